package oklahoma.client.table.model;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;

/** How long the table still waits for disconnected players, by this computer's clock. */
public final class Graces {
  private static final long NANOS = 1_000_000;

  private final Map<Seat, Countdown> running = new EnumMap<>(Seat.class);

  /**
   * Updates the waiting times from the host's labels. A countdown that is running keeps its length.
   */
  public void follow(List<SeatLabel> labels, long nowNanos) {
    for (SeatLabel label : labels) {
      if (label.graceMillis().isEmpty()) {
        running.remove(label.seat());
      } else {
        long left = label.graceMillis().getAsLong();
        Countdown before = running.get(label.seat());
        long length = before == null ? left : Math.max(left, before.lengthMs());
        running.put(label.seat(), new Countdown(nowNanos + left * NANOS, length));
      }
    }
  }

  /**
   * How long the table still waits for a seat; empty if its player is connected or the wait has no
   * limit.
   */
  public Optional<Countdown> of(Seat seat) {
    return Optional.ofNullable(running.get(seat));
  }

  /** Whether the table waits for any player. */
  public boolean running() {
    return !running.isEmpty();
  }
}
