package oklahoma.client.net;

import oklahoma.protocol.messages.Farewell;

/** The meaning of a host's goodbye for a seat that is kept there. */
final class Farewells {

  private Farewells() {}

  /** Whether the same guest may try again at once: the host had lost patience, not the seat. */
  static boolean passing(Farewell reason) {
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
          KEPT_OUT ->
          false;
    };
  }

  /** Whether the seat's key opens nothing any more. */
  static boolean voidsKey(Farewell reason) {
    return switch (reason) {
      case SEAT_TAKEN_BACK, LEFT, TABLE_CLOSED, REMOVED, KEPT_OUT -> true;
      // The host may have written the table down, and open it again. Another table of the same
      // computer may have its number, its name and its host's key, and does not know the seat.
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
