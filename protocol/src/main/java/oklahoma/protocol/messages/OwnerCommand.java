package oklahoma.protocol.messages;

/** What the owner of a table can do about a seat during a match. */
public enum OwnerCommand {
  /** A bot plays for the absent human at once, until the human is back. */
  BOT_NOW,
  /**
   * The host makes the default move for the seat, once. In a claim window this needs a player whose
   * connection is slow or lost. In a turn or between deals a connected player can be skipped only
   * after half a minute without a move.
   */
  SKIP,
  /** The table waits for the seat's human without a limit. */
  WAIT,
  /** Removes the human for good, who gets a message; a bot plays on. */
  REMOVE,
  /** As {@link #REMOVE}, and blocks the guest under any name. */
  BLOCK
}
