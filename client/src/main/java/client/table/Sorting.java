package client.table;

import java.util.List;
import rules.Deal;
import rules.card.Card;
import rules.gin.Gin;
import rules.oklahoma.Oklahoma;

/** Puts a hand in order. */
final class Sorting {
  private Sorting() {}

  static HandOrder of(HandOrder hand, Sort by, Deal deal) {
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
      case Gin gin -> sorted.leading(GinHand.sorted(hand, gin));
    };
  }
}
