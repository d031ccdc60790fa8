package oklahoma.protocol.messages;

import oklahoma.rules.Seat;

/**
 * An act of a table's owner that concerns others; everybody at the table is informed. In a lobby
 * the only such act is removing somebody.
 */
public sealed interface OwnerAction {

  /** How many actions of the current deal a newcomer gets; the host leaves out the oldest. */
  int MOST = 64;

  /** The seat of the owner who did it. */
  Seat owner();

  /** How many events of the deal the viewer had noticed before the action. */
  int after();

  /** The same action for a viewer who had noticed this many events. */
  OwnerAction after(int events);

  /** The kinds of actions on one seat. */
  enum Kind {
    /** The host played the rest of its turn by default. */
    SKIPPED_TURN,
    /** The claim window did not wait for its answer; nobody learns whether it had answered. */
    SKIPPED_ANSWER,
    /** The next deal did not wait until it was ready. */
    SKIPPED_PAUSE,
    /** A bot plays for its absent human. */
    GAVE_TO_BOT,
    /** The table waits for its absent human without a limit. */
    KEPT_WAITING,
    /** Its human was removed. */
    REMOVED,
    /** Its human was removed and blocked. */
    BLOCKED
  }

  /** An action on one seat. */
  record OfSeat(Seat owner, Kind kind, Seat seat, int after) implements OwnerAction {
    @Override
    public OwnerAction after(int events) {
      return new OfSeat(owner, kind, seat, events);
    }
  }

  /**
   * The owner closed a claim window that waits for all; seats without an answer have passed (O-12).
   */
  record ClosedWindow(Seat owner, int after) implements OwnerAction {
    @Override
    public OwnerAction after(int events) {
      return new ClosedWindow(owner, events);
    }
  }

  /** The owner ended the pause between two deals. */
  record EndedPause(Seat owner, int after) implements OwnerAction {
    @Override
    public OwnerAction after(int events) {
      return new EndedPause(owner, events);
    }
  }
}
