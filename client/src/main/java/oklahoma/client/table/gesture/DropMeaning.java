package oklahoma.client.table.gesture;

import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;

/** The meaning of a drop, before the rules judge it. */
public sealed interface DropMeaning {

  /** A move; whether it is legal is for the rules to say. */
  record Plays(Move move) implements DropMeaning {}

  /** A card from the stock is wanted; in a claim window that is an answer to it. */
  record Draws() implements DropMeaning {}

  /** The top discard is wanted; in a claim window that is an answer to it. */
  record Takes() implements DropMeaning {}

  /**
   * Several cards are added to a meld, one after another.
   *
   * @param meld the meld's index on the table
   * @param end where a card goes that fits both ends
   */
  record Adds(int meld, End end) implements DropMeaning {}

  /** Cards are put into a slot of the tray. */
  record Stages(int slot) implements DropMeaning {}

  /** A knock is to be declared with this card as the discard; nothing is played yet. */
  record Declares(Card card) implements DropMeaning {}

  /** Cards stay in the hand, or come back to it. */
  record Keeps() implements DropMeaning {}

  /** Something that no rules are needed to refuse. */
  record Never(Fault fault) implements DropMeaning {}

  /** Why a drop can mean nothing. */
  enum Fault {
    /** Several cards where one is wanted. */
    ONE_CARD_ONLY,
    /** Cards are never put there. */
    NOT_THERE
  }
}
