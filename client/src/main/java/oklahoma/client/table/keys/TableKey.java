package oklahoma.client.table.keys;

/** An action at the table that a key performs. */
public sealed interface TableKey {

  /** An action without arguments. */
  enum Action implements TableKey {
    /** Draw from the stock. */
    DRAW,
    /** Take the top discard as the turn's draw. */
    TAKE,
    /** The main action of the focused node. */
    ENTER,
    /** Declare a knock. */
    KNOCK,
    /** Lay down the contract. */
    LAY_DOWN,
    /** Claim the discard. */
    CLAIM,
    /** Decline the discard. */
    NO,
    /** Decline all discards until the player's own turn. */
    NO_UNTIL_MY_TURN,
    /** Decline all discards of the top discard's rank until the deal ends. */
    NO_TO_RANK,
    /** Select or deselect the focused card. */
    SELECT,
    /** Put the selected cards into a book of the tray. */
    BOOK,
    /** Put the selected cards into a run of the tray. */
    RUN,
    /** Stage a suggested way to lay down; again, the next one. */
    SUGGEST,
    /** Open or close the suggested moves. */
    HINT,
    /** Show where all cards that fit could be laid off, and wait for confirmation. */
    LAY_OFF_ALL,
    /** Move a wild that fits either end of its run to the other end. */
    FLIP_WILD,
    /** Show the next arrangement of the same cards. */
    NEXT_ARRANGEMENT,
    /** Sort the hand in the next order. */
    SORT,
    /** Switch automatic sorting on or off. */
    KEEP_SORTED,
    /** Undo a rearrangement. */
    UNDO,
    /** Redo what was undone last. */
    REDO,
    /** Move the focus left: to a card, a meld, or a target of the lifted card. */
    LEFT,
    /** Move the focus right. */
    RIGHT,
    /** Move the focus to the first card. */
    FIRST,
    /** Move the focus to the last card. */
    LAST,
    /** Move the focused card of the hand to the left. */
    MOVE_LEFT,
    /** Move the focused card of the hand to the right. */
    MOVE_RIGHT,
    /** Move the focused card of the hand to its left end. */
    MOVE_FIRST,
    /** Move the focused card of the hand to its right end. */
    MOVE_LAST,
    /** Lift the focused card to choose its target. */
    LIFT,
    /** Put the lifted card back into the hand. */
    PUT_BACK,
    /** Move the focus to the next zone of the table. */
    NEXT_ZONE,
    /** Move the focus to the previous zone. */
    PREVIOUS_ZONE,
    /** Show the scores while the key is held. */
    PEEK_SCORES,
    /** Show or hide the log. */
    LOG,
    /** Open the chat. */
    CHAT,
    /** Open the rules. */
    RULES,
    /** Show or hide the list of keys. */
    KEYS,
    /** Have the screen reader say whose turn it is and what is on the piles. */
    HEAR_STATE,
    /** Switch between four and two suit colours. */
    FOUR_COLOURS,
    /** Switch between full screen and window. */
    FULL_SCREEN,
    /** Enlarge the cards. */
    LARGER_CARDS,
    /** Shrink the cards. */
    SMALLER_CARDS,
    /** Reset the size of the cards. */
    USUAL_CARDS,
    /** Cancel a drag; otherwise close what is open; otherwise open the menu. */
    ESCAPE
  }

  /**
   * A numbered meld or suggested move.
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
