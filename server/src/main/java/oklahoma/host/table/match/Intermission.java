package oklahoma.host.table.match;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import oklahoma.host.table.people.Seats;
import oklahoma.rules.Seat;

/**
 * Whether a match pauses between two deals, or waits for a rematch, and what is told of it. It
 * begins when a deal is over and ends with the next one.
 */
public final class Intermission {
  private final PhaseClock clock;
  private final Optional<Duration> nextDealAfter;
  private final Seats seats;
  private final Broadcaster broadcaster;
  private final Playing playing;
  private Optional<Pause> pause = Optional.empty();

  /**
   * @param nextDealAfter how long a finished deal is shown at most; without end if empty
   */
  public Intermission(
      PhaseClock clock,
      Optional<Duration> nextDealAfter,
      Seats seats,
      Broadcaster broadcaster,
      Playing playing) {
    this.clock = clock;
    this.nextDealAfter = nextDealAfter;
    this.seats = seats;
    this.broadcaster = broadcaster;
    this.playing = playing;
  }

  /** Begins when the deal is over, unless it has begun. */
  public void beginIfDue() {
    if (pause.isEmpty() && playing.dealOver()) {
      pause = Optional.of(new Pause(clock, nextDealAfter, seats, playing.play().matchOver()));
      tell();
    }
  }

  /** Ends: the next deal comes. */
  public void end() {
    pause = Optional.empty();
  }

  /** Whether it is going on. */
  public boolean running() {
    return pause.isPresent();
  }

  /** Whether it is going on, and another deal of the same match follows. */
  public boolean betweenDeals() {
    return pause.isPresent() && !pause.get().afterMatch();
  }

  /** Whether it is going on, and the match is over. */
  public boolean afterMatch() {
    return pause.filter(Pause::afterMatch).isPresent();
  }

  /** Whether it is going on and nobody is waited for any more. */
  public boolean over() {
    return pause.filter(Pause::over).isPresent();
  }

  /** Whether it is going on, and its time is this moment's. */
  public boolean lasts(long moment) {
    return pause.isPresent() && clock.moment() == moment;
  }

  /** Whether another deal of the same match waits for this seat. */
  boolean waitsFor(Seat seat) {
    return betweenDeals() && seats.present().contains(seat) && !readySeats().contains(seat);
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
  public void ready(Optional<Seat> seat, boolean forRematch) {
    boolean waitedFor = forRematch ? afterMatch() : betweenDeals();
    if (waitedFor && seat.isPresent() && pause.get().ready(seat.get())) {
      tell();
    }
  }

  /** The next deal waits until everybody is ready. */
  public void hold() {
    if (betweenDeals()) {
      pause.get().hold();
      tell();
    }
  }

  private void tell() {
    broadcaster.intermission(playing.play().standing(), readySeats(), clock.millisLeft());
  }
}
