package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.net.Limits;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.messages.TableHelp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Every wrong argument has a sentence, and exit code 2. */
@Timeout(180)
class HostCommandTest {
  @TempDir private Path folder;

  private final StringWriter output = new StringWriter();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--port ten       | 'ten' is not an int",
        "--port 65536     | --port needs a number from 0 to 65535, not 65536.",
        "--bind a..b      | 'a..b' is not an address. See",
        "--bind=          | '' is not an address. See",
        "--data=          | '' is not a folder. See",
        "--data d --export= | '' is not a folder. See",
        "--game whist     | This host plays oklahoma or gin, not 'whist'.",
        "--rules nowhere  | --rules needs one of standard, classic, sheet-bg, sheet-101, awards,"
            + " royal, or a rules file; the file 'nowhere' cannot be read: there is no nowhere.",
        "--game gin --rules standard  | --game says gin, but the rules 'standard' are of oklahoma.",
        "--game oklahoma --rules royal  | --game says oklahoma, but the rules 'royal' are of gin.",
        "--game gin --seats 3  | These rules do not allow 3 players: the up-card is offered, which"
            + " is for two players only.",
        "--rules awards --seats 5  | These rules do not allow 5 players: a value is not from 2 to"
            + " 4.",
        "--game gin --bots 2  | --bots leaves no seat for a guest: use at most 1.",
        "--seats 9        | --seats needs a number from 2 to 8, not 9.",
        "--bots 2:clever  | 'clever' is not easy, normal, hard or expert",
        "--bots two       | 'two' is not a number such as 2, or 2:hard",
        "--bots 8         | --bots leaves no seat for a guest: use at most 7.",
        "--name an-Oklahoma-table-with-a-name-that-never-ends | a name has 1 to 40 visible"
            + " characters",
        "--tables 10 --name Thirty-eight-characters-for-a-table-10 | --name leaves no room for the"
            + " numbers of the tables: use a shorter one.",
        "--tables 10001   | --tables needs a number from 1 to 10000, not 10001.",
        "--connections 0  | --connections needs a number from 1 to 60000, not 0.",
        "--connections-per-address 0 | --connections-per-address needs a number from 1 to 60000,"
            + " not 0.",
        "--messages 9     | --messages needs a number from 10 to 10000, not 9.",
        "--grace 14       | '14' is not 0, 15 to 600 or none",
        "--grace 601      | '601' is not 0, 15 to 600 or none",
        "--password-file nowhere | The host cannot read the password file nowhere: there is no"
            + " nowhere.",
        "--status       | --status needs --data, the folder of the host.",
        "--data d --status --export e | --status and --export do one thing each: use one of them.",
        "--watchable yes  | '--watchable'",
        "--seats          | --seats"
      })
  void whatIsWrongIsReportedInOneSentence(String arguments, String sentence) {
    assertThat(run(arguments.split(" ", arguments.startsWith("--name") ? 2 : -1)))
        .isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(output.toString().strip()).contains(sentence).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "whist 4 seats                     | line 1, column 1: 'whist' is not allowed here.",
        "oklahoma 4 seats;;# x;claimz 2    | line 4, column 1: 'claimz' is not a" + " rule.",
        "oklahoma 4 seats;jokers many      | line 2, column 8: 'many' should be a" + " number.",
        "gin classic 2 seats;end target 20 | line 2, column 14: nobody can play by these rules: a"
            + " value is not from 50 to 500.",
        "gin classic 2 seats;box 21        | line 2, column 7: nobody can play by these rules: a"
            + " value is not 20 or 25.",
        "gin awards 3 seats;box 20         | line 2, column 7: nobody can play by these rules:"
            + " boxes work only with difference scoring.",
        "gin classic 3 seats               | line 1, column 20: nobody can play by these rules: the"
            + " up-card is offered, which is for two players only.",
        "gin awards 5 seats                | line 1, column 19: nobody can play by these rules: a"
            + " value is not from 2 to 4.",
        "oklahoma 4 seats;jokers 9         | line 2, column 9: nobody can play by these rules: a"
            + " value is not from 0 to 4."
      })
  void aWrongFileOfRulesIsNamedWithItsLine(String lines, String sentence) throws IOException {
    Path file = folder.resolve("rules.txt");
    Files.writeString(file, lines.replace(';', '\n'));
    assertThat(run("--rules", file.toString())).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(output.toString().strip()).contains(file + ", " + sentence).hasLineCount(1);
  }

  @Test
  void itIsCalledAsItsPackageCallsIt() {
    assertThat(run("--port", "ten")).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(output.toString().strip()).endsWith(" See oklahoma host --help");
    System.setProperty("oklahoma.command", "oklahoma-host");
    try {
      run("--port", "ten");
      assertThat(output.toString().strip()).endsWith(" See oklahoma-host --help");
      assertThat(HostCommand.line().getUsageMessage()).startsWith("Usage: oklahoma-host ");
    } finally {
      System.clearProperty("oklahoma.command");
    }
  }

  @Test
  void rulesThatSoManyCannotPlay() throws IOException {
    Path file = folder.resolve("rules.txt");
    Files.writeString(file, "gin classic 2 seats");
    assertThat(run("--rules", file.toString(), "--seats", "3"))
        .isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(output.toString()).contains("do not allow 3 players");
  }

  @Test
  void aPasswordThatIsNone() throws IOException {
    Path file = Files.writeString(folder.resolve("password.txt"), "abc\nand more\n");
    assertThat(run("--password-file", file.toString())).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(output.toString().strip())
        .contains("is not a password: use 4 to 40 visible characters.")
        .hasLineCount(1);
  }

  /** A picture by mistake, or a device that never ends: nobody reads all of it. */
  @ParameterizedTest
  @ValueSource(strings = {"--rules", "--password-file"})
  void aFileThatNobodyWroteForThatIsReported(String option) throws IOException {
    Path file = Files.writeString(folder.resolve("long.txt"), "#".repeat(70_000));
    assertThat(run(option, file.toString())).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(output.toString().strip()).contains(": it is too long.").hasLineCount(1);
    Files.write(file, new byte[] {'o', -1, -2});
    assertThat(run(option, file.toString())).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(output.toString()).contains(": it is not a text in UTF-8.");
  }

  /** The mark at its beginning cannot be seen, and no guest types it. */
  @Test
  void aPasswordThatAnEditorOfWindowsWrote() throws IOException {
    Path file = Files.writeString(folder.resolve("password.txt"), "\ufeffof the file\r\n");
    assertThat(opensWith(plan(Optional.empty(), "--password-file", file.toString()), "of the file"))
        .isTrue();
  }

  @Test
  void aFolderThatCannotBeMade() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(run("--data", file.resolve("folder").toString())).isEqualTo(1);
    assertSentence("The host cannot write the folder " + file.resolve("folder"));
  }

  /** A journal of nothing beside the key of a host that was there before. */
  @Test
  void anEmptyJournalIsReportedAndLeftAsItIs() throws IOException {
    Files.writeString(folder.resolve("identity.pem"), "a key");
    Path journal = Files.createFile(folder.resolve("journal.db"));
    assertThat(run("--data", folder.toString(), "--port", "0")).isEqualTo(1);
    assertSentence("The journal " + journal + " is empty");
    assertThat(journal).isEmptyFile();
  }

  @Test
  void aLogWithoutItsJournalIsReported() throws IOException {
    Path journal = folder.resolve("journal.db");
    Path log = Files.writeString(folder.resolve("journal.db-wal"), "what is left");
    assertThat(run("--data", folder.toString(), "--port", "0")).isEqualTo(1);
    assertSentence("The journal " + journal + " is gone, but its log " + log + " is there;");
    assertThat(log).hasContent("what is left");
  }

  @Test
  void aJournalWithADamagedVersionIsReported() throws Exception {
    JournalFile.open(folder.resolve("journal.db")).close();
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
        Statement statement = database.createStatement()) {
      statement.executeUpdate("PRAGMA user_version = -7");
    }
    assertThat(run("--data", folder.toString(), "--port", "0")).isEqualTo(1);
    assertSentence("The journal " + folder.resolve("journal.db") + " is damaged");
  }

  @Test
  void aFormerStatusThatCannotBeDeletedIsReported() throws IOException {
    Path status = Files.createDirectories(folder.resolve("status.txt/inside")).getParent();
    assertThat(run("--data", folder.toString(), "--port", "0")).isEqualTo(1);
    assertSentence(
        "The host cannot write the folder "
            + folder
            + ": "
            + status
            + " is a folder with files in it.");
  }

  /** A host that is killed while its first journal begins leaves it under another name. */
  @Test
  void whatAKilledHostLeftIsDeleted() throws IOException, JournalRefused {
    leftByAKilledHost();
    assertThat(run("--data", folder.toString(), "--port", "0", "--bind", "192.0.2.1")).isEqualTo(1);
    assertSentence("This machine has no address 192.0.2.1");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains("journal.db", "journal.db.1")
          .noneMatch(file -> file.contains("4711") || file.equals("status.txt"));
    }
  }

  private void leftByAKilledHost() throws IOException, JournalRefused {
    JournalFile.open(folder.resolve("journal.db")).close();
    for (String name :
        List.of("journal.db.4711.new", "journal.db.4711.new-wal", "journal.db.1", "status.txt")) {
      Files.createFile(folder.resolve(name));
    }
  }

  /** Somebody has deleted the lock of a host that runs: its journal keeps others away. */
  @ParameterizedTest
  @ValueSource(strings = {"--port=0", "--export=out"})
  void aHostThatRunsWithoutItsLockKeepsItsStatus(String option) throws IOException, JournalRefused {
    Path status = Files.writeString(folder.resolve("status.txt"), "since");
    try (JournalFile running = JournalFile.open(folder.resolve("journal.db"))) {
      assertThat(run("--data", folder.toString(), option)).isEqualTo(1);
      assertSentence("Another host uses the journal " + running.file());
    }
    assertThat(status).hasContent("since");
  }

  /** As for a user who may not look into the folder of another one's host. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // a link needs rights there
  void aStatusThatCannotBeReadIsReported() throws IOException {
    Path lock = folder.resolve("host.lock");
    Files.createSymbolicLink(lock, lock);
    assertThat(run("--status", "--data", folder.toString())).isEqualTo(1);
    assertSentence("Only the user who runs the host in the folder " + folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "up", "since yesterday\n", "since \u00ff"})
  void aStatusThatNoHostHasWrittenIsReported(String text) throws IOException {
    Files.writeString(folder.resolve("status.txt"), text, StandardCharsets.ISO_8859_1);
    try (DataFolder used = DataFolder.open(Optional.of(folder))) {
      assertThat(run("--status", "--data", folder.toString())).isEqualTo(1);
      assertThat(used.folder()).isPresent();
    }
    assertSentence("The status " + folder.resolve("status.txt") + " is damaged");
  }

  @Test
  void anExportFromAMistypedFolderMakesNone() {
    Path mistyped = folder.resolve("mistyped");
    assertThat(run("--data", mistyped.toString(), "--export", folder.toString())).isEqualTo(2);
    assertSentence("There is no journal in the folder " + mistyped);
    assertThat(folder).isEmptyDirectory();
  }

  /** As with a limit of open files, or a password, that is only for hosts. */
  @Test
  void whatHostsNothingNeedsNoPlan() throws IOException, JournalRefused {
    String[] noPlan = {"--rules", "nowhere", "--data", folder.toString()};
    assertThat(run(with(noPlan, "--status"))).isEqualTo(1);
    assertSentence("No host uses the folder " + folder);
    JournalFile.open(folder.resolve("journal.db")).close();
    assertThat(run(with(noPlan, "--export", folder.resolve("out").toString()))).isZero();
  }

  private static String[] with(String[] some, String... more) {
    return Stream.of(some, more).flatMap(Stream::of).toArray(String[]::new);
  }

  @Test
  void aFolderOfAnExportThatCannotBeWrittenIsReported() throws IOException, JournalRefused {
    JournalFile.open(folder.resolve("journal.db")).close();
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(run("--data", folder.toString(), "--export", file.toString())).isEqualTo(1);
    assertSentence("The host cannot write the folder " + file);
  }

  /** Whatever the system says about a file, people read no name of a class. */
  @ParameterizedTest
  @MethodSource
  void aFailureOfAFileHasWordsOfItsOwn(IOException failure, String words) {
    assertThat(StartupErrors.why(failure)).isEqualTo(words);
  }

  static Stream<Arguments> aFailureOfAFileHasWordsOfItsOwn() {
    return Stream.of(
        Arguments.of(new AccessDeniedException("x"), "this user has no permission"),
        Arguments.of(new NoSuchFileException("x"), "there is no x"),
        Arguments.of(new FileAlreadyExistsException("x"), "x is not a folder"),
        Arguments.of(
            new FileSystemException("x", null, "No space left on device"),
            "no space left on device"),
        Arguments.of(new IOException("No space left on device"), "No space left on device"),
        Arguments.of(new IOException(), "the system does not say why"));
  }

  private void assertSentence(String beginning) {
    assertThat(output.toString().strip().replace(" See oklahoma host --help", ""))
        .startsWith(beginning)
        .endsWith(".")
        .hasLineCount(1)
        .doesNotContain("Exception", "java.", "org.");
  }

  @Test
  void anAddressOfAnotherMachine() {
    assertThat(run("--bind", "192.0.2.1", "--port", "0")).isEqualTo(1);
    assertThat(output.toString().strip())
        .isEqualTo(
            "This machine has no address 192.0.2.1: choose one of its addresses with --bind.");
  }

  @Test
  void helpNamesEveryOption() {
    CommandLine line = HostCommand.line();
    StringWriter help = new StringWriter();
    line.setOut(new PrintWriter(help, true));
    assertThat(line.execute("--help")).isZero();
    for (OptionSpec option : line.getCommandSpec().options()) {
      assertThat(help.toString()).contains(option.names());
      assertThat(option.description()).as(option.longestName()).isNotEmpty();
    }
  }

  private static Stream<Arguments> whatAnOptionChangesInThePlan() {
    Function<HeadlessHost.Plan, Object> grace = HeadlessHost.Plan::grace;
    Function<HeadlessHost.Plan, Object> findable = HeadlessHost.Plan::findable;
    Function<HeadlessHost.Plan, Object> limits = HeadlessHost.Plan::limits;
    Function<HeadlessHost.Plan, Object> helps =
        plan -> plan.setups().stream().map(TableSetup::help).toList();
    return Stream.of(
        Arguments.of("--hidden", findable, true, false),
        Arguments.of("--grace 15", grace, minute(), Optional.of(Duration.ofSeconds(15))),
        Arguments.of("--grace 0", grace, minute(), Optional.of(Duration.ZERO)),
        Arguments.of("--grace none", grace, minute(), Optional.empty()),
        Arguments.of("--suggestions", helps, helping(false), helping(true)),
        Arguments.of("--connections 300", limits, Limits.USUAL, Limits.USUAL.connections(300, 32)),
        Arguments.of(
            "--connections-per-address 40",
            limits,
            Limits.USUAL,
            Limits.USUAL.connections(256, 40)),
        Arguments.of("--messages 50", limits, Limits.USUAL, Limits.USUAL.messages(50)));
  }

  private static Optional<Duration> minute() {
    return Optional.of(Duration.ofMinutes(1));
  }

  private static List<TableHelp> helping(boolean suggestions) {
    return List.of(new TableHelp(true, suggestions));
  }

  @ParameterizedTest
  @MethodSource
  void whatAnOptionChangesInThePlan(
      String option, Function<HeadlessHost.Plan, Object> part, Object usual, Object changed) {
    assertThat(part.apply(plan(Optional.empty()))).isEqualTo(usual);
    assertThat(part.apply(plan(Optional.empty(), option.split(" ")))).isEqualTo(changed);
  }

  @Test
  void theEnvironmentNamesAPasswordUnlessAFileDoes() throws IOException {
    Path file = Files.writeString(folder.resolve("password.txt"), "of the file\n");
    Optional<String> variable = Optional.of("of the environment");
    assertThat(opensWith(plan(variable), "of the environment")).isTrue();
    assertThat(opensWith(plan(variable, "--password-file", file.toString()), "of the file"))
        .isTrue();
    assertThat(plan(Optional.empty()).admission().needsPassword()).isFalse();
  }

  private static boolean opensWith(HeadlessHost.Plan plan, String password) {
    PasswordVerifier verifier = plan.admission().password().orElseThrow();
    TablePassword typed = TablePassword.of(password).orElseThrow();
    return PasswordVerifier.of(typed, verifier.salt().bytes()).equals(verifier);
  }

  private static HeadlessHost.Plan plan(Optional<String> password, String... arguments) {
    CommandLine line = HostCommand.line();
    line.parseArgs(arguments);
    return ((HostCommand) line.getCommand()).plan(password);
  }

  private int run(String... arguments) {
    return HostCommand.line().setErr(new PrintWriter(output, true)).execute(arguments);
  }
}
