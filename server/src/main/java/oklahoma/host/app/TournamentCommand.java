package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import oklahoma.bot.search.Budget;
import oklahoma.bot.tournament.Contender;
import oklahoma.bot.tournament.Contest;
import oklahoma.bot.tournament.Score;
import oklahoma.bot.tournament.Tournament;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command that measures bots against each other. */
@Command(
    name = "oklahoma tournament",
    mixinStandardHelpOptions = true,
    versionProvider = Release.class,
    description = {
      "Measures bots against each other.",
      "Every sequence of deals is played as often as there are seats, the bots moving on by one"
          + " seat each time. The intervals hold the true share in 95 %% of cases; their unit is"
          + " the sequence of deals."
    },
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:all matches were played, or this help was shown",
      "1:a file cannot be written",
      "2:the command line or the rules file is wrong"
    },
    sortOptions = false,
    usageHelpAutoWidth = true)
public final class TournamentCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_THREADS = 256;
  private static final int USUAL_SEATS = 2;
  private static final String CONTEST = "contest";
  private static final int CONTEST_UNDERCUT = 25;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      converter = CommandWords.Played.class,
      description = "The game: gin or oklahoma (gin, or the game of the rules).")
  private @Nullable Game game;

  @Option(
      names = "--rules",
      paramLabel = "NAME",
      description =
          "The rules: for gin classic, sheet-bg, sheet-101, awards, royal or contest (classic with"
              + " limit 10, gin 25 and undercut 25, as published contests have it), for oklahoma"
              + " standard; the first is the default. Or a rules file.")
  private @Nullable String rules;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many play (2, or as many as the rules file says).")
  private @Nullable Integer seats;

  @Option(
      names = "--bots",
      paramLabel = "A,B",
      defaultValue = "hard,normal",
      split = ",",
      converter = CommandWords.Contends.class,
      description =
          "Who plays: easy, normal, hard, expert, bold and careful (normal with that temper), and"
              + " for gin the reference players plain and patient; 15xhard is hard with fifteen times"
              + " the budget. The last one takes all seats that are left (${DEFAULT-VALUE}).")
  private List<Contender> bots = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many matches, rounded up to whole sequences (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--budget",
      paramLabel = "MS",
      split = ",",
      description =
          "How many milliseconds Hard has to sample the hidden cards for a move, 1 to 5000 (20);"
              + " Expert has five times as many."
              + " Several values run several contests.")
  private List<Integer> millis = List.of();

  @Option(
      names = "--samples",
      paramLabel = "N",
      split = ",",
      description =
          "Instead of a time, how many samples of the hidden cards Hard takes; the result is then"
              + " the same every time. Several values run several contests.")
  private List<Integer> samples = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides every shuffle and all random choices of the bots (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many matches are played at once (as many as there are processors, at most 256).")
  private int threads = usualThreads(Runtime.getRuntime().availableProcessors());

  @Option(names = "--csv", paramLabel = "FILE", description = "Writes the table as CSV, too.")
  private @Nullable Path csv;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draws the first bot's share of wins against the budget, too.")
  private @Nullable Path svg;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** A command before its options are parsed. */
  public TournamentCommand() {}

  /**
   * Plays a tournament.
   *
   * @param args the arguments of the command line
   */
  public static void main(String[] args) {
    System.exit(line().execute(args));
  }

  /** The command line, which reports each mistake in one sentence. */
  static CommandLine line() {
    return new CommandLine(new TournamentCommand())
        .setParameterExceptionHandler(HostCommand::wrong)
        .setExecutionExceptionHandler(TournamentCommand::failed);
  }

  private static int failed(Exception failure, CommandLine line, CommandLine.ParseResult parsed)
      throws Exception {
    if (!(failure instanceof IOException)) {
      throw failure;
    }
    line.getErr().println("A file cannot be written: " + failure.getMessage() + ".");
    return CommandLine.ExitCode.SOFTWARE;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Contest> contests = contests();
    TournamentTable table = new TournamentTable(named());
    for (Contest contest : contests) {
      List<Score> scores = Tournament.play(contest, threads);
      for (String line : table.add(contest, scores)) {
        spec.commandLine().getOut().println(line);
      }
    }
    if (csv != null) {
      Files.writeString(csv, table.csv());
    }
    if (svg != null) {
      Files.writeString(svg, table.plot());
    }
    return CommandLine.ExitCode.OK;
  }

  private String named() {
    return rules == null ? RulesFile.word(played()) : rules;
  }

  private Game played() {
    return game == null ? Game.GIN : game;
  }

  private Rules rules() {
    RulesFile file = file();
    return file.rules(seats == null ? file.seats().orElse(USUAL_SEATS) : seats);
  }

  private RulesFile file() {
    Optional<Game> wanted = rules == null ? Optional.of(played()) : Optional.ofNullable(game);
    return CONTEST.equals(rules)
        ? new RulesFile(CONTEST, likeContests(), false, this::mistake).of(wanted)
        : RulesFile.read(wanted, Optional.ofNullable(rules), List.of(CONTEST), this::mistake);
  }

  private static Rules likeContests() {
    return GinPreset.CLASSIC
        .rules(2)
        .with(new GinRules.Knocking(GinRules.KnockLimit.TEN, GinRules.Undercut.EQUAL_OR_LESS))
        .with(new GinRules.Bonuses(25, CONTEST_UNDERCUT));
  }

  /** The default number of threads: one for each processor, up to the allowed number. */
  static int usualThreads(int processors) {
    return Math.min(processors, MOST_THREADS);
  }

  /** The contests that the options describe. */
  List<Contest> contests() {
    within("--games", games, MOST_GAMES);
    within("--threads", threads, MOST_THREADS);
    Rules agreed = rules();
    List<Contender> seated = new ArrayList<>(bots);
    while (seated.size() < agreed.seats()) {
      seated.add(seated.getLast());
    }
    if (seated.size() > agreed.seats()) {
      throw mistake("--bots names more bots than there are seats.");
    }
    seated.stream()
        .map(Contender::entrant)
        .filter(bot -> bot.ginOnly() && agreed.game() != Game.GIN)
        .findFirst()
        .ifPresent(bot -> {
          throw mistake("The bot " + RulesFile.word(bot) + " plays gin only.");
        });
    int sequences = Math.ceilDiv(games, agreed.seats());
    return budgets().map(each -> new Contest(agreed, seated, sequences, each, seed)).toList();
  }

  private Stream<Budget> budgets() {
    if (!samples.isEmpty() && !millis.isEmpty()) {
      throw mistake("Use --budget or --samples, not both.");
    }
    samples.forEach(each -> within("--samples", each, 1_000_000));
    millis.forEach(each -> within("--budget", each, 5_000));
    return samples.isEmpty()
        ? (millis.isEmpty() ? List.of(20) : millis)
            .stream().map(each -> new Budget.Time(Duration.ofMillis(each)))
        : samples.stream().map(Budget.Samples::new);
  }

  private void within(String option, int value, int most) {
    if (value < 1 || value > most) {
      throw mistake(option + " needs a number from 1 to " + most + ", not " + value + ".");
    }
  }

  private ParameterException mistake(String words) {
    return new ParameterException(spec.commandLine(), words);
  }
}
