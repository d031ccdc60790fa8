package oklahoma.client.table.layout;

import oklahoma.rules.Seat;

/** The logical place of a card on the table, such as a position in the hand or in a meld. */
public sealed interface Spot {

  /**
   * A card of a hand.
   *
   * @param index its position: in the player's own hand, counted in the player's order; in another
   *     hand, counted over the backs drawn
   */
  record InHand(Seat seat, int index) implements Spot {}

  /** A card of the stock; depth 0 is the top one. */
  record OnStock(int depth) implements Spot {}

  /** The card that fixes the knock limit of gin, sideways beside the stock. */
  record OfLimit() implements Spot {}

  /** A discard; depth 0 is the top one. */
  record OnPile(int depth) implements Spot {}

  /**
   * A card of a meld on the table.
   *
   * @param meld the meld's index on the table
   * @param index the card's index in the meld
   */
  record InMeld(int meld, int index) implements Spot {}

  /**
   * One of the player's cards that is staged in the tray.
   *
   * @param slot the index of the slot
   * @param index the card's index in the slot
   */
  record InTray(int slot, int index) implements Spot {}
}
