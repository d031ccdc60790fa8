package oklahoma.rules.gin.meld;

/**
 * The fast path: computes the points of hands as bits (see {@link CardBits}) without allocating
 * melds. The suits do not affect each other's runs, so a table gives what runs leave of each suit.
 * Only the sets remain to be chosen, and most hands leave at most one choice.
 */
public final class Deadwood {
  private static final byte[] ALL_LOW = new byte[CardBits.SUIT + 1];
  private static final byte[] LOOSE_LOW = new byte[CardBits.SUIT + 1];
  private static final byte[] ALL_CORNER = new byte[CardBits.SUIT + 1];
  private static final byte[] LOOSE_CORNER = new byte[CardBits.SUIT + 1];

  private static final short[] IN_RUNS_LOW = new short[CardBits.SUIT + 1];
  private static final short[] IN_RUNS_CORNER = new short[CardBits.SUIT + 1];

  static {
    for (int ranks = 0; ranks <= CardBits.SUIT; ranks++) {
      ALL_LOW[ranks] = (byte) sum(ranks, Runs.ACE_LOW);
      LOOSE_LOW[ranks] = (byte) sum(ranks & ~inRuns(ranks, Runs.ACE_LOW), Runs.ACE_LOW);
      IN_RUNS_LOW[ranks] = (short) inRuns(ranks, Runs.ACE_LOW);
      IN_RUNS_CORNER[ranks] = (short) inRuns(ranks, Runs.ROUND_THE_CORNER);
      ALL_CORNER[ranks] = (byte) sum(ranks, Runs.ROUND_THE_CORNER);
      LOOSE_CORNER[ranks] =
          (byte) sum(ranks & ~inRuns(ranks, Runs.ROUND_THE_CORNER), Runs.ROUND_THE_CORNER);
    }
  }

  private Deadwood() {}

  /** The points of all these cards together. */
  public static int points(long cards, Runs runs) {
    return inSuits(cards, runs == Runs.ACE_LOW ? ALL_LOW : ALL_CORNER);
  }

  /**
   * The least deadwood of these cards. It makes every set whose cards no run can use, and tries the
   * other sets both ways.
   */
  public static int least(long cards, Runs runs) {
    byte[] loose = runs == Runs.ACE_LOW ? LOOSE_LOW : LOOSE_CORNER;
    int clubs = (int) cards & CardBits.SUIT;
    int diamonds = (int) (cards >>> 13) & CardBits.SUIT;
    int hearts = (int) (cards >>> 26) & CardBits.SUIT;
    int spades = (int) (cards >>> 39) & CardBits.SUIT;
    int threes = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
    if (threes == 0) {
      return loose[clubs] + loose[diamonds] + loose[hearts] + loose[spades];
    }
    short[] inRuns = runs == Runs.ACE_LOW ? IN_RUNS_LOW : IN_RUNS_CORNER;
    int contested = (inRuns[clubs] | inRuns[diamonds] | inRuns[hearts] | inRuns[spades]) & threes;
    int left = ~(threes ^ contested);
    return least(loose, clubs & left, diamonds & left, hearts & left, spades & left, contested);
  }

  /**
   * Tries each possible set, one rank after the other: none, all cards of the rank, or three of
   * four.
   *
   * @param ranks the ranks of which a set is possible
   */
  private static int least(byte[] loose, int c, int d, int h, int s, int ranks) {
    if (ranks == 0) {
      return loose[c] + loose[d] + loose[h] + loose[s];
    }
    int rank = ranks & -ranks;
    int rest = ranks ^ rank;
    int least =
        Math.min(
            least(loose, c, d, h, s, rest),
            least(loose, c & ~rank, d & ~rank, h & ~rank, s & ~rank, rest));
    if ((c & d & h & s & rank) != 0) {
      int kept =
          Math.min(
              Math.min(
                  least(loose, c, d ^ rank, h ^ rank, s ^ rank, rest),
                  least(loose, c ^ rank, d, h ^ rank, s ^ rank, rest)),
              Math.min(
                  least(loose, c ^ rank, d ^ rank, h, s ^ rank, rest),
                  least(loose, c ^ rank, d ^ rank, h ^ rank, s, rest)));
      least = Math.min(least, kept);
    }
    return least;
  }

  private static int inSuits(long cards, byte[] of) {
    return of[CardBits.suit(cards, 0)]
        + of[CardBits.suit(cards, 1)]
        + of[CardBits.suit(cards, 2)]
        + of[CardBits.suit(cards, 3)];
  }

  private static int sum(int ranks, Runs runs) {
    int sum = 0;
    for (int place = 0; place < CardBits.RANKS; place++) {
      sum += (ranks >>> place & 1) * runs.value(place);
    }
    return sum;
  }

  /** The cards of a suit that runs of three and more can hold, all at once. */
  private static int inRuns(int ranks, Runs runs) {
    int bottoms = ranks & above(ranks, 1, runs) & above(ranks, 2, runs);
    return bottoms | below(bottoms, 1, runs) | below(bottoms, 2, runs);
  }

  /** The places for which the place so many steps above is present. */
  private static int above(int ranks, int steps, Runs runs) {
    int around = runs == Runs.ACE_LOW ? 0 : ranks << (CardBits.RANKS - steps);
    return (ranks >>> steps | around) & CardBits.SUIT;
  }

  /** The places for which the place so many steps below is present. */
  private static int below(int ranks, int steps, Runs runs) {
    int around = runs == Runs.ACE_LOW ? 0 : ranks >>> (CardBits.RANKS - steps);
    return (ranks << steps | around) & CardBits.SUIT;
  }
}
