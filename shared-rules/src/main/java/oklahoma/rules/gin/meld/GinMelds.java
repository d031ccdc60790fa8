package oklahoma.rules.gin.meld;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suited;

/**
 * Decides which melds are legal and which cards they take (G-1, G-8). The order in which a meld's
 * cards are named does not matter unless stated; {@link #tidy} sorts them.
 */
public final class GinMelds {
  /** The fewest cards in a set or a run. */
  public static final int SHORTEST = 3;

  /** The most cards in a set. */
  public static final int LARGEST_SET = CardBits.SUITS;

  private GinMelds() {}

  /**
   * What is wrong with a meld; empty if it is legal. A set of two ranks names the odd card and one
   * of the rank; a run of two suits likewise. A gap names the first missing card and its
   * neighbours. A meld that is too short names the number that it needs. A joker counts as not in
   * the hand.
   */
  public static Optional<Refusal> fault(Meld meld, Runs runs) {
    List<Suited> cards = new ArrayList<>();
    for (Card card : meld.cards()) {
      if (!(card instanceof Suited suited)) {
        return Optional.of(Refusal.of(Reason.NOT_IN_HAND, card));
      }
      if (cards.contains(suited)) {
        return Optional.of(Refusal.of(Reason.CARD_TWICE, card));
      }
      cards.add(suited);
    }
    return switch (meld.kind()) {
      case BOOK -> setFault(cards);
      case RUN -> runFault(cards, runs);
    };
  }

  /** A legal meld with its cards in order: a set's by suit, a run's rising. */
  public static Meld tidy(Meld meld) {
    return MeldBits.meld(CardBits.of(meld.cards()));
  }

  /**
   * The card that a legal meld takes at an end; empty if none fits. A set takes the fourth card of
   * its rank, at its high end.
   */
  public static Optional<Card> grows(Meld meld, End end, Runs runs) {
    long cards = CardBits.of(meld.cards());
    long next =
        switch (meld.kind()) {
          case BOOK -> end == End.HIGH ? MeldBits.missing(cards) : 0;
          case RUN -> MeldBits.beyond(cards, end, runs);
        };
    return CardBits.cards(next).stream().findFirst();
  }

  /** The ends of a legal meld at which a card fits; a set takes cards at its high end. */
  public static Set<End> fits(Meld meld, Card card, Runs runs) {
    Set<End> ends = EnumSet.noneOf(End.class);
    for (End end : End.values()) {
      if (grows(meld, end, runs).equals(Optional.of(card))) {
        ends.add(end);
      }
    }
    return ends;
  }

  private static Optional<Refusal> setFault(List<Suited> cards) {
    for (Suited card : cards) {
      if (card.rank() != cards.getFirst().rank()) {
        return Optional.of(Refusal.of(Reason.BOOK_MIXED, card, cards.getFirst()));
      }
    }
    return cards.size() < SHORTEST
        ? Optional.of(Refusal.of(Reason.BOOK_SHORT, SHORTEST))
        : Optional.empty();
  }

  private static Optional<Refusal> runFault(List<Suited> cards, Runs runs) {
    for (Suited card : cards) {
      if (card.suit() != cards.getFirst().suit()) {
        return Optional.of(Refusal.of(Reason.RUN_MIXED, card, cards.getFirst()));
      }
    }
    if (cards.size() < SHORTEST) {
      return Optional.of(Refusal.of(Reason.RUN_SHORT, SHORTEST));
    }
    long bits = CardBits.of(cards);
    return MeldBits.unbroken(bits, runs) ? Optional.empty() : Optional.of(gap(bits, runs));
  }

  /** The refusal for cards that do not touch, or that would touch only beyond the king. */
  private static Refusal gap(long bits, Runs runs) {
    if (MeldBits.unbroken(bits, Runs.ROUND_THE_CORNER)) {
      return Refusal.of(Reason.RUN_BEYOND_ACE);
    }
    long below = MeldBits.firstStretch(bits, runs);
    long missing = MeldBits.beyond(below, End.HIGH, runs);
    long above = missing;
    while ((above & bits) == 0) {
      above = MeldBits.beyond(above, End.HIGH, runs);
    }
    return Refusal.of(
        Reason.RUN_GAP, card(missing), card(MeldBits.beyond(missing, End.LOW, runs)), card(above));
  }

  private static Card card(long bit) {
    return CardBits.card(Long.numberOfTrailingZeros(bit));
  }
}
