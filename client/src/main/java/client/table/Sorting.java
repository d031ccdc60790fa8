package client.table;

import rules.oklahoma.Oklahoma;

/** Puts a hand in order. */
final class Sorting {
  private Sorting() {}

  static HandOrder of(HandOrder hand, Sort by, Oklahoma deal) {
    return switch (by) {
      case SUIT, RANK, MELDS -> hand.sorted(by.order());
    };
  }
}
