package oklahoma.host.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import oklahoma.host.Host;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.lobby.Admission;
import oklahoma.host.net.Limits;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The command that hosts tables without a screen. After a signal ({@code SIGTERM} or Ctrl-C) it
 * exits with 0; with 1 if it cannot host, with 2 if the command line is wrong.
 */
@Command(
    name = "oklahoma host",
    mixinStandardHelpOptions = true,
    versionProvider = Release.class,
    description = {
      "Hosts tables without a screen.",
      "Guests join by address. The guest who has been at a table longest owns it: the owner"
          + " changes rules and seats in the lobby, and starts the match. Ctrl-C or SIGTERM tells"
          + " the guests and stops."
    },
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:the host was stopped, or has only shown this help",
      "1:the port is taken, the folder cannot be used, no host runs there, or a match to be"
          + " exported cannot be read",
      "2:the command line or the rules file is wrong"
    },
    sortOptions = false,
    usageHelpAutoWidth = true)
public final class HostCommand implements Callable<Integer> {
  /** The system property with which a package gives the command's name. */
  private static final String COMMAND = "oklahoma.command";

  private static final int MOST_TABLES = 10_000;
  private static final int FEWEST_MESSAGES = 10;
  private static final int MOST_MESSAGES = 10_000;
  private static final int MOST_CONNECTIONS = 60_000;
  private static final int FEWEST_SEATS = 2;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "" + Host.PORT,
      description = "The TCP port (${DEFAULT-VALUE}); 0 takes any free port.")
  private int port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      converter = CommandWords.Address.class,
      defaultValue = "::",
      description = "Listens at this address only, instead of at all.")
  private InetAddress bind = InetAddress.ofLiteral("::");

  @Option(
      names = "--data",
      paramLabel = "DIR",
      converter = CommandWords.Folder.class,
      description =
          "The host's folder for its journal, its log and the key by which guests know it. The host"
              + " makes the folder if needed and locks it. A host that you start again on the same"
              + " folder goes on with every table where it was. Without this option the host saves"
              + " nothing, guests see a new host each time, and the log goes to standard output"
              + " alone.")
  private @Nullable Path data;

  @Option(
      names = "--export",
      paramLabel = "DIR",
      converter = CommandWords.Folder.class,
      description =
          "Hosts nothing: writes every match in the journal of --data into this folder, one file"
              + " each. Unfinished matches show hidden cards.")
  private @Nullable Path export;

  @Option(
      names = "--status",
      description =
          "Hosts nothing: shows the status of the host that uses the folder of --data: how long it"
              + " has run, its versions, and its tables with their seats. Exit code 1 if there is"
              + " none.")
  private boolean status;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      converter = CommandWords.Played.class,
      description = "The game: oklahoma or gin (oklahoma, or the game of the rules).")
  private @Nullable Game game;

  @Option(
      names = "--rules",
      paramLabel = "RULES",
      description =
          "The first rules: standard for Oklahoma; classic, sheet-bg, sheet-101, awards or"
              + " royal for gin; or a file such as \"oklahoma 4 seats jokers 0 claims 2\" or \"gin"
              + " classic 2 seats big-gin yes\" (see RULES.md, Notation). The owner may change"
              + " them.")
  private @Nullable String rules;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description =
          "How many seats are open, 2 to 8 (as many as the rules allow, or as the rules file"
              + " says).")
  private @Nullable Integer seats;

  @Option(
      names = "--bots",
      paramLabel = "N[:LEVEL]",
      defaultValue = "0",
      converter = CommandWords.Bots.class,
      description =
          "How many seats bots take, and how well they play: easy, normal, hard or"
              + " expert (normal).")
  private CommandWords.BotCount bots = CommandWords.BotCount.NONE;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "Oklahoma",
      converter = CommandWords.Named.class,
      description = "The name of the table (${DEFAULT-VALUE}).")
  private TableName name = new TableName("Oklahoma");

  @Option(
      names = "--tables",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many tables to open (${DEFAULT-VALUE}); several get numbers. The list at the host's"
              + " address shows the first "
              + FromHost.Tables.MOST
              + ", lists on the network fewer.")
  private int tables;

  @Option(
      names = "--connections",
      paramLabel = "N",
      defaultValue = "256",
      description = "The most connections in all (${DEFAULT-VALUE}).")
  private int connections;

  @Option(
      names = "--connections-per-address",
      paramLabel = "N",
      defaultValue = "32",
      description = "The most connections from one address (${DEFAULT-VALUE}).")
  private int connectionsPerAddress;

  @Option(
      names = "--messages",
      paramLabel = "N",
      defaultValue = "20",
      description = "The most messages a second from one guest (${DEFAULT-VALUE}).")
  private int messages;

  @Option(
      names = "--grace",
      paramLabel = "SECONDS",
      defaultValue = "60",
      converter = CommandWords.Grace.class,
      description =
          "How many seconds a seat waits for a guest who lost the connection, before a bot plays:"
              + " 0, 15 to 600, or none for no limit (${DEFAULT-VALUE}).")
  private CommandWords.Patience grace = CommandWords.Patience.ENDLESS;

  @Option(
      names = "--password-file",
      paramLabel = "FILE",
      description =
          "New guests need the password in the first line of this file, 4 to 40 characters."
              + " Without this option the host takes it from the environment variable"
              + " "
              + PasswordSource.VARIABLE
              + ", if that is set. The owner of a table may change it.")
  private @Nullable Path passwordFile;

  @Option(names = "--watch", description = "Allows spectators; the owner may change it.")
  private boolean watch;

  @Option(
      names = "--suggestions",
      description =
          "Lets the program suggest moves to players who ask for it, and show when it would do"
              + " better; everybody at the table sees who asks.")
  private boolean suggestions;

  @Option(
      names = "--hidden",
      description = "Hides the tables from the list on the network; guests join by address.")
  private boolean hidden;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** A command before its options are parsed. */
  public HostCommand() {}

  /**
   * Hosts until a signal stops it.
   *
   * @param args the arguments of the command line
   */
  public static void main(String[] args) {
    // Netty would track a sample of its buffers for leaks; the tests track all of them.
    System.setProperty("io.netty.leakDetection.level", "disabled");
    System.exit(line().execute(args));
  }

  /** The command line, which reports each mistake in one sentence. */
  static CommandLine line() {
    return new CommandLine(new HostCommand())
        .setCommandName(System.getProperty(COMMAND, "oklahoma host"))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(HostCommand::wrong)
        .setExecutionExceptionHandler(HostCommand::failed);
  }

  /** Prints the mistake in one sentence and returns the exit code. */
  static int wrong(ParameterException mistake, String[] args) {
    CommandLine line = mistake.getCommandLine();
    String words = String.valueOf(mistake.getMessage());
    String sentence = words.endsWith(".") ? words : words + ".";
    line.getErr().println(sentence + " See " + line.getCommandName() + " --help");
    return CommandLine.ExitCode.USAGE;
  }

  private static int failed(Exception failure, CommandLine line, CommandLine.ParseResult parsed)
      throws Exception {
    line.getErr().println(StartupErrors.of(failure));
    return CommandLine.ExitCode.SOFTWARE;
  }

  @Override
  public Integer call() throws IOException, JournalRefused {
    if (status && export != null) {
      throw mistake("--status and --export do one thing each: use one of them.");
    }
    if (status) {
      Path of = folder("--status needs --data, the folder of the host.");
      return StatusCommand.run(of, spec.commandLine());
    }
    if (export != null) {
      Path of = folder("--export needs --data, the folder of the journal.");
      return ExportCommand.run(of, export, spec.commandLine());
    }
    host();
    return CommandLine.ExitCode.OK;
  }

  private void host() throws IOException, JournalRefused {
    HeadlessHost.Plan plan = plan(Optional.ofNullable(System.getenv(PasswordSource.VARIABLE)));
    try (DataFolder folder = DataFolder.open(Optional.ofNullable(data))) {
      HostLog.begin(folder.folder());
      folder.prepareJournal();
      Optional<Path> file = folder.journal();
      boolean fresh = file.isPresent() && !Files.exists(file.get());
      Optional<JournalFile> journal =
          file.isPresent() ? Optional.of(JournalFile.open(file.get())) : Optional.empty();
      folder.forgetStatus();
      if (fresh && folder.hasIdentity()) {
        HeadlessHost.warnOfNewJournal(file.get());
      }
      HeadlessHost.run(plan, folder.identity(), folder.folder(), journal);
    }
  }

  /** The folder of a host, for options that require one. */
  private Path folder(String wanting) {
    if (data == null) {
      throw mistake(wanting);
    }
    return data;
  }

  /**
   * The plan that the options describe.
   *
   * @param password the value of {@link PasswordSource#VARIABLE}
   */
  HeadlessHost.Plan plan(Optional<String> password) {
    within("--port", port, 0, 65_535);
    within("--tables", tables, 1, MOST_TABLES);
    if (tables > 1 && TableName.of(HeadlessHost.Plan.numbered(name, tables)).isEmpty()) {
      throw mistake("--name leaves no room for the numbers of the tables: use a shorter one.");
    }
    within("--connections", connections, 1, MOST_CONNECTIONS);
    within("--connections-per-address", connectionsPerAddress, 1, MOST_CONNECTIONS);
    within("--messages", messages, FEWEST_MESSAGES, MOST_MESSAGES);
    OpenFiles.refused(connections)
        .ifPresent(sentence -> {
          throw mistake(sentence);
        });
    RulesFile file =
        RulesFile.read(
            Optional.ofNullable(game), Optional.ofNullable(rules), List.of(), this::mistake);
    int open = seats == null ? file.seats().orElse(file.mostSeats()) : seats;
    within("--seats", open, FEWEST_SEATS, CommandWords.MOST_SEATS);
    if (bots.count() >= open) {
      throw mistake("--bots leaves no seat for a guest: use at most " + (open - 1) + ".");
    }
    Rules agreed = file.rules(open);
    Optional<PasswordVerifier> verifier =
        PasswordSource.read(Optional.ofNullable(passwordFile), password, this::mistake);
    return new HeadlessHost.Plan(
        new InetSocketAddress(bind, port),
        agreed,
        bots,
        name,
        tables,
        grace.span(),
        Admission.open(watch).password(verifier),
        suggestions,
        !hidden,
        Limits.USUAL.connections(connections, connectionsPerAddress).messages(messages));
  }

  private void within(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw mistake(
          option + " needs a number from " + least + " to " + most + ", not " + value + ".");
    }
  }

  private ParameterException mistake(String words) {
    return new ParameterException(spec.commandLine(), words);
  }
}
