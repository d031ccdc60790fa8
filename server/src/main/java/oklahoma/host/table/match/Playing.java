package oklahoma.host.table.match;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.host.table.effect.Effect;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The play of a match. It judges each move, performs it and tells everybody, and runs the clock of
 * the claim window or the turn. When a seat's time is up it makes the default move.
 */
public final class Playing {
  private static final Logger LOG = LoggerFactory.getLogger(Playing.class);

  private Playing() {}

  /** A guest's move. */
  public static MatchState commanded(
      MatchState state,
      Guest guest,
      Optional<Seat> seat,
      ToHost.Command command,
      StepContext step) {
    return switch (judge(state, seat, command)) {
      case Ruling.Allowed(List<Event> events) ->
          happen(state, events, Broadcaster.Cause.command(guest, command.id()), step);
      case Ruling.Refused(Refusal refusal) -> {
        step.send(guest, new FromHost.Refused(command.id(), refusal));
        yield state;
      }
    };
  }

  private static Ruling judge(MatchState state, Optional<Seat> seat, ToHost.Command command) {
    if (seat.isEmpty()) {
      return new Ruling.Refused(Refusal.of(Reason.NOT_SEATED));
    }
    Ruling ruling = state.play().judge(seat.get(), command.move());
    boolean late = state.broadcaster().received(seat.get()).late(command.seen());
    return late && ruling instanceof Ruling.Allowed ? tooLate(command.move()) : ruling;
  }

  /** The refusal of a move that was meant for an earlier window or turn. */
  private static Ruling tooLate(Move move) {
    boolean answer = move instanceof Move.Claim || move instanceof Move.Pass;
    return new Ruling.Refused(Refusal.of(answer ? Reason.WINDOW_CLOSED : Reason.TURN_OVER));
  }

  /** Handles a bot's move. */
  public static MatchState botChose(
      MatchState state, TableMessage.BotChose message, StepContext step) {
    Seat seat = message.seat();
    if (!current(state, seat, message.question())) {
      return state;
    }
    return switch (state.play().judge(seat, message.move())) {
      case Ruling.Allowed(List<Event> events) ->
          happen(state, events, Broadcaster.Cause.UNDISCLOSED, step);
      case Ruling.Refused(Refusal refusal) -> {
        LOG.error("{}: the bot in seat {} was refused: {}", state.context().name(), seat, refusal);
        yield playFor(state, seat, Broadcaster.Cause.UNDISCLOSED, step);
      }
    };
  }

  /** Handles a bot's failure: makes the default move. */
  public static MatchState botFailed(
      MatchState state, TableMessage.BotFailed message, StepContext step) {
    LOG.error(
        "{}: the bot in seat {} failed", state.context().name(), message.seat(), message.failure());
    return current(state, message.seat(), message.question())
        ? playFor(state, message.seat(), Broadcaster.Cause.UNDISCLOSED, step)
        : state;
  }

  /** Whether a bot's answer is for the present state of the deal. */
  public static boolean current(MatchState state, Seat seat, long question) {
    return state.bots().isLast(seat, question)
        && state.bots().asked(seat, state.broadcaster().received(seat).played())
        && state.seats().bot(seat).isPresent();
  }

  /**
   * Asks the bots whose move the deal waits for, once for each state of the deal that their seats
   * have seen. Guests who come and go meanwhile do not interrupt a bot.
   */
  static MatchState botsAsked(MatchState state, StepContext step) {
    if (!state.seats().anyBot()) {
      return state;
    }
    MatchState asked = state;
    for (Seat seat : state.play().deal().toAct().stream().sorted().toList()) {
      Optional<BotLevel> level = state.seats().bot(seat);
      long played = state.broadcaster().received(seat).played();
      if (level.isPresent() && !state.bots().asked(seat, played)) {
        asked = ask(asked, seat, level.get(), played, step);
      }
    }
    return asked;
  }

  private static MatchState ask(
      MatchState state, Seat seat, BotLevel level, long played, StepContext step) {
    MatchState asked = state.with(state.context().asked());
    long question = asked.context().questions();
    Deal deal = state.play().deal();
    BotPace pace = state.context().setup().waits().pace();
    step.ask(
        new Effect.AskBot(
            seat,
            question,
            level,
            state.seats().temper(seat),
            state.play().match(),
            Seen.of(deal, seat),
            state.noticed(seat),
            step.chance().random(),
            deal.claimWindow() ? pace.answerPause(step.chance()) : pace.turnPause(step.chance())));
    return asked.with(asked.bots().ask(seat, question, played));
  }

  /** O-11: in a window that waits for all, starts the time limit of absent seats. */
  static MatchState watchForAbsent(MatchState state, StepContext step) {
    if (!waitsForAll(state)) {
      return state;
    }
    Seats seats = state.seats();
    PhaseClock clock = state.clock();
    for (Seat seat : state.play().deal().toAct()) {
      Optional<Long> absence = seats.absence(seat);
      if (absence.isPresent()) {
        clock = clock.watchFor(seat, absence.get(), step.now());
      }
    }
    return state.with(clock);
  }

