package oklahoma.protocol.messages;

/** Why the host ends a session. */
public enum Farewell {
  /** The guest speaks another version of the protocol. */
  OTHER_VERSION,
  /** An invalid message, or one at the wrong time. */
  BAD_MESSAGE,
  /** No {@link ToHost.Hello} came in time, or nothing at all for too long. */
  SILENT,
  /** More messages than anybody needs to play. */
  TOO_MANY_MESSAGES,
  /** The host has no such table. */
  NO_SUCH_TABLE,
  /**
   * No seat is free. To somebody who would {@linkplain ConnectionPurpose.TakeOver take over} from a
   * bot in a match: none is before the cards of this deal have been played.
   */
  TABLE_FULL,
  /** The seat key opens no seat here; it may have been renewed. */
  KEY_UNKNOWN,
  /** The same seat was taken again with its key, from another place. */
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
  /** The owner of the table lets nobody watch, or too many do. */
  NOT_WATCHABLE,
  /** The match has begun, so nobody can sit down any more. */
  TABLE_PLAYING,
  /** That was not the table's password. */
  PASSWORD_WRONG,
  /** Too many wrong passwords came from the guest's address; for a while no other is heard. */
  PASSWORD_PAUSE,
  /** The owner of the table keeps this guest out of it, until letting it back. */
  KEPT_OUT
}
