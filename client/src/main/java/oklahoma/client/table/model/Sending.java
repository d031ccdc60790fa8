package oklahoma.client.table.model;

import java.util.Optional;

/** How long a move has waited for the host's answer. The table's pulses advance its time. */
public final class Sending {
  private static final double LINE_MS = 300;
  private static final double LOCK_MS = 1_500;

  /** How long a move has waited for the host, as it is shown. */
  public enum State {
    /** Nothing: most answers come at once. */
    QUIET,
    /** A line around the card says that it is being sent. */
    SLOW,
    /** The status line says it too. */
    LOCKED
  }

  private Optional<Pending> move = Optional.empty();
  private double ms;

  /**
   * Time passes.
   *
   * @param now the move that waits; empty if none does
   * @param passedMs since the last call
   */
  public State advance(Optional<Pending> now, double passedMs) {
    ms = now.equals(move) ? ms + passedMs : 0;
    move = now;
    return state();
  }

  /** The state of the moment. */
  public State state() {
    if (move.isEmpty() || ms < LINE_MS) {
      return State.QUIET;
    }
    return ms < LOCK_MS ? State.SLOW : State.LOCKED;
  }
}
