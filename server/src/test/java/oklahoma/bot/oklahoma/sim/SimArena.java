package oklahoma.bot.oklahoma.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * Compares two values of hands at the table of counts: one seat plays by the first, the others by
 * the second, and each deal is played as often as there are seats, the first moving on by a seat.
 *
 * @param deals how many deals
 * @param seed of their cards
 */
public record SimArena(Contract contract, int seats, int deals, long seed) {
  private static final double NORMAL_95 = 1.96;

  /**
   * By how many points a deal the first leads the mean of the others.
   *
   * @param noise half the width of the 95 % confidence interval of the mean
   */
  public record Lead(double mean, double noise) {}

  /** Plays all deals. */
  public Lead lead(ToDoubleFunction<float[]> first, ToDoubleFunction<float[]> second) {
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < deals; deal++) {
      double lead = 0;
      for (int at = 0; at < seats; at++) {
        lead += lead(deal, at, first, second) / seats;
      }
      sum += lead;
      squares += lead * lead;
    }
    double mean = sum / deals;
    return new Lead(mean, NORMAL_95 * Math.sqrt((squares / deals - mean * mean) / deals));
  }

  private double lead(
      int deal, int at, ToDoubleFunction<float[]> first, ToDoubleFunction<float[]> second) {
    List<SimPlayer> players = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      ToDoubleFunction<float[]> value = seat == at ? first : second;
      players.add(new SimPlayer(contract, value, 0, new SplittableRandom(seed + seat)));
    }
    SplittableRandom cards = new SplittableRandom(seed * deals + deal);
    OklahomaRules rules = OklahomaRules.standard(seats);
    int[] points = OklahomaRollout.on(OklahomaSim.dealt(rules, contract, cards), players);
    double others = Arrays.stream(points).sum() - points[at];
    return others / (seats - 1) - points[at];
  }
}
