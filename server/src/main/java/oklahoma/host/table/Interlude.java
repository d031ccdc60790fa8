package oklahoma.host.table;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Seat;

/**
 * Whether a match pauses between two deals, or waits for a rematch, and what is told of it. It
 * begins when a deal is over and ends with the next one.
 */
final class Interlude {
  private final Fittings table;
  private final Seating seating;
  private final Audience audience;
  private final Playing playing;
  private Optional<Pause> pause = Optional.empty();

  Interlude(Fittings table, Seating seating, Audience audience, Playing playing) {
    this.table = table;
    this.seating = seating;
    this.audience = audience;
    this.playing = playing;
  }

  /** Begins when the deal is over, unless it has begun. */
  void beginIfDue() {
    if (pause.isEmpty() && playing.dealOver()) {
      pause = Optional.of(new Pause(table, seating, playing.play().matchOver()));
      tell();
    }
  }

  /** Ends: the next deal comes. */
  void end() {
    pause = Optional.empty();
  }

  /** Whether it is going on. */
  boolean running() {
    return pause.isPresent();
  }

  /** Whether it is going on, and another deal of the same match follows. */
  boolean betweenDeals() {
    return pause.isPresent() && !pause.get().afterMatch();
  }

  /** Whether it is going on, and the match is over. */
  boolean afterMatch() {
    return pause.filter(Pause::afterMatch).isPresent();
  }

  /** Whether it is going on and nobody is waited for any more. */
  boolean over() {
    return pause.filter(Pause::over).isPresent();
  }

  /** Whether it is going on, and its time is this moment's. */
  boolean lasts(long moment) {
    return pause.isPresent() && table.clock().moment() == moment;
  }

  /** Whether another deal of the same match waits for this seat. */
  boolean waitsFor(Seat seat) {
    return betweenDeals() && seating.present().contains(seat) && !readySeats().contains(seat);
  }

  /** The seats that are ready for what follows. */
  Set<Seat> readySeats() {
    return pause.map(Pause::readySeats).orElse(EnumSet.noneOf(Seat.class));
  }

  /**
   * A seat is ready.
   *
   * @param forRematch for another match, or else for the next deal
   */
  void ready(Optional<Seat> seat, boolean forRematch) {
    boolean waitedFor = forRematch ? afterMatch() : betweenDeals();
    if (waitedFor && seat.isPresent() && pause.get().ready(seat.get())) {
      tell();
    }
  }

  /** The next deal waits until everybody is ready. */
  void hold() {
    if (betweenDeals()) {
      pause.get().hold();
      tell();
    }
  }

  private void tell() {
    audience.intermission(playing.play().standing(), readySeats(), table.clock().millisLeft());
  }
}
