package oklahoma.host.table;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.effect.Work;
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
import oklahoma.protocol.messages.Care;
import oklahoma.protocol.messages.Deed;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table from the start of its match until it returns to the lobby: what people may do there.
 *
 * @param backToLobby whether the table goes back to its lobby
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
  public Optional<Farewell> noSeat(boolean late, Optional<GuestMark> mark) {
    if (late && vacancy(mark).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(late && opensLater(mark) ? Farewell.TABLE_FULL : Farewell.TABLE_PLAYING);
  }

  /** Whether a latecomer who finds no seat now may take one over after this deal. */
  private boolean opensLater(Optional<GuestMark> mark) {
    return match.latecomers(mark)
        && Seat.first(match.rules().seats()).stream().anyMatch(match.seats()::vacant);
  }

  /** The seat that a latecomer may take over now. */
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
  public Name unlike(Name wanted) {
    return match.unlike(wanted);
  }

  @Override
  public MatchStage came(Guest guest, Participant person, Work work) {
    return person.watches()
        ? with(Welcoming.meet(match, guest, person, false, work))
        : takeOver(vacancy(person.mark()).orElseThrow(), guest, person, work);
  }

  private MatchStage takeOver(Seat seat, Guest guest, Participant person, Work work) {
    MatchState taken = ComingAndGoing.takenOver(match, seat, person, work);
    return with(Welcoming.meet(taken, guest, person, true, work));
  }

  private Stage sitDown(Guest guest, Participant onlooker, Seat seat, Work work) {
    boolean vacant = onlooker.watches() && match.seats().vacant(seat);
    if (!vacant || !ComingAndGoing.mayTakeOver(match, onlooker.mark(), seat)) {
      LobbyFault fault =
          !vacant
              ? LobbyFault.CHAIR_TAKEN
              : match.latecomers(onlooker.mark())
                  ? LobbyFault.OTHER_SEAT
                  : LobbyFault.NO_LATECOMERS;
      work.tell(guest, new FromHost.LobbyRefused(fault));
      return this;
    }
    MatchStage sits = with(context().with(context().roster().seat(onlooker)));
    Participant person = sits.context().roster().of(guest).orElseThrow();
    return sits.takeOver(seat, guest, person, work);
  }

  @Override
  public MatchStage back(Guest guest, Participant person, boolean wasAway, Work work) {
    MatchState returned = ComingAndGoing.back(match, person, wasAway, work);
    return with(Welcoming.meet(returned, guest, person, true, work));
  }

  /**
   * A latecomer over the network has no seat key before the first deal and so cannot return; the
   * in-process player needs none.
   */
  @Override
  public Stage away(Participant person, Work work) {
    return person.inside() || mayComeBack(person)
        ? with(ComingAndGoing.away(match, person, work))
        : Removal.left(this, person);
  }

  /** Before the first deal nobody has a key to return with. */
  @Override
  public Stage leftForNow(Participant person, Work work) {
    return mayComeBack(person)
        ? with(ComingAndGoing.leftForNow(match, person, work))
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
  public Stage heard(Guest guest, Participant person, ToHost.ForStage message, Work work) {
    return switch (message) {
      case ToHost.Resync resync -> with(Welcoming.meet(match, guest, person, false, work));
      case ToHost.SitDown(Seat seat) -> sitDown(guest, person, seat, work);
      case ToHost.ForMatch forMatch -> heard(guest, person, forMatch, work);
      case ToHost.ForLobby late -> this; // said to a lobby whose match had just begun
    };
  }

  private Stage heard(Guest guest, Participant person, ToHost.ForMatch message, Work work) {
    Optional<Seat> seat = seat(person);
    return switch (message) {
      case ToHost.Mix(var answer) ->
          seat.map(from -> with(NextDeal.heard(match, from, answer))).orElse(this);
      case ToHost.Command command ->
          match.dealt() ? with(Playing.commanded(match, guest, seat, command, work)) : this;
      case ToHost.Ready said -> with(match.ready(seat, false, work));
      case ToHost.Rematch said -> with(match.ready(seat, true, work));
      case ToHost.Hold hold -> seat.isPresent() ? with(match.hold(work)) : this;
      case ToHost.AskAdvice asks -> seat.map(asking -> advised(asking, work)).orElse(this);
      case ToHost.Tend tend ->
          owns(guest, person, tend, work) ? tend(guest, tend, person, work) : this;
      case ToHost.Hurry hurry -> owns(guest, person, hurry, work) ? hurry(work) : this;
      case ToHost.BackToLobby back ->
          owns(guest, person, back, work) ? new MatchStage(match, mayGoBack()) : this;
    };
  }

  /** Without suggestions there is nothing to announce. */
  private Stage advised(Seat seat, Work work) {
    if (context().setup().help().suggestions()) {
      work.tell(context().roster().guests(), new FromHost.Advised(seat));
    }
    return this;
  }

  private boolean owns(Guest guest, Participant person, ToHost message, Work work) {
    boolean owner = context().roster().owns(person);
    if (!owner) {
      LOG.info(
          "{}: {} does not own the table, so nothing came of {}",
          context().name(),
          person.name().text(),
          message);
      work.tell(guest, new FromHost.LobbyRefused(LobbyFault.NOT_OWNER));
    }
    return owner;
  }

  private Stage tend(Guest guest, ToHost.Tend tend, Participant owner, Work work) {
    Seat seat = tend.seat();
    Seats seats = match.seats();
    Optional<Participant> human = seats.human(seat);
    Optional<Participant> absent = human.filter(_ -> seats.absence(seat).isPresent());
    Optional<Participant> other = human.filter(person -> person.number() != owner.number());
    return switch (tend.care()) {
      case Care.BOT_NOW ->
          absent
              .map(person ->
                  with(ComingAndGoing.standIn(done(Deed.Kind.GAVE_TO_BOT, seat, work), person)))
              .orElse(this);
      case Care.WAIT -> absent.map(person -> waits(person, seat, work)).orElse(this);
      case Care.SKIP -> skip(guest, seat, work);
      case Care.REMOVE -> other.map(person -> sendAway(guest, person, false, work)).orElse(this);
      case Care.KEEP_OUT -> other.map(person -> sendAway(guest, person, true, work)).orElse(this);
    };
  }

  private MatchStage waits(Participant person, Seat seat, Work work) {
    ReconnectTimers timers = context().timers();
    if (!timers.waiting().contains(person.number())) {
      return this;
    }
    MatchState told = done(Deed.Kind.KEPT_WAITING, seat, work);
    return with(told.with(told.context().with(timers.end(person.number()))));
  }

  private MatchStage skip(Guest guest, Seat seat, Work work) {
    return switch (Skipping.ask(match, seat, work.now())) {
      case Skipping.Verdict.Refused(LobbyFault fault) -> {
        work.tell(guest, new FromHost.LobbyRefused(fault));
        yield this;
      }
      case Skipping.Verdict.Granted(Deed.Kind kind) when kind == Deed.Kind.SKIPPED_PAUSE ->
          with(done(kind, seat, work).ready(Optional.of(seat), false, work));
      case Skipping.Verdict.Granted(Deed.Kind kind) ->
          with(Playing.skip(match, seat, deed(kind, seat), work));
    };
  }

  private Stage sendAway(Guest guest, Participant unwelcome, boolean keepOut, Work work) {
    if (context().roster().isBeforeOwner(unwelcome)) {
      work.tell(guest, new FromHost.LobbyRefused(LobbyFault.CHAIR_TAKEN));
      return this;
    }
    Seat owner = match.seats().owner().orElseThrow();
    MatchStage told = with(ComingAndGoing.removing(match, unwelcome));
    for (Deed deed : Removal.deeds(this, owner, unwelcome, keepOut)) {
      told = told.with(told.match.tended(deed, work));
    }
    return Removal.of(told, unwelcome, keepOut, work);
  }

  private MatchState done(Deed.Kind kind, Seat seat, Work work) {
    return match.tended(deed(kind, seat), work);
  }

  private Deed deed(Deed.Kind kind, Seat seat) {
    return new Deed.OfSeat(match.seats().owner().orElseThrow(), kind, seat, 0);
  }

  private MatchStage hurry(Work work) {
    Optional<Seat> owner = match.seats().owner();
    return owner.isEmpty() ? this : with(match.hurry(owner.get(), work));
  }

  private boolean mayGoBack() {
    return context().setup().opening() != TableSetup.Opening.AT_ONCE && match.afterMatch();
  }

  @Override
  public MatchStage awake(Work work) {
    return with(match.awake(work));
  }

  @Override
  public MatchStage told(long then, long now) {
    return with(match.told(then, now));
  }

  @Override
  public MatchStage read(TableMessage.ForMatch message, Work work) {
    return switch (message) {
      case TableMessage.BotChose chose -> with(Playing.botChose(match, chose, work));
      case TableMessage.BotFailed failed -> with(Playing.botFailed(match, failed, work));
      case TableMessage.Hurry hurry -> hurry(work);
    };
  }

  /** Tells those who still watch who plays in the seats now. */
  MatchStage seatsTold(Work work) {
    return with(match.seatsTold(work));
  }

  @Override
  public MatchStage goOn(Work work) {
    return with(match.goOn(work));
  }

  @Override
  public OptionalLong due() {
    return match.due();
  }

  @Override
  public MatchStage timeUp(Work work) {
    return with(match.timeUp(work));
  }

  @Override
  public OptionalLong millisLeft(long now) {
    return match.millisLeft(now);
  }

  @Override
  public Look look() {
    Rules rules = match.rules();
    return new Look(rules.game(), rules.seats(), rules.seats(), false);
  }
}
