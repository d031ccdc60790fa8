package oklahoma.rules.oklahoma.laydown;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Values;

/**
 * Cards as counts, for the solvers: for each suit one {@code long} with four bits for each rank,
 * the two lowest, that count natural cards; and the number of wilds. Four packs hold at most four
 * equal cards, so the highest of the four bits stays free for comparisons.
 */
final class Counts {
  /** Suits. */
  static final int SUITS = Suit.values().length;

  /** Ranks. */
  static final int RANKS = 13;

  /** One card of every rank. */
  static final long ONES = 0x1111111111111L;

  private static final int BITS = 4;
  private static final long NIBBLE = 0xF;
  private static final long GUARDS = ONES << 3;
  private static final long FIVES = 0x11111111L;
  private static final long TENS = 0x1111_0000_0000L;
  private static final long ACES = 0x1_0000_0000_0000L;

  private final long[] suits;
  private final int wilds;

  private Counts(long[] suits, int wilds) {
    this.suits = suits;
    this.wilds = wilds;
  }

  /** The cards, counted. */
  static Counts of(List<Card> cards) {
    long[] suits = new long[SUITS];
    int wilds = 0;
    for (Card card : cards) {
      if (card instanceof Suited suited && !Values.wild(suited)) {
        suits[suited.suit().ordinal()] += one(suited.rank().ordinal());
      } else {
        wilds++;
      }
    }
    return new Counts(suits, wilds);
  }

  /** One card of a rank, as the {@code long} of its suit has it. */
  static long one(int rank) {
    return 1L << (BITS * rank);
  }

  /** How many cards of a rank a suit's {@code long} holds. */
  static int in(long cards, int rank) {
    return (int) ((cards >>> (BITS * rank)) & NIBBLE);
  }

  /** The suit's cards without those of a rank. */
  static long without(long cards, int rank) {
    return cards & ~(NIBBLE << (BITS * rank));
  }

  /** The points of a suit's cards (O-7). */
  static int points(long cards) {
    int points = 0;
    for (int bit = 0; bit < BITS; bit++) {
      long plane = (cards >>> bit) & ONES;
      int once =
          5 * Long.bitCount(plane & FIVES)
              + 10 * Long.bitCount(plane & TENS)
              + 15 * Long.bitCount(plane & ACES);
      points += once << bit;
    }
    return points;
  }

  /** Whether one suit's cards are all among the other's. */
  static boolean within(long few, long many) {
    return (((many | GUARDS) - few) & GUARDS) == GUARDS;
  }

  /** The natural cards of a suit. */
  long suit(int suit) {
    return suits[suit];
  }

  /** How many wilds. */
  int wilds() {
    return wilds;
  }

  /** One of each natural card of a suit that is there at least once. */
  long present(int suit) {
    long cards = suits[suit];
    return (cards | (cards >>> 1) | (cards >>> 2)) & ONES;
  }

  /** One of each natural card of a suit that is there at least twice. */
  long twice(int suit) {
    long cards = suits[suit];
    return ((cards >>> 1) | (cards >>> 2)) & ONES;
  }

  /** How many natural cards of a rank. */
  int ofRank(int rank) {
    int count = 0;
    for (long cards : suits) {
      count += in(cards, rank);
    }
    return count;
  }
}
