package oklahoma.bot.oklahoma;

import java.util.Arrays;

/** Sums over the plans that lack fewest cards, and over those that lack one card more. */
final class NearestPlans {
  private static final int LEVELS = 2;
  private static final int NONE_YET = 99;
  private static final double TINY = 1e-4;

  private final double[] chances = new double[LEVELS];
  private final long[] wanted = new long[LEVELS];
  private final long[] used = new long[LEVELS];
  private int least;

  /** Forgets everything. */
  void clear() {
    least = NONE_YET;
    Arrays.fill(chances, 0);
    Arrays.fill(wanted, 0);
    Arrays.fill(used, 0);
  }

  /** Whether plans that lack so many cards matter. */
  boolean minds(int gaps) {
    return gaps < least + LEVELS;
  }

  /**
   * Adds a plan.
   *
   * @param gaps how many cards it lacks
   * @param rate how likely they are to come
   * @param use the kinds that it uses
   * @param want the kinds that it lacks
   */
  void add(int gaps, double rate, long use, long want) {
    if (gaps < least) {
      nearer(gaps);
    }
    int level = gaps - least;
    if (level < LEVELS) {
      chances[level] += rate;
      wanted[level] |= want;
      used[level] |= use;
    }
  }

  private void nearer(int gaps) {
    boolean next = gaps == least - 1;
    chances[1] = next ? chances[0] : 0;
    wanted[1] = next ? wanted[0] : 0;
    used[1] = next ? used[0] : 0;
    chances[0] = 0;
    wanted[0] = 0;
    used[0] = 0;
    least = gaps;
  }

  /** The fewest cards that a plan lacks. */
  int least() {
    return least;
  }

  /** The kinds that the nearest plans lack (0), or those that lack one more (1). */
  long wanted(int farther) {
    return wanted[farther];
  }

  /** The kinds that they use. */
  long used(int farther) {
    return used[farther];
  }

  /** How many they are and how likely, as a logarithm. */
  double chance(int farther) {
    return Math.log(chances[farther] + TINY);
  }
}
