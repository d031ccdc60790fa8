package oklahoma.host.table;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.ComingAndGoing;
import oklahoma.host.table.match.MatchState;
import oklahoma.host.table.match.NextDeal;
import oklahoma.host.table.match.Playing;
import oklahoma.host.table.match.Skipping;
import oklahoma.host.table.match.Welcoming;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.ReconnectTimers;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.TableContext;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table from the start of its match until it returns to the lobby; handles what people do there.
 *
 * @param backToLobby whether the table should go back to its lobby
 */
record MatchStage(MatchState match, boolean backToLobby) implements Stage {
  private static final Logger LOG = LoggerFactory.getLogger(MatchStage.class);

  private MatchStage with(MatchState other) {
    return new MatchStage(other, backToLobby);
  }

  @Override
  public TableContext context() {
    return match.context();
  }

  @Override
  public MatchStage with(TableContext other) {
    return with(match.with(other));
  }

  @Override
  public Optional<ByeReason> noSeat(boolean late, Optional<GuestMark> mark) {
    if (late && vacancy(mark).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(late && opensLater(mark) ? ByeReason.TABLE_FULL : ByeReason.TABLE_PLAYING);
  }

  /** Whether a latecomer for whom no seat is free now could take one over after this deal. */
  private boolean opensLater(Optional<GuestMark> mark) {
    return match.latecomers(mark)
        && Seat.first(match.rules().seats()).stream().anyMatch(match.seats()::vacant);
  }

  /** The seat that a latecomer may take over now; empty if there is none. */
  private Optional<Seat> vacancy(Optional<GuestMark> mark) {
    return Seat.first(match.rules().seats()).stream()
        .filter(seat -> ComingAndGoing.mayTakeOver(match, mark, seat))
        .findFirst();
  }

  @Override
  public Admission admission() {
    return match.lobby().admission();
  }

  @Override
  public MatchStage admit(Admission others) {
    return with(match.with(match.lobby().admitting(others)));
  }

  @Override
  public Optional<Seat> seat(Participant person) {
    return match.seats().of(person);
  }

  @Override
  public Name uniqueName(Name wanted) {
    return match.uniqueName(wanted);
  }

  @Override
  public MatchStage joined(Guest guest, Participant person, StepContext step) {
    return person.watches()
        ? with(Welcoming.meet(match, guest, person, false, step))
        : takeOver(vacancy(person.mark()).orElseThrow(), guest, person, step);
  }

  private MatchStage takeOver(Seat seat, Guest guest, Participant person, StepContext step) {
    MatchState taken = ComingAndGoing.takenOver(match, seat, person, step);
    return with(Welcoming.meet(taken, guest, person, true, step));
  }

  private Stage sitDown(Guest guest, Participant spectator, Seat seat, StepContext step) {
    boolean vacant = spectator.watches() && match.seats().vacant(seat);
    if (!vacant || !ComingAndGoing.mayTakeOver(match, spectator.mark(), seat)) {
      LobbyFault fault =
          !vacant
              ? LobbyFault.CHAIR_TAKEN
              : match.latecomers(spectator.mark())
                  ? LobbyFault.OTHER_SEAT
                  : LobbyFault.NO_LATECOMERS;
      step.send(guest, new FromHost.LobbyRefused(fault));
      return this;
    }
    MatchStage sits = with(context().with(context().roster().seat(spectator)));
    Participant person = sits.context().roster().of(guest).orElseThrow();
    return sits.takeOver(seat, guest, person, step);
  }

  @Override
  public MatchStage returned(Guest guest, Participant person, boolean wasAway, StepContext step) {
    MatchState returned = ComingAndGoing.returned(match, person, wasAway, step);
    return with(Welcoming.meet(returned, guest, person, true, step));
  }

  /**
   * Handles a lost connection. Before the first deal a network guest has no seat key and cannot
   * return, so the guest leaves for good; the in-process player needs no key.
   */
  @Override
  public Stage away(Participant person, StepContext step) {
    return person.inside() || mayComeBack(person)
        ? with(ComingAndGoing.away(match, person, step))
        : Removal.left(this, person);
  }

  /** Handles a guest who leaves for now. Before the first deal nobody has a key to return with. */
  @Override
  public Stage leftForNow(Participant person, StepContext step) {
    return mayComeBack(person)
        ? with(ComingAndGoing.leftForNow(match, person, step))
        : Removal.left(this, person);
  }

  private static boolean mayComeBack(Participant person) {
    return !person.keyHashes().isEmpty();
  }

  @Override
  public MatchStage left(Participant person) {
    return with(ComingAndGoing.left(match, person));
  }

  @Override
  public MatchStage graceOver(Participant person) {
    Participant late = person.notAwaited();
    return with(ComingAndGoing.standIn(match.with(context().with(late)), late));
  }

  @Override
  public Stage received(
      Guest guest, Participant person, ToHost.ForStage message, StepContext step) {
    return switch (message) {
      case ToHost.Resync resync -> with(Welcoming.meet(match, guest, person, false, step));
      case ToHost.SitDown(Seat seat) -> sitDown(guest, person, seat, step);
      case ToHost.ForMatch forMatch -> received(guest, person, forMatch, step);
      case ToHost.ForLobby late -> this; // meant for a lobby whose match has just begun
    };
  }

  private Stage received(
      Guest guest, Participant person, ToHost.ForMatch message, StepContext step) {
    Optional<Seat> seat = seat(person);
    return switch (message) {
      case ToHost.AnswerShuffle(var answer) ->
          seat.map(from -> with(NextDeal.answered(match, from, answer))).orElse(this);
      case ToHost.Command command ->
          match.dealt() ? with(Playing.commanded(match, guest, seat, command, step)) : this;
      case ToHost.Ready ready -> with(match.ready(seat, false, step));
      case ToHost.Rematch rematch -> with(match.ready(seat, true, step));
      case ToHost.HoldNextDeal holdNextDeal ->
          seat.isPresent() ? with(match.holdNextDeal(step)) : this;
      case ToHost.AskAdvice asks -> seat.map(asking -> advised(asking, step)).orElse(this);
      case ToHost.ActOnSeat action ->
          owns(guest, person, action, step) ? actOnSeat(guest, action, person, step) : this;
      case ToHost.EndWait endWait ->
          owns(guest, person, endWait, step) ? endWait(endWait.seen(), step) : this;
      case ToHost.BackToLobby back ->
          owns(guest, person, back, step) ? new MatchStage(match, mayGoBack()) : this;
    };
  }

  /** Announces that a seat looks at suggestions; does nothing if the table allows none. */
  private Stage advised(Seat seat, StepContext step) {
    if (context().setup().help().suggestions()) {
      step.send(context().roster().guests(), new FromHost.Advised(seat));
    }
    return this;
  }

  private boolean owns(Guest guest, Participant person, ToHost message, StepContext step) {
    boolean owner = context().roster().owns(person);
    if (!owner) {
      LOG.info(
          "{}: {} does not own the table, so nothing came of {}",
          context().name(),
          person.name().text(),
          message);
      step.send(guest, new FromHost.LobbyRefused(LobbyFault.NOT_OWNER));
    }
    return owner;
  }

  private Stage actOnSeat(
      Guest guest, ToHost.ActOnSeat action, Participant owner, StepContext step) {
    Seat seat = action.seat();
    Seats seats = match.seats();
    Optional<Participant> human = seats.human(seat);
    Optional<Participant> absent = human.filter(_ -> seats.absence(seat).isPresent());
    Optional<Participant> other = human.filter(person -> person.number() != owner.number());
    return switch (action.command()) {
      case OwnerCommand.BOT_NOW ->
          absent
              .map(person ->
                  with(
                      ComingAndGoing.standIn(
                          withOwnerAction(OwnerAction.Kind.GAVE_TO_BOT, seat, step), person)))
              .orElse(this);
      case OwnerCommand.WAIT -> absent.map(person -> waits(person, seat, step)).orElse(this);
      case OwnerCommand.SKIP -> skip(guest, seat, step);
      case OwnerCommand.REMOVE ->
          other.map(person -> remove(guest, person, false, step)).orElse(this);
      case OwnerCommand.BLOCK ->
          other.map(person -> remove(guest, person, true, step)).orElse(this);
    };
  }

  private MatchStage waits(Participant person, Seat seat, StepContext step) {
    ReconnectTimers timers = context().timers();
    if (!timers.waiting().contains(person.number())) {
      return this;
    }
    MatchState sent = withOwnerAction(OwnerAction.Kind.KEPT_WAITING, seat, step);
    return with(sent.with(sent.context().with(timers.end(person.number()))));
  }

  private MatchStage skip(Guest guest, Seat seat, StepContext step) {
    return switch (Skipping.ask(match, seat, step.now())) {
      case Skipping.Verdict.Refused(LobbyFault fault) -> {
        step.send(guest, new FromHost.LobbyRefused(fault));
        yield this;
      }
      case Skipping.Verdict.Granted(OwnerAction.Kind kind)
          when kind == OwnerAction.Kind.SKIPPED_PAUSE ->
          with(withOwnerAction(kind, seat, step).ready(Optional.of(seat), false, step));
      case Skipping.Verdict.Granted(OwnerAction.Kind kind) ->
          with(Playing.skip(match, seat, ownerAction(kind, seat), step));
    };
  }

  private Stage remove(Guest guest, Participant unwelcome, boolean block, StepContext step) {
    if (context().roster().isBeforeOwner(unwelcome)) {
      step.send(guest, new FromHost.LobbyRefused(LobbyFault.CHAIR_TAKEN));
      return this;
    }
    Seat owner = match.seats().owner().orElseThrow();
    MatchStage removed = with(ComingAndGoing.removing(match, unwelcome));
    for (OwnerAction ownerAction : Removal.ownerActions(this, owner, unwelcome, block)) {
      removed = removed.with(removed.match.ownerActed(ownerAction, step));
    }
    return Removal.of(removed, unwelcome, block, step);
  }

  private MatchState withOwnerAction(OwnerAction.Kind kind, Seat seat, StepContext step) {
    return match.ownerActed(ownerAction(kind, seat), step);
  }

  private OwnerAction ownerAction(OwnerAction.Kind kind, Seat seat) {
    return new OwnerAction.OfSeat(match.seats().owner().orElseThrow(), kind, seat, 0);
  }

  private MatchStage endWait(long seen, StepContext step) {
    Optional<Seat> owner = match.seats().owner();
    return owner.isEmpty() ? this : with(match.endWait(owner.get(), seen, step));
  }

  private boolean mayGoBack() {
    return context().setup().opening() != TableSetup.Opening.AT_ONCE && match.afterMatch();
  }

  @Override
  public MatchStage awake(StepContext step) {
    return with(match.awake(step));
  }

  @Override
  public MatchStage sentLate(long then, long now) {
    return with(match.sentAfterWrite(then, now));
  }

  @Override
  public MatchStage read(TableMessage.ForMatch message, StepContext step) {
    return switch (message) {
      case TableMessage.BotChose chose -> with(Playing.botChose(match, chose, step));
      case TableMessage.BotFailed failed -> with(Playing.botFailed(match, failed, step));
      case TableMessage.EndWait _ -> endWait(Long.MAX_VALUE, step);
    };
  }

  /** Sends the present seating to those who stay. */
  MatchStage seatsSent(StepContext step) {
    return with(match.seatsSent(step));
  }

  @Override
  public MatchStage proceed(StepContext step) {
    return with(match.proceed(step));
  }

  @Override
  public OptionalLong due() {
    return match.due();
  }

  @Override
  public MatchStage timeUp(StepContext step) {
    return with(match.timeUp(step));
  }

  @Override
  public OptionalLong millisLeft(long now) {
    return match.millisLeft(now);
  }

  @Override
  public Summary summary() {
    Rules rules = match.rules();
    return new Summary(rules.game(), rules.seats(), rules.seats(), false);
  }
}
