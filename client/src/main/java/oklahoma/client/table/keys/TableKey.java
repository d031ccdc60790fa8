package oklahoma.client.table.keys;

/** The action that a key asks the table for. */
public sealed interface TableKey {

  /** An action without arguments. */
  enum Action implements TableKey {
    /** Draw from the stock. */
    DRAW,
    /** Take the top discard as the turn's draw. */
    TAKE,
    /** The main action of what has the focus. */
    ENTER,
    /** Declare a knock. */
    KNOCK,
    /** Lay down the contract. */
    LAY_DOWN,
    /** Claim the discard. */
    CLAIM,
    /** Leave the discard to others. */
    NO,
    /** Leave all discards to others until the player's own turn. */
    NO_UNTIL_MY_TURN,
    /** Leave all discards of this one's rank to others until the deal ends. */
    NO_TO_RANK,
    /** Select or deselect the focused card. */
    SELECT,
    /** Put the selected cards into a book of the tray. */
    BOOK,
    /** Put the selected cards into a run of the tray. */
    RUN,
    /** Suggest what to lay down; once more, the next suggestion. */
    SUGGEST,
    /** A hint for the next move. */
    HINT,
    /** Show all that could be laid off, to be confirmed. */
    PLACE_ALL,
    /** Move a wild that fits either end of its run to the other end. */
    FLIP_WILD,
    /** The next of several arrangements of the same cards. */
    NEXT_ARRANGEMENT,
    /** The next way to sort the hand. */
    SORT,
    /** Keep the hand sorted, or stop to. */
    KEEP_SORTED,
    /** Undo a rearrangement. */
    UNDO,
    /** Do again what was undone. */
    REDO,
    /** The focus to the left: a card, a meld, or a target of the lifted card. */
    LEFT,
    /** The focus to the right. */
    RIGHT,
    /** The focus to the first card. */
    FIRST,
    /** The focus to the last card. */
    LAST,
    /** Move the focused card of the hand to the left. */
    MOVE_LEFT,
    /** Move the focused card of the hand to the right. */
    MOVE_RIGHT,
    /** Move the focused card of the hand to its left end. */
    MOVE_FIRST,
    /** Move the focused card of the hand to its right end. */
    MOVE_LAST,
    /** Lift the focused card, to carry it to a target. */
    LIFT,
    /** Put the lifted card back into the hand. */
    PUT_BACK,
    /** The focus to the next zone of the table. */
    NEXT_ZONE,
    /** The focus to the zone before. */
    PREVIOUS_ZONE,
    /** Show the scores for as long as the key is held. */
    PEEK_SCORES,
    /** Show or hide the log. */
    LOG,
    /** Open the chat, to say something. */
    CHAT,
    /** Open the rules. */
    RULES,
    /** Show or hide the sheet of keys. */
    KEYS,
    /** Hear what is to be done and what the piles have. */
    HEAR_STATE,
    /** Four colours for the suits, or two. */
    FOUR_COLOURS,
    /** Full screen, or a window. */
    FULL_SCREEN,
    /** Larger cards. */
    LARGER_CARDS,
    /** Smaller cards. */
    SMALLER_CARDS,
    /** Cards of the usual size. */
    USUAL_CARDS,
    /** Cancel a drag, otherwise close what is open, otherwise the menu. */
    ESCAPE
  }

  /**
   * One of the numbered melds or places.
   *
   * @param number 1 to 9
   */
  record Numbered(int number) implements TableKey {
    public Numbered {
      if (number < 1 || number > 9) {
        throw new IllegalArgumentException("no key for number " + number);
      }
    }
  }
}
