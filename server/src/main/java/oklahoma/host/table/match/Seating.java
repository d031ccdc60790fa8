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
 * Who sits where, owns the table and watches.
 *
 * @param labels who sits where, in seat order
 * @param latecomers whether a bot's seat may be taken over
 */
record Seating(
    List<SeatLabel> labels, Optional<Seat> owner, List<Name> onlookers, boolean latecomers) {

  Seating {
    labels = List.copyOf(labels);
    onlookers = List.copyOf(onlookers);
  }

  static Seating of(Seats seats, ReconnectTimers timers, boolean latecomers, long now) {
    return new Seating(
        seats.labels(timers, now),
        seats.owner(),
        seats.roster().watching().map(Participant::name).toList(),
        latecomers);
  }

  /** The same without the time that runs by itself. */
  Seating timeless() {
    return new Seating(
        labels.stream().map(Seating::timeless).toList(), owner, onlookers, latecomers);
  }

  private static SeatLabel timeless(SeatLabel label) {
    OptionalLong waits =
        label.graceMillis().isPresent() ? OptionalLong.of(0) : OptionalLong.empty();
    return new SeatLabel(
        label.seat(), label.name(), label.bot(), label.presence(), waits, label.avatar());
  }
}
