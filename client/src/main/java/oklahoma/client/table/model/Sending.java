package oklahoma.client.table.model;

import java.util.Optional;

/** Decides how to show that a move waits for the host's answer. */
public final class Sending {
  private static final double LINE_MS = 300;
  private static final double LOCK_MS = 1_500;

  /** How long a move has waited. */
  public enum State {
    /** So short that nothing is shown. */
    QUIET,
    /** Long enough for a line around the card. */
    SLOW,
    /** Long enough for a text in the status line too. */
    LOCKED
  }

  private Optional<Pending> move = Optional.empty();
  private double ms;

  /**
   * Advances the time.
   *
   * @param now the move that waits; empty if none
   * @param passedMs milliseconds since the last call
   */
  public State advance(Optional<Pending> now, double passedMs) {
    ms = now.equals(move) ? ms + passedMs : 0;
    move = now;
    return state();
  }

  /** The current state. */
  public State state() {
    if (move.isEmpty() || ms < LINE_MS) {
      return State.QUIET;
    }
    return ms < LOCK_MS ? State.SLOW : State.LOCKED;
  }
}
