package oklahoma.rules.gin.meld;

import java.util.Arrays;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;

/**
 * Melds as bits: those that a hand could make, the cards that they take, and the conversion to
 * cards.
 */
final class MeldBits {
  private static final int SHORTEST = GinMelds.SHORTEST;
  private static final int RANKS = CardBits.RANKS;
  private static final long RANK = 1L | 1L << RANKS | 1L << (2 * RANKS) | 1L << (3 * RANKS);

  private MeldBits() {}

  /** Every set and run that the cards contain, also those inside longer ones. */
  static long[] in(long cards, Runs runs) {
    Found found = new Found();
    for (int place = 0; place < RANKS; place++) {
      addSets(found, cards & RANK << place);
    }
    for (int suit = 0; suit < CardBits.SUITS; suit++) {
      for (int bottom = 0; bottom < RANKS; bottom++) {
        addRuns(found, CardBits.suit(cards, suit), suit, bottom, runs);
      }
    }
    return Arrays.copyOf(found.melds, found.count);
  }

  private static void addSets(Found found, long rank) {
    if (Long.bitCount(rank) < SHORTEST) {
      return;
    }
    found.add(rank);
    for (long left = rank; left != 0 && Long.bitCount(rank) > SHORTEST; left &= left - 1) {
      found.add(rank ^ Long.lowestOneBit(left));
    }
  }

  private static void addRuns(Found found, int ranks, int suit, int bottom, Runs runs) {
    int most = runs == Runs.ACE_LOW ? RANKS - bottom : RANKS;
    int run = 0;
    for (int length = 1; length <= most; length++) {
      int next = 1 << (bottom + length - 1) % RANKS;
      if ((ranks & next) == 0) {
        return;
      }
      run |= next;
      // A run of a whole suit is the same wherever it begins, so it counts once.
      if (length >= SHORTEST && (length < RANKS || bottom == 0)) {
        found.add(CardBits.inSuit(run, suit));
      }
    }
  }

  /** Whether a legal meld is a run; a set otherwise. */
  static boolean isRun(long meld) {
    return (meld & ~CardBits.inSuit(CardBits.SUIT, suit(meld))) == 0;
  }

  /** Whether these two runs form one run together. */
  static boolean join(long one, long other, Runs runs) {
    return isRun(one | other) && unbroken(one | other, runs);
  }

  /** Whether these cards of one suit, at least one, have no gap. */
  static boolean unbroken(long run, Runs runs) {
    return Integer.bitCount(bottoms(ranks(run), runs)) <= 1;
  }

  /** Of these cards of one suit those from the lowest one up to the first gap. */
  static long firstStretch(long cards, Runs runs) {
    int ranks = ranks(cards);
    int bottoms = bottoms(ranks, runs);
    long stretch = CardBits.inSuit(Integer.lowestOneBit(bottoms), suit(cards));
    for (long next = beyond(stretch, End.HIGH, runs);
        (next & cards) != 0;
        next = beyond(stretch, End.HIGH, runs)) {
      stretch |= next;
    }
    return stretch;
  }

  /** The card that a set of three lacks; 0 for a set of four. */
  static long missing(long set) {
    int place = Long.numberOfTrailingZeros(set) % RANKS;
    return RANK << place & ~set;
  }

  /** The card next to a run at an end; 0 if there is none. */
  static long beyond(long run, End end, Runs runs) {
    int ranks = ranks(run);
    if (ranks == CardBits.SUIT) {
      return 0;
    }
    int bottom = Integer.numberOfTrailingZeros(bottoms(ranks, runs));
    int next = end == End.LOW ? bottom - 1 : bottom + Integer.bitCount(ranks);
    boolean around = next < 0 || next >= RANKS;
    return around && runs == Runs.ACE_LOW
        ? 0
        : CardBits.inSuit(1 << Math.floorMod(next, RANKS), suit(run));
  }

  /** The meld of these cards: a set in the order of suits, a run rising; a whole suit from 1. */
  static Meld meld(long meld) {
    if (!isRun(meld)) {
      return Meld.book(CardBits.cards(meld));
    }
    int bottoms = bottoms(ranks(meld), Runs.ROUND_THE_CORNER);
    int bottom = bottoms == 0 ? 0 : Integer.numberOfTrailingZeros(bottoms);
    Card[] cards = new Card[Long.bitCount(meld)];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = CardBits.card(suit(meld) * RANKS + (bottom + i) % RANKS);
    }
    return Meld.run(Arrays.asList(cards));
  }

  /** The places without a card below them, where runs begin. */
  private static int bottoms(int ranks, Runs runs) {
    int around = runs == Runs.ACE_LOW ? 0 : ranks >>> (RANKS - 1);
    return ranks & ~(ranks << 1 | around);
  }

  private static int ranks(long run) {
    return CardBits.suit(run, suit(run));
  }

  private static int suit(long cards) {
    return Long.numberOfTrailingZeros(cards) / RANKS;
  }

  /** A list of melds that grows. */
  private static final class Found {
    private long[] melds = new long[32];
    private int count;

    private void add(long meld) {
      if (count == melds.length) {
        melds = Arrays.copyOf(melds, 2 * count);
      }
      melds[count++] = meld;
    }
  }
}
