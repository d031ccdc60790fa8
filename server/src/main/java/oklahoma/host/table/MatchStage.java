package oklahoma.host.table;

import java.util.Optional;
import oklahoma.host.journal.Replay;
import oklahoma.host.lobby.Admission;
import oklahoma.host.lobby.LineUp;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.Broadcaster;
import oklahoma.host.table.match.Intermission;
import oklahoma.host.table.match.MatchPeople;
import oklahoma.host.table.match.NextDeal;
import oklahoma.host.table.match.Playing;
import oklahoma.host.table.match.Skipping;
import oklahoma.host.table.match.Welcoming;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.TableSnapshot;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.messages.Care;
import oklahoma.protocol.messages.Deed;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table while its match runs and until it is taken back to the lobby: who plays in which seat,
 * who stands in for whom, and what is between the deals.
 */
final class MatchStage implements Stage {
  private static final Logger LOG = LoggerFactory.getLogger(MatchStage.class);

  /** How well a bot plays that keeps the seat of a human. */
  private static final BotLevel STAND_IN = BotLevel.NORMAL;

  private final TableContext table;
  private final LineUp lineUp;
  private final Seats seats;
  private final Broadcaster broadcaster;
  private final Playing playing;
  private final NextDeal next;
  private final MatchPeople people;
  private final Intermission intermission;
  private final Welcoming welcoming;
  private final Skipping skipping;
  private Lobby lobby;
  private boolean backToLobby;
  private boolean asleep;

  /**
   * A match begins; everybody is welcomed as soon as its first deal is dealt.
   *
   * @param lobby from which they come
   */
  MatchStage(TableContext table, LineUp lineUp, Lobby lobby) {
    this.table = table;
    this.lineUp = lineUp;
    this.lobby = lobby;
    table.match().bots().forgetAll();
    seats = Seats.of(lineUp.sitting(), table.people().roster());
    people =
        new MatchPeople(
            table.setup(), table.snapshots(), table.people(), table.match().clock(), seats);
    broadcaster = new Broadcaster(table.outbox(), lineUp.rules().seats(), people::guests);
    table.people().roster().sitting().filter(person -> !person.here()).forEach(this::standIn);
    playing = new Playing(table.match(), lineUp.rules(), seats, broadcaster);
    next = new NextDeal(table.match(), seats, broadcaster, playing, Optional.empty());
    intermission =
        new Intermission(
            table.match().clock(), table.setup().nextDealAfter(), seats, broadcaster, playing);
    welcoming = new Welcoming(people, broadcaster, playing, next, intermission);
    skipping = new Skipping(table.match().clock(), seats, playing, intermission);
    people.allTold();
  }

  /**
   * A match goes on where it stood when the host was down. It sleeps until the first of its humans
   * is back: bots wait too, and no clock runs.
   */
  MatchStage(TableContext table, TableSnapshot kept, Replay match, Rules rules) {
    this.table = table;
    this.lobby = kept.lobby();
    seats = new Seats(table.people().roster(), kept.seats());
    lineUp = new LineUp(rules, seats.chairs());
    people =
        new MatchPeople(
            table.setup(), table.snapshots(), table.people(), table.match().clock(), seats);
    broadcaster = new Broadcaster(table.outbox(), rules.seats(), people::guests);
    playing = new Playing(table.match(), rules, seats, broadcaster, match);
    next = new NextDeal(table.match(), seats, broadcaster, playing, match.shuffling());
    intermission =
        new Intermission(
            table.match().clock(), table.setup().nextDealAfter(), seats, broadcaster, playing);
    welcoming = new Welcoming(people, broadcaster, playing, next, intermission);
    skipping = new Skipping(table.match().clock(), seats, playing, intermission);
    asleep = !seats.humans().isEmpty();
    table
        .people()
        .roster()
        .sitting()
        .filter(person -> seats.of(person).flatMap(seats::absence).isPresent())
        .forEach(person -> table.people().timers().begin(person.number()));
  }

  /** The lobby from which the match began, and whom it lets in now. */
  Lobby lobby() {
    return lobby;
  }

  /** Whether there is a match to be given up: this one, or another that has just begun. */
  boolean undecided() {
    return playing.undecided();
  }

  /** Whether the table goes back to its lobby. */
  boolean goesBackToLobby() {
    return backToLobby;
  }

