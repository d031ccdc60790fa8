package oklahoma.protocol.messages;

import oklahoma.rules.Seat;

/**
 * An act of a table's owner that concerns others; everybody at the table is informed. In a lobby
 * the only such act is removing somebody.
 */
public sealed interface OwnerAction {

  /** How many of one deal a newcomer hears at most; the oldest are left out. */
  int MOST = 64;

  /** Who did it. */
  Seat owner();

  /** How many events of the deal the viewer had noticed before it. */
  int after();

  /** The same for a viewer who had noticed this many events. */
  OwnerAction after(int events);

  /** What was done about one seat. */
  enum Kind {
    /** The rest of its turn was played by default. */
    SKIPPED_TURN,
    /** Its answer to a claim window was not waited for; nobody learns whether it had answered. */
    SKIPPED_ANSWER,
    /** The next deal did not wait until it was ready. */
    SKIPPED_PAUSE,
    /** A bot plays for its absent human. */
    GAVE_TO_BOT,
    /** It waits for its absent human without end. */
    KEPT_WAITING,
    /** Its human was removed. */
    REMOVED,
    /** Its human was removed and blocked. */
    KEPT_OUT
  }

  /** Something about one seat. */
  record OfSeat(Seat owner, Kind kind, Seat seat, int after) implements OwnerAction {
    @Override
    public OwnerAction after(int events) {
      return new OfSeat(owner, kind, seat, events);
    }
  }

  /** A claim window that waits for all was closed; who had not answered passed (O-12). */
  record ClosedWindow(Seat owner, int after) implements OwnerAction {
    @Override
    public OwnerAction after(int events) {
      return new ClosedWindow(owner, events);
    }
  }

  /** The pause between two deals was ended. */
  record EndedPause(Seat owner, int after) implements OwnerAction {
    @Override
    public OwnerAction after(int events) {
      return new EndedPause(owner, events);
    }
  }
}
