package oklahoma.bot.search;

import java.util.Arrays;

/** Sums over worlds in which the same moves were tried, and over their differences. */
public final class Compared {
  private final double[] sums;
  private final double[][] products;
  private int worlds;

  /** Nothing yet, of so many moves. */
  public Compared(int moves) {
    sums = new double[moves];
    products = new double[moves][moves];
  }

  /** Adds a world: what each move was worth there. */
  public void add(double[] worths) {
    worlds++;
    for (int i = 0; i < sums.length; i++) {
      sums[i] += worths[i];
      for (int j = 0; j < sums.length; j++) {
        products[i][j] += worths[i] * worths[j];
      }
    }
  }

  /** How many worlds. */
  public int worlds() {
    return worlds;
  }

  /** The move that was worth most; the first of equals. */
  public int best() {
    double most = Arrays.stream(sums).max().orElseThrow();
    int best = 0;
    while (sums[best] < most) {
      best++;
    }
    return best;
  }

  /** What a move was worth. */
  public Estimate worth(int move) {
    double mean = sums[move] / worlds;
    return estimate(mean, products[move][move] / worlds - mean * mean);
  }

  /** How much less a move was worth than another one in the same worlds. */
  public Estimate behind(int move, int other) {
    double mean = (sums[other] - sums[move]) / worlds;
    double square =
        (products[move][move] - 2 * products[move][other] + products[other][other]) / worlds;
    return estimate(mean, square - mean * mean);
  }

  private Estimate estimate(double mean, double variance) {
    return new Estimate(mean, Math.sqrt(Math.max(0, variance) / worlds));
  }
}
