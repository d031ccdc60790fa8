package oklahoma.client.net;

import oklahoma.protocol.messages.ByeReason;

/** What a host's goodbye means for the seat that it keeps. */
final class ByeReasons {

  private ByeReasons() {}

  /** Whether the guest may return at once: the host has only closed the connection. */
  static boolean mayReturnAtOnce(ByeReason reason) {
    return switch (reason) {
      case SILENT, TOO_MANY_MESSAGES -> true;
      case OTHER_VERSION,
          BAD_MESSAGE,
          NO_SUCH_TABLE,
          TABLE_FULL,
          KEY_UNKNOWN,
          SEAT_TAKEN_BACK,
          LEFT,
          TABLE_CLOSED,
          JOURNAL_FAILED,
          HOST_STOPS,
          REMOVED,
          NOT_WATCHABLE,
          TABLE_PLAYING,
          PASSWORD_WRONG,
          PASSWORD_PAUSE,
          BLOCKED ->
          false;
    };
  }

  /** Whether the host no longer has the seat, so that its key is worthless. */
  static boolean voidsKey(ByeReason reason) {
    return switch (reason) {
      case SEAT_TAKEN_BACK, LEFT, TABLE_CLOSED, REMOVED, BLOCKED -> true;
      // The host may have saved the table and open it again. Or another table of the same computer
      // has answered: it may have the same number, name and key, but it does not know the seat.
      case NO_SUCH_TABLE,
          KEY_UNKNOWN,
          JOURNAL_FAILED,
          HOST_STOPS,
          OTHER_VERSION,
          BAD_MESSAGE,
          SILENT,
          TOO_MANY_MESSAGES,
          TABLE_FULL,
          NOT_WATCHABLE,
          TABLE_PLAYING,
          PASSWORD_WRONG,
          PASSWORD_PAUSE ->
          false;
    };
  }
}
