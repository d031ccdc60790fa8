package oklahoma.bot.oklahoma.plan;

import java.util.Arrays;

/**
 * The positions of runs for which a hand has a card, the most complete first. Positions are
 * numbered suit by suit, the lowest first.
 */
final class RunPlaces {
  private static final int RANKS = CardKinds.RANKS;
  private static final int SUITS = 4;
  private static final int RUN = 4;
  private static final int BOTTOMS = RANKS - RUN + 1;
  private static final int PLACES = SUITS * BOTTOMS;
  private static final int SUIT = (1 << RANKS) - 1;

  /** The number of bits for the gaps of a position. */
  private static final int BITS = 4;

  private static final int MASK = (1 << BITS) - 1;

  /** The gaps of all positions in a suit without cards. */
  private static final long ALL_GAPS = 0x4444444444L;

  /** The gaps shifted in from above after the lowest position. */
  private static final long LAST_GAPS = 4L << ((BOTTOMS - 1) * BITS);

  /** The four cards of each place. */
  private static final long[] CARDS = new long[PLACES];

  /** For each set of ranks what each place lacks, the lowest place in the lowest bits. */
  private static final long[] GAPS = new long[SUIT + 1];

  static {
    for (int place = 0; place < PLACES; place++) {
      CARDS[place] = 15L << (place / BOTTOMS * RANKS + place % BOTTOMS);
    }
    for (int ranks = 0; ranks <= SUIT; ranks++) {
      for (int bottom = 0; bottom < BOTTOMS; bottom++) {
        int lacks = RUN - Integer.bitCount(ranks >> bottom & ((1 << RUN) - 1));
        GAPS[ranks] |= (long) lacks << (bottom * BITS);
      }
    }
  }

  private final int[] places = new int[PLACES];
  private final int[] lacking = new int[PLACES];
  private final int[] starts = new int[RUN + 1];
  private int count;

  /** Analyses a hand. */
  void of(long present) {
    Arrays.fill(starts, 0);
    for (int first = 0; first < PLACES; first += BOTTOMS) {
      for (long gaps = gaps(present, first); gaps != ALL_GAPS; gaps = gaps >>> BITS | LAST_GAPS) {
        starts[(int) gaps & MASK]++;
      }
    }
    count = 0;
    for (int lacks = 0; lacks < RUN; lacks++) {
      int many = starts[lacks];
      starts[lacks] = count;
      count += many;
    }
    for (int first = 0; first < PLACES; first += BOTTOMS) {
      int place = first;
      for (long gaps = gaps(present, first); gaps != ALL_GAPS; gaps = gaps >>> BITS | LAST_GAPS) {
        int lacks = (int) gaps & MASK;
        if (lacks < RUN) {
          places[starts[lacks]] = place;
          lacking[starts[lacks]++] = lacks;
        }
        place++;
      }
    }
  }

  private static long gaps(long present, int first) {
    return GAPS[(int) (present >> (first / BOTTOMS * RANKS)) & SUIT];
  }

  /** The number of positions. */
  int count() {
    return count;
  }

  /** How many cards the place at an index lacks, 0 to 3. */
  int lacking(int index) {
    return lacking[index];
  }

  /** The four cards of the place at an index, as bits. */
  long cards(int index) {
    return CARDS[places[index]];
  }
}
