package oklahoma.client.table.model.hand;

import java.util.HashSet;
import java.util.Set;

/**
 * The player's arrangement of the own cards: everything that undo restores; immutable and never
 * sent.
 *
 * @param hand the order of the hand, staged cards included
 * @param tray what is staged for laying down
 * @param selected the ids of the selected cards
 * @param ordered whether the player has put the cards of gin in an order: then it stays
 */
public record Arranged(HandOrder hand, Tray tray, Set<Integer> selected, boolean ordered) {

  public Arranged {
    selected = Set.copyOf(selected);
  }

  /** With another order of the hand. */
  public Arranged with(HandOrder order) {
    return new Arranged(order, tray, selected, ordered);
  }

  /** With the hand as the player has put it; cards put where they lie already change nothing. */
  public Arranged ordering(HandOrder order) {
    return order.ids().equals(hand.ids()) ? this : new Arranged(order, tray, selected, true);
  }

  /** With the hand sorted, so that it stays or not. */
  public Arranged sorting(HandOrder order, boolean stays) {
    return new Arranged(order, tray, selected, stays);
  }

  /** With another tray; what is staged is no longer selected. */
  public Arranged with(Tray staged) {
    Set<Integer> left = new HashSet<>(selected);
    left.removeAll(staged.ids());
    return new Arranged(hand, staged, left, ordered);
  }

  /** With other cards selected; one that is not in the hand, but still on its way out, is not. */
  public Arranged selecting(Set<Integer> ids) {
    return new Arranged(hand, tray, held(ids, hand), ordered);
  }

  private static Set<Integer> held(Set<Integer> ids, HandOrder order) {
    Set<Integer> held = new HashSet<>(ids);
    held.removeIf(id -> order.indexOf(id) < 0);
    return held;
  }

  /** This for another hand: what is gone is gone everywhere, what came is at the right end. */
  public Arranged forHand(HandOrder now) {
    HandOrder order = hand.restored(now);
    return new Arranged(order, tray.restored(order), held(selected, order), ordered);
  }
}
