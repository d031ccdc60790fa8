package oklahoma.bot.oklahoma;

/** How likely cards are to come, from how many copies of each kind a seat has not seen. */
final class ComingCards {
  private static final int WILD = CardKinds.WILD;
  private static final int RANKS = CardKinds.RANKS;
  private static final int BOOK = 3;

  /** A hidden card less than none keeps plans apart that all seem dead. */
  private static final double HOPE = 0.3;

  /** So that the rates of usual plans lie around 1. */
  private static final double SCALE = 40;

  private final int[] live = new int[CardKinds.KINDS];
  private final double[] rates = new double[WILD];
  private final double[][] ofRank = new double[RANKS][2 * BOOK];
  private double unseen;

  /** Counts anew. */
  void of(int[] copies) {
    System.arraycopy(copies, 0, live, 0, live.length);
    int sum = 0;
    for (int copy : live) {
      sum += copy;
    }
    unseen = Math.max(1, sum);
    for (int kind = 0; kind < WILD; kind++) {
      rates[kind] = (live[kind] + HOPE) * SCALE / unseen;
    }
    for (int rank = 0; rank < RANKS; rank++) {
      rank(rank);
    }
  }

  private void rank(int rank) {
    int all = 0;
    for (int kind = rank; kind < WILD; kind += RANKS) {
      all += live[kind];
    }
    ofRank[rank][0] = 1;
    for (int lacks = 1; lacks < 2 * BOOK; lacks++) {
      double copies = Math.max(0, all - lacks + 1) + HOPE;
      ofRank[rank][lacks] = ofRank[rank][lacks - 1] * copies * SCALE / lacks / unseen;
    }
  }

  /** How likely all of some kinds are to come. */
  double all(long kinds) {
    double rate = 1;
    for (long left = kinds; left != 0; left &= left - 1) {
      rate *= rates[Long.numberOfTrailingZeros(left)];
    }
    return rate;
  }

  /** How likely so many cards of a rank are to come. */
  double ofRank(int rank, int lacks) {
    return ofRank[rank][lacks];
  }

  /** The part of the unseen cards that is of some kinds. */
  double part(long kinds) {
    double sum = 0;
    for (long left = kinds; left != 0; left &= left - 1) {
      sum += live[Long.numberOfTrailingZeros(left)];
    }
    return sum / unseen;
  }
}
