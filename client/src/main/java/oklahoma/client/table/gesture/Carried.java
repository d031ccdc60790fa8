package oklahoma.client.table.gesture;

import java.util.List;
import oklahoma.client.table.model.hand.Held;
import oklahoma.rules.card.Card;

/** What a drag carries. */
public sealed interface Carried {

  /**
   * Cards of the player's own hand or tray.
   *
   * @param ids the ids of the cards in the hand, the one under the pointer first
   * @param cards the same cards, in the same order
   */
  record Own(List<Integer> ids, List<Card> cards) implements Carried {
    public Own {
      ids = List.copyOf(ids);
      cards = List.copyOf(cards);
      if (ids.isEmpty() || ids.size() != cards.size()) {
        throw new IllegalArgumentException("carried cards without their ids");
      }
    }

    /** Carries these cards of the hand, the one under the pointer first. */
    public static Own of(List<Held> cards) {
      return new Own(
          cards.stream().map(Held::id).toList(), cards.stream().map(Held::card).toList());
    }
  }

  /** The top card of the stock. */
  record StockTop() implements Carried {}

  /** The top discard. */
  record PileTop() implements Carried {}
}
