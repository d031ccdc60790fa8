package oklahoma.host.table.match;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.Seats;
import oklahoma.rules.Seat;

/** The time between two deals or two matches, until everybody is ready or it is over. */
final class Pause {
  private final Fittings table;
  private final Seats seating;
  private final boolean matchOver;
  private final Set<Seat> ready = EnumSet.noneOf(Seat.class);

  Pause(Fittings table, Seats seating, boolean matchOver) {
    this.table = table;
    this.seating = seating;
    this.matchOver = matchOver;
    Optional<Duration> limit = matchOver ? Optional.empty() : table.setup().nextDealAfter();
    table.clock().begin(limit, TableMessage.ShownLongEnough::new);
  }

  /** Whether the match is over, so that a rematch is waited for. */
  boolean afterMatch() {
    return matchOver;
  }

  /** A seat is ready; whether that is news. */
  boolean ready(Seat seat) {
    return ready.add(seat);
  }

  /** The seats that are ready: bots are always, but for a rematch nobody asks them. */
  Set<Seat> readySeats() {
    Set<Seat> seats = seating.bots();
    seats.addAll(ready);
    return seats;
  }

  /** Waits until everybody is ready, however long it takes. */
  void hold() {
    table.clock().begin(Optional.empty(), TableMessage.ShownLongEnough::new);
  }

  /** Whether nobody is waited for any more. */
  boolean over() {
    Set<Seat> present = seating.present();
    boolean botsAlone =
        seating.humans().isEmpty() && !matchOver && table.setup().nextDealAfter().isEmpty();
    return botsAlone || (!present.isEmpty() && ready.containsAll(present));
  }
}
