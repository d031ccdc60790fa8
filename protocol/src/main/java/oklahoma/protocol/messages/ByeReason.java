package oklahoma.protocol.messages;

/** Why the host ends a session. */
public enum ByeReason {
  /** The guest speaks another version of the protocol. */
  OTHER_VERSION,
  /** An invalid message, or one at the wrong time. */
  BAD_MESSAGE,
  /** No {@link ToHost.Hello} came in time, or nothing at all for too long. */
  SILENT,
  /** More messages than play can need. */
  TOO_MANY_MESSAGES,
  /** The host has no such table. */
  NO_SUCH_TABLE,
  /**
   * No seat is free. A guest who wants to {@linkplain ConnectionPurpose.TakeOver take over} from a
   * bot finds none before the cards of this deal have been played.
   */
  TABLE_FULL,
  /** The seat key opens no seat here; it may have been renewed. */
  KEY_UNKNOWN,
  /** Somebody has returned to this seat with its key on another connection. */
  SEAT_TAKEN_BACK,
  /** The guest asked to leave. */
  LEFT,
  /** The table was closed. */
  TABLE_CLOSED,
  /** The host could not write its journal, so the table cannot go on. */
  JOURNAL_FAILED,
  /** The host stops. */
  HOST_STOPS,
  /** The owner of the table sent the guest away. */
  REMOVED,
  /** The owner allows no spectators, or the table has too many. */
  NOT_WATCHABLE,
  /** The match has begun, so nobody can sit down any more. */
  TABLE_PLAYING,
  /** The proof was not made with the table's password. */
  PASSWORD_WRONG,
  /**
   * Too many wrong passwords came from the guest's address, so the host accepts no proof from it
   * for a while.
   */
  PASSWORD_PAUSE,
  /** The owner has blocked this guest and may unblock it. */
  BLOCKED
}
