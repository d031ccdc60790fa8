package oklahoma.bot.gin.sim;

import java.util.Arrays;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;

/** The melds of one best arrangement, found without allocating any other. */
final class GinSimMelds {
  private static final int RANKS = 13;
  private static final int SUITS = 4;
  private static final int SUIT = (1 << RANKS) - 1;
  private static final long RANK = 1L | 1L << RANKS | 1L << (2 * RANKS) | 1L << (3 * RANKS);

  private GinSimMelds() {}

  /** The melds of a hand's best arrangement as bits: sets first, and runs as long as possible. */
  static long[] best(long hand, Runs runs) {
    long[] melds = new long[Long.bitCount(hand) / 3 + 1];
    int count = 0;
    int least = Deadwood.least(hand, runs);
    long rest = hand;
    for (int place = 0; place < RANKS; place++) {
      long rank = rest & RANK << place;
      if (Long.bitCount(rank) >= 3) {
        long set = set(rest, rank, least, runs);
        if (set != 0) {
          melds[count++] = set;
          rest ^= set;
        }
      }
    }
    for (int suit = 0; suit < SUITS; suit++) {
      int ranks = (int) (rest >>> (suit * RANKS)) & SUIT;
      while (ranks != 0) {
        int run = stretch(ranks, runs);
        ranks &= ~run;
        if (Integer.bitCount(run) >= 3) {
          melds[count++] = (long) run << (suit * RANKS);
        }
      }
    }
    return Arrays.copyOf(melds, count);
  }

  /**
   * A set of this rank that belongs to a best arrangement; 0 if the hand is as good without one.
   */
  private static long set(long rest, long rank, int least, Runs runs) {
    if (Deadwood.least(rest ^ rank, runs) == least) {
      return rank;
    }
    for (long left = rank; left != 0 && Long.bitCount(rank) > 3; left &= left - 1) {
      long three = rank ^ Long.lowestOneBit(left);
      if (Deadwood.least(rest ^ three, runs) == least) {
        return three;
      }
    }
    return 0;
  }

  /** The stretch of adjacent ranks that begins at the lowest rank with no rank below. */
  private static int stretch(int ranks, Runs runs) {
    boolean corner = runs == Runs.ROUND_THE_CORNER;
    int below = (ranks << 1 | (corner ? ranks >>> (RANKS - 1) : 0)) & SUIT;
    int bottoms = ranks & ~below;
    if (bottoms == 0) {
      return ranks;
    }
    int next = Integer.lowestOneBit(bottoms);
    int run = 0;
    while ((next & ranks & ~run) != 0) {
      run |= next;
      next = next << 1;
      if (next > SUIT) {
        next = corner ? 1 : 0;
      }
    }
    return run;
  }
}
