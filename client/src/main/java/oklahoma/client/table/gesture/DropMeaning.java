package oklahoma.client.table.gesture;

import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;

/** The meaning of a drop, before the rules judge it. */
public sealed interface DropMeaning {

  /** A move, which may be illegal. */
  record Plays(Move move) implements DropMeaning {}

  /** The player wants a card from the stock. While claims are open this is an answer to them. */
  record Draws() implements DropMeaning {}

  /** The player wants the top discard. While claims are open this is an answer to them. */
  record Takes() implements DropMeaning {}

  /**
   * The player adds several cards to a meld, one after another.
   *
   * @param meld the meld's index on the table
   * @param end the end for a card that fits both
   */
  record Adds(int meld, End end) implements DropMeaning {}

  /** The player puts cards into a slot of the tray. */
  record Stages(int slot) implements DropMeaning {}

  /** The player opens the declaration of a knock with this discard; no move is sent yet. */
  record Declares(Card card) implements DropMeaning {}

  /** The cards stay in the hand, or return to it. */
  record Keeps() implements DropMeaning {}

  /** A drop that is refused without asking the rules. */
  record Never(Fault fault) implements DropMeaning {}

  /** Why a drop can mean nothing. */
  enum Fault {
    /** Several cards, but the place takes one. */
    ONE_CARD_ONLY,
    /** The place never takes cards. */
    NOT_THERE
  }
}
