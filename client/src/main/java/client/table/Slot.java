package client.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rules.Refusal;
import rules.card.Card;
import rules.card.Meld;
import rules.oklahoma.Melds;
import rules.oklahoma.OklahomaRules;

/**
 * One meld of the contract being put together in the tray; immutable. Cards of a run are put in
 * order by themselves, wilds where they are missed, then at the high end.
 *
 * @param kind what the contract asks for here
 * @param cards in the order in which they would lie
 * @param lowWilds how many of the wilds that close no gap stand at the low end
 */
public record Slot(Meld.Kind kind, List<Held> cards, int lowWilds) {

  public Slot {
    cards = List.copyOf(cards);
  }

  static Slot empty(Meld.Kind kind) {
    return new Slot(kind, List.of(), 0);
  }

  /** The fewest cards that it takes. */
  public int fewest() {
    return switch (kind) {
      case BOOK -> Melds.SHORTEST_BOOK;
      case RUN -> Melds.SHORTEST_RUN;
    };
  }

  /** The meld that it would become. */
  public Meld meld() {
    return new Meld(kind, cards.stream().map(Held::card).toList());
  }

  /** Why it is no meld yet; empty if it is one. */
  public Optional<Refusal> fault(OklahomaRules rules) {
    return Melds.fault(rules, meld());
  }

  /** Whether a wild in it could stand at its other end. */
  public boolean flips(OklahomaRules rules) {
    return !flipped(rules).equals(this);
  }

  Slot adding(Held held, OklahomaRules rules) {
    List<Held> more = new ArrayList<>(cards);
    more.add(held);
    return ordered(more, lowWilds, rules);
  }

  Slot without(int id, OklahomaRules rules) {
    List<Held> fewer = new ArrayList<>(cards);
    fewer.removeIf(held -> held.id() == id);
    return fewer.size() == cards.size() ? this : ordered(fewer, lowWilds, rules);
  }

  /** With one more wild at the low end, or with none there after the last that fits. */
  Slot flipped(OklahomaRules rules) {
    Slot next = ordered(cards, lowWilds + 1, rules);
    return next.equals(this) || next.lowWilds <= lowWilds ? ordered(cards, 0, rules) : next;
  }

  private Slot ordered(List<Held> held, int low, OklahomaRules rules) {
    return switch (kind) {
      case BOOK -> new Slot(kind, held, 0);
      case RUN -> {
        RunOrder order = RunOrder.of(held, low, rules.aceLow());
        yield new Slot(kind, order.cards(), order.lowWilds());
      }
    };
  }

  /** Whether a card equal to this one lies in it. */
  boolean holds(Card card) {
    return cards.stream().anyMatch(held -> held.card().equals(card));
  }
}
