package oklahoma.bot.gin.view;

import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;

/**
 * Which cards go together in gin, as bits (see {@link CardBits}). Runs round the corner count only
 * in methods with a parameter for it; the others serve estimates, not scores.
 */
public final class Neighbours {
  /** How many cards a pack has. */
  public static final int CARDS = 52;

  private static final int RANKS = 13;
  private static final long ACES = 1L | 1L << RANKS | 1L << (2 * RANKS) | 1L << (3 * RANKS);
  private static final long KINGS = ACES << (RANKS - 1);
  private static final int SUIT = (1 << RANKS) - 1;

  /** The greatest distance between two cards of a run of three. */
  private static final int REACH = 2;

  /** A card's suit from two below it to two above it. */
  private static final int AROUND = (1 << (2 * REACH + 1)) - 1;

  /** The pairs there that make a run of three with the card in the middle. */
  private static final int[] PAIRS = {0b00011, 0b01010, 0b11000};

  private static final long[] SAME_RANK = new long[CARDS];

  /** How many of {@link #PAIRS} are among the cards around a card. */
  private static final byte[] RUNS = new byte[AROUND + 1];

  static {
    for (int card = 0; card < CARDS; card++) {
      SAME_RANK[card] = ACES << card % RANKS & ~(1L << card);
    }
    for (int around = 0; around <= AROUND; around++) {
      for (int pair : PAIRS) {
        RUNS[around] += (byte) ((around & pair) == pair ? 1 : 0);
      }
    }
  }

  private Neighbours() {}

  /** The other cards of a card's rank; the card is a bit's number, 0 to 51. */
  public static long sameRank(int card) {
    return SAME_RANK[card];
  }

  /** How many runs of three a card makes with two of these cards; the card is a bit's number. */
  public static int runs(int card, long cards) {
    long around = suit(cards, card / RANKS) << REACH >>> card % RANKS;
    return RUNS[(int) around & AROUND];
  }

  /** The cards of the same rank as some card of these, or next to one in suit. */
  public static long beside(long cards) {
    return (ranks(cards) | above(cards) | below(cards)) & ~cards;
  }

  /** As {@link #beside(long)}, also round the corner if these runs allow it. */
  public static long beside(long cards, Runs runs) {
    return (beside(cards) | above(cards, runs) | below(cards, runs)) & ~cards;
  }

  /** All cards of these cards' ranks. */
  public static long ranks(long cards) {
    return (suit(cards, 0) | suit(cards, 1) | suit(cards, 2) | suit(cards, 3)) * ACES;
  }

  /** The cards of a hand that make a meld with two others of it. */
  public static long melding(long hand) {
    long middles = hand & above(hand) & below(hand);
    long clubs = suit(hand, 0);
    long diamonds = suit(hand, 1);
    long hearts = suit(hand, 2);
    long spades = suit(hand, 3);
    long threes = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
    return middles | above(middles) | below(middles) | (threes * ACES & hand);
  }

  /** The cards outside a hand that make a meld with two cards of it. */
  public static long completing(long hand) {
    return completing(hand, Runs.ACE_LOW);
  }

  /** As {@link #completing(long)}, also round the corner if these runs allow it. */
  public static long completing(long hand, Runs how) {
    long above = above(hand, how);
    long below = below(hand, how);
    long runs = above(hand & above, how) | below(hand & below, how) | (above & below);
    return (runs | pairs(hand) * ACES) & ~hand;
  }

  /**
   * The points that unseen cards would save a hand: for each of them, the points of the loose cards
   * that it brings into a meld.
   *
   * @param loose the cards of the hand outside melds
   * @param outs cards outside the hand that make a meld with two cards of it
   */
  public static int saved(long hand, long loose, long outs, Runs runs) {
    long next = above(hand);
    long previous = below(hand);
    long outNext = above(outs);
    long outPrevious = below(outs);
    return points(loose & outPrevious & (below(previous) | next), runs)
        + points(loose & below(outPrevious) & previous, runs)
        + points(loose & outNext & (above(next) | previous), runs)
        + points(loose & above(outNext) & next, runs)
        + points(inSets(loose & ranks(pairs(hand)), outs), runs);
  }

  private static int points(long cards, Runs runs) {
    return cards == 0 ? 0 : Deadwood.points(cards, runs);
  }

  /**
   * One card of the rank for each combination of a loose card of a pair and an unseen card of its
   * rank; there are at most two of each.
   */
  private static long inSets(long loose, long outs) {
    long one = suit(ranks(loose), 0);
    long two = pairs(loose);
    long out = suit(ranks(outs), 0);
    long bothOut = pairs(outs);
    return (one & out)
        | (two & out) << RANKS
        | (one & bothOut) << (2 * RANKS)
        | (two & bothOut) << (3 * RANKS);
  }

  /** The ranks of which there are two cards or more, as cards of the first suit. */
  private static long pairs(long cards) {
    long clubs = suit(cards, 0);
    long diamonds = suit(cards, 1);
    long hearts = suit(cards, 2);
    long spades = suit(cards, 3);
    return (clubs & spades) | (diamonds & hearts) | ((clubs | spades) & (diamonds | hearts));
  }

  private static long suit(long cards, int suit) {
    return cards >>> (suit * RANKS) & SUIT;
  }

  private static long above(long cards) {
    return cards << 1 & ~ACES;
  }

  private static long below(long cards) {
    return cards >>> 1 & ~KINGS;
  }

  private static long above(long cards, Runs runs) {
    long aces = runs == Runs.ROUND_THE_CORNER ? (cards & KINGS) >>> (RANKS - 1) : 0;
    return above(cards) | aces;
  }

  private static long below(long cards, Runs runs) {
    long kings = runs == Runs.ROUND_THE_CORNER ? (cards & ACES) << (RANKS - 1) : 0;
    return below(cards) | kings;
  }
}
