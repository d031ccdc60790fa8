package oklahoma.protocol.messages;

/** What the owner of a table does about a seat during a match. */
public enum OwnerCommand {
  /** A bot plays for the absent human at once, until the human is back. */
  BOT_NOW,
  /**
   * The default is played for the seat this once: in a claim window only for a player whose
   * connection is slow or lost, in a turn and between deals for a connected one only after half a
   * minute without a move.
   */
  SKIP,
  /** The seat waits for its human for as long as it takes. */
  WAIT,
  /** The human goes for good and hears so; a bot plays on. */
  REMOVE,
  /** The same, and the guest is not let in again, whatever it is called. */
  KEEP_OUT
}
