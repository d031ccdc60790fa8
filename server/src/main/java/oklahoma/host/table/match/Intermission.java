package oklahoma.host.table.match;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.people.Seats;
import oklahoma.rules.Seat;

/**
 * The pause between two deals or two matches, until everybody is ready or its time is over.
 *
 * @param afterMatch whether the match is over, so that the table waits for a rematch
 * @param ready the seats that are ready
 */
record Intermission(boolean afterMatch, Set<Seat> ready) implements MatchPhase {

  Intermission {
    ready = Set.copyOf(ready);
  }

  private Intermission with(Seat seat) {
    Set<Seat> more = EnumSet.of(seat);
    more.addAll(ready);
    return new Intermission(afterMatch, more);
  }

  Intermission without(Seat seat) {
    return new Intermission(
        afterMatch,
        ready.stream().filter(each -> each != seat).collect(Collectors.toUnmodifiableSet()));
  }

  /**
   * The seats that are ready. Bots are always ready, except for a rematch, where they do not count.
   */
  Set<Seat> readySeats(Seats seats) {
    Set<Seat> all = seats.bots();
    all.addAll(ready);
    return all;
  }

  /** Whether the pause waits for this seat. */
  boolean waitsFor(Seat seat, Seats seats) {
    return !afterMatch && seats.present().contains(seat) && !readySeats(seats).contains(seat);
  }

  /**
   * Whether the pause can end before its time limit: all connected humans are ready, or only bots
   * play and there is no limit.
   */
  boolean over(MatchState state) {
    Seats seats = state.seats();
    Set<Seat> present = seats.present();
    boolean endless = state.context().setup().waits().nextDealAfter().isEmpty();
    boolean botsAlone = seats.humans().isEmpty() && !afterMatch && endless;
    return botsAlone || (!present.isEmpty() && ready.containsAll(present));
  }

  /** Begins the pause, if the deal is over and the pause has not begun. */
  static MatchState begunIfDue(MatchState state, StepContext step) {
    boolean due = state.phase() instanceof MatchPhase.InDeal && state.play().deal().over();
    if (!due) {
      return state;
    }
    Intermission pause = new Intermission(state.play().over(), Set.of());
    Optional<Duration> limit =
        pause.afterMatch() ? Optional.empty() : state.context().setup().waits().nextDealAfter();
    MatchState counted = pause.afterMatch() ? state.counted() : state;
    return sent(
        counted.cardsPlayed(pause.afterMatch()).with(counted.clock().begin(limit, step.now())),
        pause,
        step);
  }

  /**
   * A seat is ready.
   *
   * @param forRematch true for another match, false for the next deal
   */
  static MatchState ready(
      MatchState state, Optional<Seat> seat, boolean forRematch, StepContext step) {
    return seat.isPresent()
            && state.phase() instanceof Intermission pause
            && pause.afterMatch() == forRematch
            && !pause.ready().contains(seat.get())
        ? sent(state, pause.with(seat.get()), step)
        : state;
  }

  /** Makes the next deal wait until everybody is ready, without a time limit. */
  static MatchState holdNextDeal(MatchState state, StepContext step) {
    return state.phase() instanceof Intermission pause && !pause.afterMatch()
        ? sent(state.with(state.clock().begin(Optional.empty(), step.now())), pause, step)
        : state;
  }

  /**
   * Sends the ready seats again if they have changed, for example because a bot has taken over a
   * seat.
   */
  static MatchState sentIfDue(MatchState state, StepContext step) {
    return state.phase() instanceof Intermission pause
            && !pause.readySeats(state.seats()).equals(state.broadcaster().ready())
        ? sent(state, pause, step)
        : state;
  }

  private static MatchState sent(MatchState state, Intermission pause, StepContext step) {
    Seats seats = state.seats();
    Broadcaster sent =
        state
            .broadcaster()
            .pausing(
                state.play().standing(),
                pause.readySeats(seats),
                state.millisLeft(step.now()),
                seats,
                step);
    return state.with(pause).with(sent);
  }
}
