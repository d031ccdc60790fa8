package client.table;

import java.util.List;
import rules.card.Card;
import rules.oklahoma.Oklahoma;

/** Puts a hand in order. */
final class Sorting {
  private Sorting() {}

  static HandOrder of(HandOrder hand, Sort by, Oklahoma deal) {
    HandOrder sorted = hand.sorted(by.order());
    return switch (by) {
      case SUIT, RANK -> sorted;
      case MELDS -> grouped(sorted, deal);
    };
  }

  private static HandOrder grouped(HandOrder sorted, Oklahoma deal) {
    List<Card> hand = sorted.cards().stream().map(Held::card).toList();
    return sorted.leading(Groups.of(hand, deal).stream().flatMap(List::stream).toList());
  }
}
