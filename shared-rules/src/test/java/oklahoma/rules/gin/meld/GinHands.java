package oklahoma.rules.gin.meld;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.notation.Notation;

/** Random hands for the solvers' tests and benchmarks. */
public final class GinHands {
  private static final long RANK = 1L | 1L << 13 | 1L << 26 | 1L << 39;

  private GinHands() {}

  /** The cards of a text in the notation. */
  public static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }

  /** The card of a text in the notation. */
  public static Card card(String text) {
    return cards(text).getFirst();
  }

  /** A hand as it may be dealt, or a dense one, by the toss of a coin. */
  public static List<Card> any(RandomGenerator chance, int size) {
    return chance.nextBoolean() ? dealt(chance, size) : dense(chance, size);
  }

  /** So many cards of the shuffled pack. */
  public static List<Card> dealt(RandomGenerator chance, int size) {
    return some(chance, CardBits.PACK, size);
  }

  /** So many cards of few neighbouring ranks, round the corner too: melds abound. */
  public static List<Card> dense(RandomGenerator chance, int size) {
    int ranks = 4 + chance.nextInt(3);
    int first = chance.nextInt(CardBits.RANKS);
    long near = 0;
    for (int i = 0; i < ranks; i++) {
      near |= RANK << (first + i) % CardBits.RANKS;
    }
    return some(chance, near, size);
  }

  /** Up to three melds as somebody may declare them, of different cards. */
  public static List<Meld> declared(RandomGenerator chance, Runs runs) {
    List<Meld> melds = new ArrayList<>();
    long free = CardBits.PACK;
    for (int wanted = 1 + chance.nextInt(3); wanted > 0; wanted--) {
      long[] all = MeldBits.in(free, runs);
      long meld = all[chance.nextInt(all.length)];
      if (Long.bitCount(meld) <= 5) {
        melds.add(MeldBits.meld(meld));
        free &= ~meld;
      }
    }
    return melds;
  }

  /**
   * So many cards that are not in these melds: by the toss of a coin any, or such that lie near the
   * melds.
   */
  public static List<Card> against(RandomGenerator chance, List<Meld> melds, int size) {
    long declared = 0;
    for (Meld meld : melds) {
      declared |= CardBits.of(meld.cards());
    }
    long others = CardBits.PACK & ~declared;
    long near = others & near(declared);
    boolean any = Long.bitCount(near) < size || chance.nextBoolean();
    return some(chance, any ? others : near, size);
  }

  /** The cards up to three ranks from these in their suits, and the cards of their ranks. */
  private static long near(long cards) {
    long near = 0;
    for (long left = cards; left != 0; left &= left - 1) {
      int index = Long.numberOfTrailingZeros(left);
      near |= RANK << index % CardBits.RANKS;
      for (int steps = -3; steps <= 3; steps++) {
        int place = Math.floorMod(index % CardBits.RANKS + steps, CardBits.RANKS);
        near |= 1L << (index - index % CardBits.RANKS + place);
      }
    }
    return near;
  }

  /** So many of these cards, in any order. */
  private static List<Card> some(RandomGenerator chance, long cards, int size) {
    List<Card> some = new ArrayList<>();
    long left = cards;
    while (some.size() < size) {
      long bit = 1L << chance.nextInt(52);
      if ((left & bit) != 0) {
        left ^= bit;
        some.add(CardBits.card(Long.numberOfTrailingZeros(bit)));
      }
    }
    return some;
  }
}
