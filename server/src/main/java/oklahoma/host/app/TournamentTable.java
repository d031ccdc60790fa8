package oklahoma.host.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import oklahoma.bot.search.Budget;
import oklahoma.bot.tournament.Contest;
import oklahoma.bot.tournament.Measure;
import oklahoma.bot.tournament.Score;

/** Prints the scores of contests as lines, as CSV and as a plot. */
final class TournamentTable {
  private static final String HEAD =
      "rules,seats,bots,matches,seed,budget,bot,fair,wins,wins_low,wins_high,points,points_low,"
          + "points_high\n";

  private final String rules;
  private final StringBuilder csv = new StringBuilder(HEAD);
  private final List<SvgPlot.Point> points = new ArrayList<>();

  TournamentTable(String rules) {
    this.rules = rules;
  }

  /** Adds a contest and returns its lines. */
  List<String> add(Contest contest, List<Score> scores) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %d seats, %s: %d matches, %s, seed %d"
            .formatted(
                rules,
                contest.rules().seats(),
                bots(contest),
                contest.matches(),
                budget(contest.budget()),
                contest.seed()));
    for (Score score : scores) {
      lines.add(line(contest, score));
      csv.append(row(contest, score));
    }
    Measure first = scores.getFirst().wins();
    points.add(new SvgPlot.Point(amount(contest.budget()), first.mean(), first.noise()));
    return lines;
  }

  private static String line(Contest contest, Score score) {
    Measure wins = score.wins();
    Measure points = score.points();
    return String.format(
        Locale.ROOT,
        "  %-8s wins %.3f ± %s (%.2f of the fair share), points %.1f ± %s",
        CommandWords.Contends.word(score.contender()),
        wins.mean(),
        noise("%.3f", wins),
        wins.mean() / contest.fair(),
        points.mean(),
        noise("%.1f", points));
  }

  private static String noise(String format, Measure measure) {
    return Double.isInfinite(measure.noise())
        ? "unknown"
        : String.format(Locale.ROOT, format, measure.noise());
  }

  private String row(Contest contest, Score score) {
    Measure wins = score.wins();
    Measure points = score.points();
    return String.format(
        Locale.ROOT,
        "%s,%d,%s,%d,%d,%s,%s,%.4f,%.4f,%.4f,%.4f,%.2f,%.2f,%.2f\n",
        '"' + rules.replace("\"", "\"\"") + '"',
        contest.rules().seats(),
        bots(contest),
        contest.matches(),
        contest.seed(),
        budget(contest.budget()),
        CommandWords.Contends.word(score.contender()),
        contest.fair(),
        wins.mean(),
        wins.low(),
        wins.high(),
        points.mean(),
        points.low(),
        points.high());
  }

  private static String bots(Contest contest) {
    return contest.contenders().stream()
        .map(CommandWords.Contends::word)
        .collect(Collectors.joining(" "));
  }

  private static String budget(Budget budget) {
    return switch (budget) {
      case Budget.Samples(int count) -> count + " samples";
      case Budget.Time time -> time.span().toMillis() + " ms";
    };
  }

  private static double amount(Budget budget) {
    return switch (budget) {
      case Budget.Samples(int count) -> count;
      case Budget.Time time -> time.span().toMillis();
    };
  }

  /** All contests as CSV. */
  String csv() {
    return csv.toString();
  }

  /** The first bot's share of wins against the budget. */
  String plot() {
    return SvgPlot.of(points);
  }
}
