package oklahoma.client.table.model.hand;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.ToIntFunction;
import oklahoma.client.settings.KeptOrder;
import oklahoma.rules.Game;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Values;

/** The orders in which a command can sort a hand. */
public enum Sort {
  /** Wilds first, then by suit, black and red in turn; each suit by rising rank. */
  SUIT,
  /** Wilds first, then by rank. */
  RANK,
  /** Groups of possible melds first, then the other cards by suit. */
  MELDS;

  private static final Comparator<Card> WILDS_FIRST =
      Comparator.comparing(card -> !Values.wild(card));

  /** The sort order of a setting; empty if automatic sorting is off. */
  public static Optional<Sort> of(KeptOrder order) {
    return switch (order) {
      case OWN -> Optional.empty();
      case SUIT -> Optional.of(SUIT);
      case RANK -> Optional.of(RANK);
      case MELDS -> Optional.of(MELDS);
    };
  }

  /** The setting for automatic sorting in this order. */
  public KeptOrder kept() {
    return switch (this) {
      case SUIT -> KeptOrder.SUIT;
      case RANK -> KeptOrder.RANK;
      case MELDS -> KeptOrder.MELDS;
    };
  }

  /** The sort order of a new hand: by rank if the contract has only books (O-16). */
  public static Sort firstFor(Contract contract) {
    return contract.runs() == 0 ? RANK : SUIT;
  }

  /** The order of ungrouped cards: gin has no wilds, and its ace is low (G-1). */
  public Comparator<Card> order(Game game) {
    return switch (game) {
      case OKLAHOMA -> WILDS_FIRST.thenComparing(plain(Sort::rankPlace));
      case GIN -> plain(card -> aceLow(rankPlace(card)));
    };
  }

  private Comparator<Card> plain(ToIntFunction<Card> rank) {
    Comparator<Card> order =
        switch (this) {
          case SUIT, MELDS -> Comparator.<Card>comparingInt(Sort::suitPlace).thenComparingInt(rank);
          case RANK -> Comparator.comparingInt(rank).thenComparingInt(Sort::suitPlace);
        };
    return order.thenComparing(Face.ORDER);
  }

  private static int suitPlace(Card card) {
    return switch (card) {
      case Joker joker -> 0;
      case Suited(Rank rank, Suit suit) ->
          switch (suit) {
            case SPADES -> 1;
            case HEARTS -> 2;
            case CLUBS -> 3;
            case DIAMONDS -> 4;
          };
    };
  }

  private static int rankPlace(Card card) {
    return switch (card) {
      case Joker joker -> -1;
      case Suited(Rank rank, Suit suit) -> rank.ordinal();
    };
  }

  private static int aceLow(int rank) {
    return rank == Rank.ACE.ordinal() ? -1 : rank;
  }
}
