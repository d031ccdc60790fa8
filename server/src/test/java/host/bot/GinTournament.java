package host.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import protocol.BotLevel;
import rules.Seat;
import rules.gin.GinMatch;
import rules.gin.GinPreset;
import rules.gin.GinResult;
import rules.gin.GinRules;

/**
 * Measures the bots of gin against each other. Not part of the build; the command stands in the
 * server's DESIGN.md. Every match is played with the same shuffles as often as there are seats, the
 * bots moving on by one seat each time.
 */
class GinTournament {
  private static final int MATCHES = Integer.getInteger("matches", 500);

  @Test
  void normalAgainstEasy() {
    play(GinPreset.CLASSIC, BotLevel.NORMAL, BotLevel.EASY);
  }

  @Test
  void hardAgainstNormal() {
    play(GinPreset.CLASSIC, BotLevel.HARD, BotLevel.NORMAL);
  }

  @Test
  void otherSheets() {
    for (GinPreset sheet : List.of(GinPreset.AWARDS, GinPreset.ROYAL)) {
      play(sheet, BotLevel.NORMAL, BotLevel.EASY);
      play(sheet, BotLevel.HARD, BotLevel.NORMAL);
      play(sheet, BotLevel.NORMAL, BotLevel.EASY, BotLevel.EASY);
      play(sheet, BotLevel.HARD, BotLevel.NORMAL, BotLevel.NORMAL);
      play(sheet, BotLevel.NORMAL, BotLevel.EASY, BotLevel.EASY, BotLevel.EASY);
      play(sheet, BotLevel.HARD, BotLevel.NORMAL, BotLevel.NORMAL, BotLevel.NORMAL);
    }
  }

  /** The first level against the others. */
  private static void play(GinPreset sheet, BotLevel... levels) {
    GinRules rules = sheet.rules(levels.length);
    List<Double> wins = new ArrayList<>();
    int[] calls = new int[4];
    for (int match = 0; match < MATCHES; match++) {
      for (int moved = 0; moved < levels.length; moved++) {
        List<BotLevel> order = new ArrayList<>(List.of(levels));
        Collections.rotate(order, moved);
        List<Bot> bots = order.stream().map(Bots::of).toList();
        GinMatch played = new GinArena(bots, match).match(rules, Seat.of(match % levels.length));
        List<Seat> winners = played.standing().leaders();
        wins.add(winners.contains(Seat.of(moved)) ? 1.0 / winners.size() : 0);
        played.results().forEach(result -> calls[kind(result)]++);
      }
    }
    report(sheet, levels, wins, calls);
    assertThat(wins).hasSize(MATCHES * levels.length);
  }

  private static int kind(GinResult result) {
    return switch (result.outcome()) {
      case GinResult.VoidDeal annulled -> 3;
      case GinResult.Called called -> called.call().ordinal();
    };
  }

  private static void report(GinPreset sheet, BotLevel[] levels, List<Double> wins, int[] calls) {
    double mean = wins.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    double variance =
        wins.stream().mapToDouble(won -> (won - mean) * (won - mean)).average().orElse(0);
    System.out.printf(
        "%s: %s wins %.3f ± %.3f (fair %.3f) against %s, %d matches;"
            + " knocks %d, gins %d, void %d%n",
        sheet,
        levels[0],
        mean,
        1.96 * Math.sqrt(variance / wins.size()),
        1.0 / levels.length,
        levels[1],
        wins.size(),
        calls[0],
        calls[1],
        calls[3]);
  }
}
