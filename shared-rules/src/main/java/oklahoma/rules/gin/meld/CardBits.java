package oklahoma.rules.gin.meld;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/**
 * Cards of one pack as the bits of a {@code long}: thirteen for each suit, the ace lowest and the
 * king highest; the lowest thirteen are clubs, then diamonds, hearts and spades.
 */
public final class CardBits {
  /** All 52 cards. */
  public static final long PACK = (1L << 52) - 1;

  static final int RANKS = 13;
  static final int SUITS = 4;
  static final int SUIT = (1 << RANKS) - 1;

  private static final Suited[] CARDS = new Suited[SUITS * RANKS];

  static {
    for (Suit suit : Suit.values()) {
      for (Rank rank : Rank.values()) {
        CARDS[suit.ordinal() * RANKS + Runs.place(rank)] = new Suited(rank, suit);
      }
    }
  }

  private CardBits() {}

  /** The number of a card's bit, 0 to 51. */
  public static int index(Suited card) {
    return card.suit().ordinal() * RANKS + Runs.place(card.rank());
  }

  /** The card of a bit's number, 0 to 51. */
  public static Suited card(int index) {
    return CARDS[index];
  }

  /**
   * The bit of a card.
   *
   * @throws IllegalArgumentException if it is a joker, which gin does not have
   */
  public static long bit(Card card) {
    return switch (card) {
      case Suited suited -> 1L << index(suited);
      case Joker joker -> throw new IllegalArgumentException("gin has no jokers");
    };
  }

  /**
   * The bits of several cards.
   *
   * @throws IllegalArgumentException if they are not different cards of one pack
   */
  public static long of(Collection<? extends Card> cards) {
    long bits = 0;
    for (Card card : cards) {
      long bit = bit(card);
      if ((bits & bit) != 0) {
        throw new IllegalArgumentException("gin has each card once");
      }
      bits |= bit;
    }
    return bits;
  }

  /** The cards of these bits, in the pinned order of {@link Face#ORDER}. */
  public static List<Card> cards(long bits) {
    List<Card> cards = new ArrayList<>();
    for (long left = bits; left != 0; left &= left - 1) {
      cards.add(CARDS[Long.numberOfTrailingZeros(left)]);
    }
    cards.sort(Face.ORDER);
    return List.copyOf(cards);
  }

  /** The thirteen bits of a suit, 0 to 3 in the order of {@link Suit}. */
  static int suit(long bits, int suit) {
    return (int) (bits >>> (suit * RANKS)) & SUIT;
  }

  /** The bits of a suit's thirteen, back in their place. */
  static long inSuit(int ranks, int suit) {
    return (long) ranks << (suit * RANKS);
  }
}
