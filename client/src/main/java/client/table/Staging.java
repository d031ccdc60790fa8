package client.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rules.card.Card;
import rules.card.Meld;

/** Finds the cards of the hand for the melds of a suggestion. */
final class Staging {
  private Staging() {}

  /** For each slot of the tray the ids of the cards to put into it. */
  static Map<Integer, List<Integer>> of(Tray tray, List<Meld> melds, HandOrder hand) {
    Map<Integer, List<Integer>> staged = new LinkedHashMap<>();
    Set<Integer> used = new HashSet<>();
    for (Meld meld : melds) {
      for (int slot = 0; slot < tray.slots().size(); slot++) {
        if (tray.slots().get(slot).kind() == meld.kind() && !staged.containsKey(slot)) {
          staged.put(slot, ids(meld, hand, used));
          break;
        }
      }
    }
    return staged;
  }

  private static List<Integer> ids(Meld meld, HandOrder hand, Set<Integer> used) {
    List<Integer> ids = new ArrayList<>();
    for (Card card : meld.cards()) {
      hand.cards().stream()
          .filter(held -> held.card().equals(card) && !used.contains(held.id()))
          .findFirst()
          .ifPresent(held -> {
            used.add(held.id());
            ids.add(held.id());
          });
    }
    return ids;
  }
}
