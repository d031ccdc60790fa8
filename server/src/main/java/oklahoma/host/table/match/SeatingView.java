package oklahoma.host.table.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.ReconnectTimers;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;

/**
 * The seats, the owner and the spectators, as everybody sees them.
 *
 * @param labels the player of each seat, in seat order
 * @param latecomers whether latecomers may take over a bot's seat
 */
record SeatingView(
    List<SeatLabel> labels, Optional<Seat> owner, List<Name> spectators, boolean latecomers) {

  SeatingView {
    labels = List.copyOf(labels);
    spectators = List.copyOf(spectators);
  }

  /**
   * The inputs from which it is computed, so that most messages can skip the computation.
   *
   * @param timers how long the seats of disconnected players are kept
   */
  record Basis(Seats seats, ReconnectTimers timers, boolean latecomers) {

    /** The seating at this time. */
    SeatingView at(long now) {
      return new SeatingView(
          seats.labels(timers, now),
          seats.owner(),
          seats.roster().watching().map(Participant::name).toList(),
          latecomers);
    }

    /** Whether the seating looks the same, so that there is nothing to send. */
    boolean looksLike(Basis other) {
      return at(0).timeless().equals(other.at(0).timeless());
    }
  }

  /** The seating without running timers. */
  private SeatingView timeless() {
    return new SeatingView(
        labels.stream().map(SeatingView::timeless).toList(), owner, spectators, latecomers);
  }

  private static SeatLabel timeless(SeatLabel label) {
    OptionalLong waits =
        label.graceMillis().isPresent() ? OptionalLong.of(0) : OptionalLong.empty();
    return new SeatLabel(
        label.seat(), label.name(), label.bot(), label.presence(), waits, label.avatar());
  }
}
