package oklahoma.client.table.model.hand;

import java.util.List;
import oklahoma.rules.Deal;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/** Sorts a hand. */
public final class Sorting {
  private Sorting() {}

  public static HandOrder of(HandOrder hand, Sort by, Deal deal) {
    HandOrder sorted = hand.sorted(by.order(deal.rules().game()));
    return switch (by) {
      case SUIT, RANK -> sorted;
      case MELDS -> grouped(sorted, deal);
    };
  }

  private static HandOrder grouped(HandOrder sorted, Deal deal) {
    List<Card> hand = sorted.cards().stream().map(Held::card).toList();
    return switch (deal) {
      case Oklahoma oklahoma ->
          sorted.leading(Groups.of(hand, oklahoma).stream().flatMap(List::stream).toList());
      case Gin gin -> sorted.leading(GinHand.melded(hand, gin));
    };
  }
}
