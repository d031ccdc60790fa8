package oklahoma.protocol.messages;

/** Who caused a move, as far as the recipient may know. */
public enum Mover {
  /**
   * The player of the seat, human or bot. An answer to a claim window always counts as the
   * player's, so that nobody learns who did not answer in time.
   */
  SEAT,
  /** The host, since the seat's turn clock had run out. */
  CLOCK,
  /** The host, since the owner of the table skipped the seat's turn. */
  OWNER
}
