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
  private final PhaseClock clock;
  private final Optional<Duration> nextDealAfter;
  private final Seats seats;
  private final boolean matchOver;
  private final Set<Seat> ready = EnumSet.noneOf(Seat.class);

  Pause(PhaseClock clock, Optional<Duration> nextDealAfter, Seats seats, boolean matchOver) {
    this.clock = clock;
    this.nextDealAfter = nextDealAfter;
    this.seats = seats;
    this.matchOver = matchOver;
    Optional<Duration> limit = matchOver ? Optional.empty() : nextDealAfter;
    clock.begin(limit, TableMessage.ShownLongEnough::new);
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
    Set<Seat> all = seats.bots();
    all.addAll(ready);
    return all;
  }

  /** Waits until everybody is ready, however long it takes. */
  void hold() {
    clock.begin(Optional.empty(), TableMessage.ShownLongEnough::new);
  }

  /** Whether nobody is waited for any more. */
  boolean over() {
    Set<Seat> present = seats.present();
    boolean botsAlone = seats.humans().isEmpty() && !matchOver && nextDealAfter.isEmpty();
    return botsAlone || (!present.isEmpty() && ready.containsAll(present));
  }
}
