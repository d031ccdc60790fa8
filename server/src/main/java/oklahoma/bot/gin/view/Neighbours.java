package oklahoma.bot.gin.view;

import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Runs;

/**
 * Which cards go together in gin, as bits (see {@link CardBits}). Runs round the corner are thought
 * of only where a parameter says how runs go: the rest is for guesses, not for scores.
 */
public final class Neighbours {
  /** How many cards a pack has. */
  public static final int CARDS = 52;

  /** How many pairs of cards, at most, a card makes a run of three with. */
  public static final int PAIRS = 3;

  private static final int RANKS = 13;
  private static final long ACES = 1L | 1L << RANKS | 1L << (2 * RANKS) | 1L << (3 * RANKS);
  private static final long KINGS = ACES << (RANKS - 1);
  private static final int SUIT = (1 << RANKS) - 1;

  private static final long[] SAME_RANK = new long[CARDS];
  private static final long[] RUN_PAIRS = new long[CARDS * PAIRS];

  static {
    for (int card = 0; card < CARDS; card++) {
      int place = card % RANKS;
      SAME_RANK[card] = ACES << place & ~(1L << card);
      for (int pair = 0; pair < PAIRS; pair++) {
        RUN_PAIRS[card * PAIRS + pair] = runPair(card, pair - 2);
      }
    }
  }

  private Neighbours() {}

  /** The other two cards of a run of three that begins so far from a card; 0 if there is none. */
  private static long runPair(int card, int from) {
    int bottom = card % RANKS + from;
    boolean fits = bottom >= 0 && bottom + 2 < RANKS;
    return fits ? 7L << (card + from) & ~(1L << card) : 0;
  }

  /** The other cards of a card's rank; the card is a bit's number, 0 to 51. */
  public static long sameRank(int card) {
    return SAME_RANK[card];
  }

  /**
   * Two cards with which a card is a run of three; 0 if there are none.
   *
   * @param which the place of the pair, 0 to 2
   */
  public static long pair(int card, int which) {
    return RUN_PAIRS[card * PAIRS + which];
  }

  /** The neighbours of some cards: of the same rank or next in suit. */
  public static long beside(long cards) {
    return (ranks(cards) | above(cards) | below(cards)) & ~cards;
  }

  /** The same as the rules' runs go. */
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

  /** The same as the rules' runs go. */
  public static long completing(long hand, Runs how) {
    long above = above(hand, how);
    long below = below(hand, how);
    long runs = above(hand & above, how) | below(hand & below, how) | (above & below);
    long clubs = suit(hand, 0);
    long diamonds = suit(hand, 1);
    long hearts = suit(hand, 2);
    long spades = suit(hand, 3);
    long ofColour = (clubs & spades) | (diamonds & hearts);
    long pairs = ofColour | ((clubs | spades) & (diamonds | hearts));
    return (runs | pairs * ACES) & ~hand;
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