  /** Whether the last human has gone for good. */
  boolean abandoned() {
    return seats.humans().isEmpty()
        && lineUp.sitting().stream().anyMatch(Chair.OfHuman.class::isInstance);
  }

  @Override
  public Optional<Farewell> noSeat() {
    return Optional.of(Farewell.TABLE_PLAYING);
  }

  @Override
  public Admission admission() {
    return lobby.admission();
  }

  @Override
  public void admit(Admission others) {
    lobby = lobby.admitting(others);
  }

  @Override
  public Optional<Seat> seat(Participant person) {
    return seats.of(person);
  }

  @Override
  public Name unlike(Name wanted) {
    return people.unlike(wanted);
  }

  @Override
  public void came(Guest guest, Participant person) {
    welcoming.meet(guest, person, false, lobby);
  }

  /** The human has the seat again at once, whatever the bot was thinking about. */
  @Override
  public void back(Guest guest, Participant person) {
    table.people().timers().end(person.number());
    seats.of(person).ifPresent(seats::giveBack);
    table.match().clock().moved();
    wake();
    welcoming.meet(guest, person, true, lobby);
  }

  private void wake() {
    if (asleep) {
      asleep = false;
      playing.wake();
    }
  }

  @Override
  public void awake() {
    if (!asleep) {
      table.match().clock().restart();
      if (playing.dealt()) {
        playing.watchForAbsent();
      }
    }
  }

  @Override
  public void away(Participant person) {
    table.people().timers().begin(person.number());
    if (playing.dealt()) {
      playing.watchForAbsent();
    }
  }

  @Override
  public void left(Participant person) {
    table.people().timers().end(person.number());
    seats
        .of(person)
        .ifPresent(seat -> {
          table.match().bots().forget(seat);
          seats.botTakesOver(seat, STAND_IN);
        });
  }

  @Override
  public void graceOver(Participant person) {
    standIn(person);
  }

  private void standIn(Participant person) {
    table.people().timers().end(person.number());
    seats
        .of(person)
        .ifPresent(seat -> {
          table.match().bots().forget(seat);
          seats.standIn(seat, STAND_IN);
        });
  }

  @Override
  public void heard(Guest guest, Participant person, ToHost.ForStage message) {
    switch (message) {
      case ToHost.Resync resync -> welcoming.meet(guest, person, false, lobby);
      case ToHost.ForMatch forMatch -> heard(guest, person, forMatch);
      case ToHost.ForLobby late -> {} // said to a lobby whose match had just begun
    }
  }

  private void heard(Guest guest, Participant person, ToHost.ForMatch message) {
    Optional<Seat> seat = seats.of(person);
    switch (message) {
      case ToHost.Mix(var answer) -> seat.ifPresent(from -> next.heard(from, answer));
      case ToHost.Command command -> commanded(guest, seat, command);
      case ToHost.Ready said -> intermission.ready(seat, false);
      case ToHost.Rematch said -> intermission.ready(seat, true);
      case ToHost.Hold hold -> seat.ifPresent(_ -> intermission.hold());
      case ToHost.Tend tend -> {
        if (owns(guest, person, tend)) {
          tend(guest, tend, person);
        }
      }
      case ToHost.Hurry hurry -> {
        if (owns(guest, person, hurry)) {
          hurry();
        }
      }
      case ToHost.BackToLobby back -> {
        if (owns(guest, person, back)) {
          backToLobby();
        }
      }
    }
  }

  private void commanded(Guest guest, Optional<Seat> seat, ToHost.Command command) {
    if (playing.dealt()) {
      playing.commanded(guest, seat, command);
    }
  }

  private boolean owns(Guest guest, Participant person, ToHost message) {
    boolean owner = table.people().roster().owns(person);
    if (!owner) {
      LOG.info(
          "{}: {} does not own the table, so nothing came of {}",
          table.match().table(),
          person.name().text(),
          message);
      table.outbox().tell(guest, new FromHost.LobbyRefused(LobbyFault.NOT_OWNER));
    }
    return owner;
  }

