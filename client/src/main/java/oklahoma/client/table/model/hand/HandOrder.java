package oklahoma.client.table.model.hand;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.card.Card;

/**
 * The player's own hand in the player's order; immutable and never sent. New cards go to the right
 * end; cards that leave do not change the order of the others.
 *
 * @param cards from left to right
 * @param issued how many ids have been given out
 */
public record HandOrder(List<Held> cards, int issued) {

  /** A hand without cards. */
  public static final HandOrder EMPTY = new HandOrder(List.of(), 0);

  public HandOrder {
    cards = List.copyOf(cards);
  }

  /** A hand just dealt, in this order, with no card marked as new. */
  public static HandOrder of(List<Card> cards) {
    return EMPTY.holding(cards, Set.of()).settled();
  }

  /** The card with this id; empty if it has left the hand. */
  public Optional<Held> find(int id) {
    return cards.stream().filter(held -> held.id() == id).findFirst();
  }

  /** The index of the card with this id; -1 if it has left the hand. */
  public int indexOf(int id) {
    for (int index = 0; index < cards.size(); index++) {
      if (cards.get(index).id() == id) {
        return index;
      }
    }
    return -1;
  }

  /** The ids of the cards from left to right. */
  List<Integer> ids() {
    return cards.stream().map(Held::id).toList();
  }

  /**
   * The order after the hand has changed to these cards. New cards go to the right end.
   *
   * @param hand the cards now held
   * @param leaving the ids of cards that leave first, where equal cards leave a choice
   */
  public HandOrder holding(Collection<? extends Card> hand, Set<Integer> leaving) {
    List<Card> unmatched = new ArrayList<>(hand);
    List<Held> candidates = new ArrayList<>(cards);
    candidates.sort(Comparator.comparing(held -> leaving.contains(held.id())));
    List<Held> stay = candidates.stream().filter(held -> unmatched.remove(held.card())).toList();
    List<Held> next = new ArrayList<>(cards);
    next.retainAll(stay);
    int id = issued;
    for (Card card : unmatched) {
      next.add(new Held(id++, card, true));
    }
    return new HandOrder(next, id);
  }

  /**
   * The order with some cards moved together.
   *
   * @param ids the cards, which keep their relative order
   * @param to how many of the other cards will be left of them
   */
  public HandOrder moved(Set<Integer> ids, int to) {
    List<Held> next =
        new ArrayList<>(cards.stream().filter(held -> !ids.contains(held.id())).toList());
    List<Held> group =
        cards.stream().filter(held -> ids.contains(held.id())).map(Held::settled).toList();
    next.addAll(Math.clamp(to, 0, next.size()), group);
    return new HandOrder(next, issued);
  }

  /** The cards in another order, with none marked as new. */
  public HandOrder sorted(Comparator<Card> by) {
    List<Held> next =
        cards.stream().sorted(Comparator.comparing(Held::card, by)).map(Held::settled).toList();
    return new HandOrder(next, issued);
  }

  /**
   * With one of each of these cards at the left end, in this order, and the other cards after them.
   */
  public HandOrder leading(List<Card> first) {
    List<Held> left = new ArrayList<>(cards);
    List<Held> next = new ArrayList<>();
    for (Card card : first) {
      left.stream().filter(held -> held.card().equals(card)).findFirst().ifPresent(next::add);
      left.removeAll(next);
    }
    next.addAll(left);
    return new HandOrder(next, issued);
  }

  /** The same order with no card marked as new. */
  public HandOrder settled() {
    return new HandOrder(cards.stream().map(Held::settled).toList(), issued);
  }

  /**
   * This older order applied to the current hand: without cards that have left, and with newer
   * cards at the right end.
   */
  HandOrder restored(HandOrder now) {
    List<Held> next =
        new ArrayList<>(cards.stream().filter(held -> now.indexOf(held.id()) >= 0).toList());
    now.cards().stream().filter(held -> indexOf(held.id()) < 0).forEach(next::add);
    return new HandOrder(next, now.issued());
  }
}