  /**
   * Answers for an absent seat whose time is up in a window that waits for all, unless the owner
   * has skipped the seat.
   */
  static MatchState awayTooLong(MatchState before, Seat seat, StepContext step) {
    PhaseClock.Away waited = before.clock().away().get(seat);
    MatchState state = before.with(before.clock().without(seat));
    boolean still =
        waited != null && state.seats().absence(seat).equals(Optional.of(waited.absence()));
    boolean awaited = waitsForAll(state) && state.play().deal().toAct().contains(seat);
    return still && awaited ? playFor(state, seat, Broadcaster.Cause.UNDISCLOSED, step) : state;
  }

  /** Handles the end of a window's or a turn's time. */
  static MatchState timeUp(MatchState state, StepContext step) {
    return playForTheSilent(
        state,
        state.play().deal().claimWindow()
            ? Broadcaster.Cause.UNDISCLOSED
            : Broadcaster.Cause.TURN_CLOCK,
        step);
  }

  /** O-12: closes a window that waits for all; seats without an answer pass. */
  public static MatchState closeWindow(
      MatchState state, OwnerAction ownerAction, StepContext step) {
    return waitsForAll(state)
        ? playForTheSilent(state, Broadcaster.Cause.ownerAction(ownerAction, Mover.SEAT), step)
        : state;
  }

  private static boolean waitsForAll(MatchState state) {
    return state.play().deal().claimWindow() && timeLimit(state).isEmpty();
  }

  /**
   * Makes the default moves of all seats for which the deal waits, until the window or the turn is
   * over.
   */
  private static MatchState playForTheSilent(
      MatchState before, Broadcaster.Cause cause, StepContext step) {
    MatchState state = before;
    Broadcaster.Cause announced = cause;
    while (sameMoment(before, state) && !state.play().deal().toAct().isEmpty()) {
      state = playFor(state, Collections.min(state.play().deal().toAct()), announced, step);
      announced = announced.announced();
    }
    return state;
  }

  /** Answers for a seat that has not answered, or plays the rest of its turn. */
  public static MatchState skip(
      MatchState before, Seat seat, OwnerAction ownerAction, StepContext step) {
    Mover mover = before.play().deal().claimWindow() ? Mover.SEAT : Mover.OWNER;
    Broadcaster.Cause cause = Broadcaster.Cause.ownerAction(ownerAction, mover);
    MatchState state = before.with(before.clock().skip(seat));
    while (sameMoment(before, state) && state.play().deal().toAct().contains(seat)) {
      state = playFor(state, seat, cause, step);
      cause = cause.announced();
    }
    return cause.ownerAction().isPresent() ? state.ownerActed(ownerAction, step) : state;
  }

  private static boolean sameMoment(MatchState before, MatchState now) {
    return now.play().since(before.play()).stream().noneMatch(Event::endsMoment);
  }

  private static MatchState playFor(
      MatchState state, Seat seat, Broadcaster.Cause cause, StepContext step) {
    Move move = state.play().deal().defaultMove(seat).orElseThrow();
    return switch (state.play().judge(seat, move)) {
      case Ruling.Allowed(List<Event> events) -> happen(state, events, cause, step);
      case Ruling.Refused(Refusal refusal) ->
          throw new IllegalStateException("the default was refused: " + refusal);
    };
  }

  private static MatchState happen(
      MatchState before, List<Event> events, Broadcaster.Cause cause, StepContext step) {
    RecordedMatch play = before.play().happen(events, step);
    List<Event> all = play.since(before.play());
    MatchState moved =
        cause
            .ownerAction()
            .map(ownerAction -> before.ownerActed(ownerAction, step))
            .orElse(before)
            .with(play)
            .with(before.clock().moved(step.now()));
    MatchState state = all.stream().anyMatch(Event::endsMoment) ? beginMoment(moved, step) : moved;
    MatchState sent =
        state.with(
            state
                .broadcaster()
                .happened(all, cause, state.millisLeft(step.now()), state.seats(), step));
    if (play.deal().over()) {
      play.fair().ifPresent(deal -> sent.broadcaster().fair(deal, sent.seats(), step));
    }
    return sent;
  }

  private static OptionalInt timeLimit(MatchState state) {
    return state.play().match().timeLimit(state.play().deal());
  }

  /** Starts the clock of a new window or turn. */
  static MatchState beginMoment(MatchState state, StepContext step) {
    Optional<Duration> limit = timeLimit(state).stream().mapToObj(Duration::ofSeconds).findFirst();
    return watchForAbsent(state.with(state.clock().begin(limit, step.now())), step);
  }
}
