package oklahoma.bot.oklahoma.value;

import java.util.List;
import oklahoma.bot.oklahoma.sim.OklahomaSim;
import oklahoma.rules.oklahoma.Contract;

/**
 * The probability of winning a match of Oklahoma from a score, if all play equally well. Each
 * remaining hand brings each seat a mean plus a random part, Gumbel distributed, so that the
 * probabilities are a softmax.
 */
public final class OklahomaWinProbability {
  /** After each hand, the number of points that divides a seat's chance by e. */
  private static final double[] SPREAD = {50, 50, 50, 40};

  private final int[] totals;
  private final Contract contract;

  private OklahomaWinProbability(List<Integer> totals, Contract contract) {
    this.totals = totals.stream().mapToInt(Integer::intValue).toArray();
    this.contract = contract;
  }

  /**
   * The chances in a deal.
   *
   * @param totals those of all seats before the deal
   */
  public static OklahomaWinProbability of(List<Integer> totals, Contract contract) {
    return new OklahomaWinProbability(totals, contract);
  }

  /** The chance of a seat after this deal; a shared win counts by its share. */
  public double at(OklahomaSim over, int me) {
    return contract.allAtOnce() ? wins(over, me) : leads(over, me, SPREAD[contract.ordinal()]);
  }

  private double wins(OklahomaSim over, int me) {
    int mine = totals[me] + over.points(me);
    int equal = 0;
    for (int seat = 0; seat < totals.length; seat++) {
      int theirs = totals[seat] + over.points(seat);
      if (theirs < mine) {
        return 0;
      }
      equal += theirs == mine ? 1 : 0;
    }
    return 1.0 / equal;
  }

  private double leads(OklahomaSim over, int me, double spread) {
    int mine = totals[me] + over.points(me);
    double sum = 0;
    for (int seat = 0; seat < totals.length; seat++) {
      sum += Math.exp((mine - totals[seat] - over.points(seat)) / spread);
    }
    return 1 / sum;
  }
}
