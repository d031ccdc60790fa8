package oklahoma.client.table.model.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.MeldArranger;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;

/**
 * One meld of the contract in the tray; immutable. Sorts its cards automatically, with wilds in
 * place of missing cards.
 *
 * @param kind the kind of meld that the contract requires
 * @param cards in meld order
 */
public record Slot(Meld.Kind kind, List<Held> cards) {

  public Slot {
    cards = List.copyOf(cards);
  }

  static Slot empty(Meld.Kind kind) {
    return new Slot(kind, List.of());
  }

  /** The fewest cards for a meld of this kind. */
  public int fewest() {
    return switch (kind) {
      case BOOK -> OklahomaMelds.SHORTEST_BOOK;
      case RUN -> OklahomaMelds.SHORTEST_RUN;
    };
  }

  /** The cards as a meld, which may be incomplete. */
  public Meld meld() {
    return new Meld(kind, cards.stream().map(Held::card).toList());
  }

  /** Why the cards are not a meld yet; empty if they are one. */
  public Optional<Refusal> fault(OklahomaRules rules) {
    return OklahomaMelds.fault(rules, meld());
  }

  /** Why the cards can never form a meld, whatever cards are added; empty if they can. */
  public Optional<Refusal> clash(OklahomaRules rules) {
    return cards.isEmpty()
        ? Optional.empty()
        : fault(rules).filter(fault -> !MeldArranger.unfinished(fault));
  }

  /** Whether the wilds could also stand for other cards. */
  public boolean flips(OklahomaRules rules) {
    return orders(cards, rules).size() > 1;
  }

  Slot adding(Held held, OklahomaRules rules) {
    List<Held> more = new ArrayList<>(cards);
    more.add(held);
    return lying(orders(more, rules).getFirst(), more);
  }

  Slot without(int id, OklahomaRules rules) {
    List<Held> fewer = new ArrayList<>(cards);
    fewer.removeIf(held -> held.id() == id);
    return fewer.size() == cards.size() ? this : lying(orders(fewer, rules).getFirst(), fewer);
  }

  /** With the wilds in the next order that makes them stand for other cards. */
  Slot flipped(OklahomaRules rules) {
    List<Meld> orders = orders(cards, rules);
    int next = (orders.indexOf(meld()) + 1) % orders.size();
    return lying(orders.get(next), cards);
  }

  /** With these cards in the order of a meld. */
  Slot lying(Meld order, List<Held> held) {
    List<Held> left = new ArrayList<>(held);
    List<Held> ordered = new ArrayList<>();
    for (Card card : order.cards()) {
      Held next = left.stream().filter(each -> each.card().equals(card)).findFirst().orElseThrow();
      left.remove(next);
      ordered.add(next);
    }
    return new Slot(kind, ordered);
  }

  /** All possible orders of the cards, at least one. Wilds alone keep their order. */
  private List<Meld> orders(List<Held> held, OklahomaRules rules) {
    List<Card> loose = held.stream().map(Held::card).toList();
    if (loose.stream().allMatch(Values::wild)) {
      return List.of(new Meld(kind, loose));
    }
    return switch (MeldArranger.of(rules, kind, loose)) {
      case MeldArranger.Legal legal -> legal.orders();
      case MeldArranger.Faulty faulty -> List.of(faulty.meld());
    };
  }
}