  private void tend(Guest guest, ToHost.Tend tend, Participant owner) {
    Seat seat = tend.seat();
    Optional<Participant> human = seats.human(seat);
    Optional<Participant> absent = human.filter(_ -> seats.absence(seat).isPresent());
    Optional<Participant> other = human.filter(person -> person.number() != owner.number());
    switch (tend.care()) {
      case Care.BOT_NOW ->
          absent.ifPresent(person -> {
            tell(Deed.Kind.GAVE_TO_BOT, seat);
            standIn(person);
          });
      case Care.WAIT ->
          absent
              .filter(person -> table.people().timers().millisLeft(person.number()).isPresent())
              .ifPresent(person -> {
                tell(Deed.Kind.KEPT_WAITING, seat);
                table.people().timers().end(person.number());
              });
      case Care.SKIP -> skip(guest, seat);
      case Care.REMOVE -> other.ifPresent(person -> sendAway(person, false));
      case Care.KEEP_OUT -> other.ifPresent(person -> sendAway(person, true));
    }
  }

  private void skip(Guest guest, Seat seat) {
    Skipping.Verdict verdict =
        next.due() // the shuffle waits for nobody longer than a moment
            ? new Skipping.Verdict.Refused(LobbyFault.NOT_WAITED_FOR)
            : skipping.ask(seat);
    switch (verdict) {
      case Skipping.Verdict.Refused(LobbyFault fault) ->
          table.outbox().tell(guest, new FromHost.LobbyRefused(fault));
      case Skipping.Verdict.Granted(Deed.Kind kind) when kind == Deed.Kind.SKIPPED_PAUSE -> {
        tell(kind, seat);
        intermission.ready(Optional.of(seat), false);
      }
      case Skipping.Verdict.Granted(Deed.Kind kind) -> playing.skip(seat, deed(kind, seat));
    }
  }

  private void sendAway(Participant unwelcome, boolean keepOut) {
    Removal dismissal = new Removal(this, table.people().roster(), table.outbox());
    boolean forGood = keepOut && dismissal.canKeepOut(unwelcome);
    dismissal.leaving(unwelcome, keepOut).stream()
        .flatMap(person -> seats.of(person).stream())
        .forEach(seat -> tell(forGood ? Deed.Kind.KEPT_OUT : Deed.Kind.REMOVED, seat));
    dismissal.of(unwelcome, keepOut);
  }

  private void tell(Deed.Kind kind, Seat seat) {
    broadcaster.tended(deed(kind, seat));
  }

  private Deed deed(Deed.Kind kind, Seat seat) {
    return new Deed.OfSeat(owner().orElseThrow(), kind, seat, 0);
  }

  private Optional<Seat> owner() {
    return table.people().roster().owner().flatMap(seats::of);
  }

  private void hurry() {
    Optional<Seat> owner = owner();
    if (next.due() || owner.isEmpty()) {
      return;
    }
    if (!intermission.running()) {
      playing.closeWindow(new Deed.ClosedWindow(owner.get(), 0));
    } else if (intermission.betweenDeals()) {
      broadcaster.tended(new Deed.EndedPause(owner.get(), 0));
      nextDeal();
    }
  }

  private void backToLobby() {
    boolean hasOne = table.setup().opening() != TableSetup.Opening.AT_ONCE;
    backToLobby = hasOne && intermission.afterMatch();
  }

  @Override
  public void read(TableMessage.ForMatch message) {
    switch (message) {
      case TableMessage.BotChose chose -> playing.botChose(chose);
      case TableMessage.BotFailed failed -> playing.botFailed(failed);
      case TableMessage.TimeUp(long moment) -> playing.timeUp(moment);
      case TableMessage.AwayTooLong away -> playing.awayTooLong(away);
      case TableMessage.Hurry hurry -> hurry();
      case TableMessage.SecretsDue(long moment) -> next.timeUp(moment);
      case TableMessage.ShownLongEnough(long moment) -> {
        if (intermission.lasts(moment)) {
          nextDeal();
        }
      }
    }
  }

  @Override
  public void goOn() {
    people.keep(lobby);
    if (playing.dealt()) {
      people.tell(lobby, broadcaster);
    }
    if (asleep) {
      return;
    }
    if (!next.due()) {
      intermission.beginIfDue();
    }
    if (intermission.over()) {
      nextDeal();
    }
    if (next.due() && next.advance()) {
      welcoming.showDeal(lobby);
    }
    if (!next.due()) {
      playing.askBots();
    }
  }

  private void nextDeal() {
    intermission.end();
    next.comes();
  }

  @Override
  public Look look() {
    Rules rules = lineUp.rules();
    return new Look(rules.game(), rules.seats(), rules.seats(), false);
  }
}
