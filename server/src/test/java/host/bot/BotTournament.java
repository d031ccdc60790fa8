package host.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import protocol.BotLevel;
import rules.Seat;
import rules.oklahoma.OklahomaRules;

/**
 * Measures the bots against each other. Not part of the build; the command stands in the server's
 * DESIGN.md. Every match is played with the same cards as often as there are seats, the bots moving
 * on by one seat each time.
 */
class BotTournament {
  private static final int MATCHES = Integer.getInteger("matches", 50);

  private static final BotLevel[] EIGHT = {
    BotLevel.EASY, BotLevel.EASY, BotLevel.EASY, BotLevel.EASY,
    BotLevel.NORMAL, BotLevel.NORMAL, BotLevel.NORMAL, BotLevel.NORMAL
  };

  @Test
  void normalAgainstEasy() {
    play(BotLevel.EASY, BotLevel.NORMAL);
    play(BotLevel.EASY, BotLevel.EASY, BotLevel.NORMAL, BotLevel.NORMAL);
    play(BotLevel.EASY, BotLevel.EASY, BotLevel.EASY, BotLevel.NORMAL);
    play(EIGHT);
  }

  @Test
  void hardAgainstNormal() {
    play(BotLevel.NORMAL, BotLevel.HARD);
    play(BotLevel.NORMAL, BotLevel.NORMAL, BotLevel.HARD, BotLevel.HARD);
  }

  @Test
  void normalAlone() {
    for (int seats : new int[] {2, 3, 4, 8}) {
      play(Collections.nCopies(seats, BotLevel.NORMAL).toArray(BotLevel[]::new));
    }
  }

  private static void play(BotLevel... levels) {
    int seats = levels.length;
    List<Arena.Outcome> hands = new ArrayList<>();
    List<List<Double>> totals = new ArrayList<>();
    List<List<Double>> wins = new ArrayList<>();
    Arrays.stream(BotLevel.values()).forEach(level -> totals.add(new ArrayList<>()));
    Arrays.stream(BotLevel.values()).forEach(level -> wins.add(new ArrayList<>()));
    for (int match = 0; match < MATCHES; match++) {
      for (int moved = 0; moved < seats; moved++) {
        List<BotLevel> order = new ArrayList<>(List.of(levels));
        Collections.rotate(order, moved);
        List<Bot> bots = order.stream().map(Bots::of).toList();
        List<Arena.Outcome> played =
            new Arena(bots, match).match(OklahomaRules.standard(seats), Seat.of(match % seats));
        hands.addAll(played);
        score(order, played, totals, wins);
      }
    }
    report(levels, hands, totals, wins);
    assertThat(hands).hasSizeGreaterThanOrEqualTo(MATCHES * seats * 5);
  }

  private static void score(
      List<BotLevel> order,
      List<Arena.Outcome> played,
      List<List<Double>> totals,
      List<List<Double>> wins) {
    int[] sums = new int[order.size()];
    for (Arena.Outcome hand : played) {
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] += hand.points().get(seat);
      }
    }
    int least = Arrays.stream(sums).min().orElseThrow();
    long winners = Arrays.stream(sums).filter(sum -> sum == least).count();
    for (int seat = 0; seat < sums.length; seat++) {
      int level = order.get(seat).ordinal();
      totals.get(level).add((double) sums[seat]);
      wins.get(level).add(sums[seat] == least ? 1.0 / winners : 0);
    }
  }

  private static void report(
      BotLevel[] levels,
      List<Arena.Outcome> hands,
      List<List<Double>> totals,
      List<List<Double>> wins) {
    System.out.println(Arrays.toString(levels));
    for (int hand = 1; hand <= 5; hand++) {
      int number = hand;
      List<Arena.Outcome> some = hands.stream().filter(one -> one.hand() == number).toList();
      System.out.printf(
          "  hand %d: somebody out %.1f %%, turns each %.1f, down %.2f, claims %.2f%n",
          hand,
          100 * mean(some, one -> one.out().isPresent() ? 1 : 0),
          mean(some, one -> (double) one.discards() / levels.length),
          mean(some, Arena.Outcome::down),
          mean(some, Arena.Outcome::claims));
    }
    for (BotLevel level : BotLevel.values()) {
      List<Double> points = totals.get(level.ordinal());
      if (!points.isEmpty()) {
        System.out.printf(
            "  %s: %.1f points a match, wins %.3f ± %.3f (fair %.3f)%n",
            level,
            mean(points, Double::doubleValue),
            mean(wins.get(level.ordinal()), Double::doubleValue),
            noise(wins.get(level.ordinal())),
            1.0 / levels.length);
      }
    }
  }

  /** Half the width of the 95 % interval of a mean. */
  private static double noise(List<Double> values) {
    double mean = mean(values, Double::doubleValue);
    double variance = mean(values, value -> (value - mean) * (value - mean));
    return 1.96 * Math.sqrt(variance / values.size());
  }

  private static <T> double mean(List<T> values, ToDoubleFunction<T> of) {
    return values.stream().mapToDouble(of).average().orElse(0);
  }
}
