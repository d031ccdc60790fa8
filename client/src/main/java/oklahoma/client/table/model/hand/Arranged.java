package oklahoma.client.table.model.hand;

import java.util.HashSet;
import java.util.Set;

/**
 * The player's arrangement of their own cards, which undo restores; immutable and never sent.
 *
 * @param hand the order of the hand, staged cards included
 * @param tray the staged cards
 * @param selected the ids of the selected cards
 * @param ordered whether the player has arranged a gin hand, so that it is not regrouped
 *     automatically
 */
public record Arranged(HandOrder hand, Tray tray, Set<Integer> selected, boolean ordered) {

  public Arranged {
    selected = Set.copyOf(selected);
  }

  /** With another order of the hand. */
  public Arranged with(HandOrder order) {
    return new Arranged(order, tray, selected, ordered);
  }

  /** With the order that the player has chosen; unchanged if it is the same order. */
  public Arranged ordering(HandOrder order) {
    return order.ids().equals(hand.ids()) ? this : new Arranged(order, tray, selected, true);
  }

  /**
   * With the hand sorted.
   *
   * @param stays whether a gin hand keeps this order, instead of being regrouped automatically
   */
  public Arranged sorting(HandOrder order, boolean stays) {
    return new Arranged(order, tray, selected, stays);
  }

  /** With another tray; staged cards are deselected. */
  public Arranged with(Tray staged) {
    Set<Integer> left = new HashSet<>(selected);
    left.removeAll(staged.ids());
    return new Arranged(hand, staged, left, ordered);
  }

  /**
   * With other cards selected. Ignores cards that have left the hand, even if they are still in
   * flight.
   */
  public Arranged selecting(Set<Integer> ids) {
    return new Arranged(hand, tray, held(ids, hand), ordered);
  }

  private static Set<Integer> held(Set<Integer> ids, HandOrder order) {
    Set<Integer> held = new HashSet<>(ids);
    held.removeIf(id -> order.indexOf(id) < 0);
    return held;
  }

  /**
   * This arrangement for a changed hand: without cards that have gone, and with new cards at the
   * right end.
   */
  public Arranged forHand(HandOrder now) {
    HandOrder order = hand.restored(now);
    return new Arranged(order, tray.restored(order), held(selected, order), ordered);
  }
}
