package oklahoma.client.table.gesture;

import oklahoma.rules.Seat;
import oklahoma.rules.card.End;

/** A place where cards can be dropped. */
public sealed interface Zone {

  /** The discard pile. */
  record OnPile() implements Zone {}

  /** The stock. */
  record OnStock() implements Zone {}

  /**
   * An end of a run. A book is extended at its high end.
   *
   * @param meld the meld's index on the table
   */
  record AtEnd(int meld, End end) implements Zone {}

  /**
   * A wild in a meld.
   *
   * @param meld the meld's index on the table
   * @param place the wild's index in the meld
   * @param to the end to which a swap moves the wild
   */
  record OnWild(int meld, int place, End to) implements Zone {}

  /** A slot of the tray. */
  record InSlot(int slot) implements Zone {}

  /** The player's own hand. */
  record InHand() implements Zone {}

  /** The knock area. */
  record OnKnock() implements Zone {}

  /** Another seat. */
  record AtSeat(Seat seat) implements Zone {}
}
