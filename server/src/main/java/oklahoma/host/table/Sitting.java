package oklahoma.host.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.Fittings;
import oklahoma.host.table.match.PhaseClock;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.PasswordGate;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.Farewell;
import oklahoma.protocol.FromHost;
import oklahoma.protocol.LobbyFault;
import oklahoma.protocol.Name;
import oklahoma.protocol.PasswordLock;
import oklahoma.protocol.PasswordProof;
import oklahoma.protocol.SeatKey;
import oklahoma.protocol.Speaker;
import oklahoma.protocol.TableLabel;
import oklahoma.protocol.ToHost;
import oklahoma.protocol.Wish;

/**
 * A table from its opening to its end: who came, who went, what they say to each other, and which
 * room they are in, the lobby or the match. Used by the table's thread alone.
 */
final class Sitting {
  private static final int MOST_ONLOOKERS = 16;
  private static final Duration DESERTED = Duration.ofHours(1);

  private final int number;
  private final Fittings table;
  private final Roster roll;
  private final Chat talk;
  private final PasswordGate threshold;
  private final PhaseClock desertion;
  private final List<Guest> newcomers = new ArrayList<>();
  private Stage room;
  private Optional<Farewell> farewell = Optional.empty();

  /**
   * @param desertion the clock that runs while nobody who sits here is connected
   */
  Sitting(int number, Fittings table, Chat talk, PasswordGate threshold, PhaseClock desertion) {
    this.number = number;
    this.table = table;
    this.roll = table.roll();
    this.talk = talk;
    this.threshold = threshold;
    this.desertion = desertion;
    room = freshLobby();
  }

  /** A table goes on where its journal ends. Everybody who sat there is waited for. */
  void resume(SavedTable saved) throws JournalFailed {
    if (saved.orphan()) {
      table.keeping().giveUpMatch(); // nobody had been told of it
    }
    if (saved.match().isPresent()) {
      room = new MatchStage(table, saved.kept(), saved.match().get(), saved.rules());
    } else {
      LobbyStage lobby = new LobbyStage(table, saved.kept().lobby());
      lobby.awaitAll();
      room = lobby;
    }
    goOn();
  }

  private LobbyStage freshLobby() {
    TableSetup setup = table.setup();
    return new LobbyStage(
        table, Lobby.of(setup.name(), setup.rules(), setup.chairs(), setup.admission()));
  }

  /** Why the table closes; it stays open while empty. */
  Optional<Farewell> farewell() {
    return farewell;
  }

  /** Takes leave of everybody. */
  void end(Farewell reason) {
    table.clock().stop();
    table.graces().stop();
    desertion.stop();
    roll.guests().forEach(guest -> guest.bye(reason));
    threshold.end(reason);
  }

  /** How the table looks from outside. */
  TableListing front() {
    Stage.Look look = room.look();
    boolean playing = room instanceof MatchStage;
    TableLabel label =
        new TableLabel(
            number,
            table.setup().name(),
            look.game(),
            look.seats(),
            look.taken(),
            playing,
            room.admission().watchable(),
            room.admission().guarded());
    return new TableListing(label, look.open(), roll.locks());
  }

  /** Does what a letter asks for, and then whatever follows from it. */
  void read(TableMessage letter) throws JournalFailed {
    switch (letter) {
      case TableMessage.Joined(Guest guest, ToHost.Hello hello) -> joined(guest, hello);
      case TableMessage.Heard(Guest guest, ToHost message) -> heard(guest, message);
      case TableMessage.Quiet(Guest guest, boolean now) ->
          roll.of(guest).ifPresent(person -> roll.slow(person, now));
      case TableMessage.Gone(Guest guest) -> {
        threshold.gone(guest);
        roll.of(guest).ifPresent(this::gone);
      }
      case TableMessage.NoAnswer(Guest guest) -> threshold.noAnswer(guest);
      case TableMessage.GraceOver over -> graceOver(over);
      case TableMessage.Deserted(long moment) -> deserted(moment);
      case TableMessage.TryAgain again -> {} // it has been tried
      case TableMessage.Close(Farewell reason) -> farewell = Optional.of(reason);
      case TableMessage.ForMatch forMatch -> room.read(forMatch);
    }
    if (farewell.isEmpty()) {
      goOn();
    }
    if (farewell.filter(reason -> reason == Farewell.TABLE_CLOSED).isPresent()) {
      giveUpMatch();
      table.keeping().keep(Optional.empty());
    }
  }

  /** Nobody will see the hidden cards of a match that is not played to its end. */
  private void giveUpMatch() throws JournalFailed {
    if (room instanceof MatchStage match && match.undecided()) {
      table.keeping().giveUpMatch();
    }
  }

  private void goOn() throws JournalFailed {
    changeRooms();
    table.graces().count(roll.anybodyHere());
    room.goOn();
    newcomers.forEach(talk::repeatTo);
    newcomers.clear();
    if (table.journal().wokeUp()) {
      awake();
    }
    watchForDesertion();
  }

  /** Nobody's time has counted meanwhile. */
  private void awake() {
    table.graces().count(roll.anybodyHere());
    desertion.stop();
    room.awake();
    OptionalLong millisLeft = table.clock().millisLeft();
    roll.guests().forEach(guest -> guest.tell(new FromHost.Awake(millisLeft)));
  }

  private void joined(Guest guest, ToHost.Hello hello) throws JournalFailed {
    switch (hello.wish()) {
      case Wish.Sit _, Wish.Watch _ -> {
        Optional<Farewell> no = noEntry(hello);
        Optional<PasswordLock> password = room.admission().password();
        if (no.isPresent()) {
          guest.bye(no.get());
        } else if (password.isPresent() && guest.origin().isPresent()) {
          threshold.ask(guest, guest.origin().get(), hello, password.get());
        } else {
          come(guest, hello);
        }
      }
      case Wish.Return(SeatKey key) -> {
        Optional<Participant> person = roll.openedBy(key);
        if (room.admission().keepsOut(hello.mark())) {
          guest.bye(Farewell.KEPT_OUT);
        } else if (person.isPresent()) {
          comeBack(guest, person.get(), key, hello);
        } else {
          guest.bye(Farewell.KEY_UNKNOWN);
        }
      }
      case Wish.Look look -> guest.bye(Farewell.LEFT);
    }
  }

  /** Why nobody who says this is let in now; somebody is if empty. */
  private Optional<Farewell> noEntry(ToHost.Hello hello) {
    if (room.admission().keepsOut(hello.mark())) {
      return Optional.of(Farewell.KEPT_OUT);
    }
    if (!(hello.wish() instanceof Wish.Watch)) {
      return room.noSeat();
    }
    boolean full = roll.watching().count() >= MOST_ONLOOKERS;
    return full || !room.admission().watchable()
        ? Optional.of(Farewell.NOT_WATCHABLE)
        : Optional.empty();
  }

  private void come(Guest guest, ToHost.Hello hello) throws JournalFailed {
    boolean watches = hello.wish() instanceof Wish.Watch;
    room.came(guest, roll.come(guest, room.unlike(hello.name()), watches, hello));
    newcomers.add(guest);
  }

  /** The last seat may have been taken while the guest was asked. */
  private void proved(Guest guest, PasswordProof proof) throws JournalFailed {
    Optional<ToHost.Hello> hello = threshold.answered(guest, proof, room.admission().password());
    if (hello.isPresent()) {
      Optional<Farewell> no = noEntry(hello.get());
      if (no.isPresent()) {
        guest.bye(no.get());
      } else {
        come(guest, hello.get());
      }
    }
  }

  private void comeBack(Guest guest, Participant before, SeatKey key, ToHost.Hello hello)
      throws JournalFailed {
    Participant person = roll.back(before, guest, key, hello);
    before.guest().ifPresent(other -> other.bye(Farewell.SEAT_TAKEN_BACK));
    room.back(guest, person);
    newcomers.add(guest);
  }

  private void heard(Guest guest, ToHost message) throws JournalFailed {
    Optional<Participant> sender = roll.of(guest);
    if (sender.isEmpty()) {
      if (message instanceof ToHost.Prove(PasswordProof proof)) {
        proved(guest, proof);
      }
      return; // anything else was said before the guest heard the farewell
    }
    Participant person = sender.get();
    roll.keyArrived(person);
    switch (message) {
      case ToHost.Hello again -> guest.bye(Farewell.BAD_MESSAGE);
      case ToHost.Prove late -> {} // the guest has been let in
      case ToHost.ForTable forTable -> heard(guest, person, forTable);
      case ToHost.ForStage forStage -> room.heard(guest, person, forStage);
    }
  }

  private void heard(Guest guest, Participant person, ToHost.ForTable message) {
    switch (message) {
      case ToHost.Leave leave -> {
        leave(person);
        guest.bye(Farewell.LEFT);
      }
      case ToHost.Ping(long stamp) -> guest.tell(new FromHost.Pong(stamp));
      case ToHost.Chat(var saying) -> talk.say(person, speaker(person), saying);
      case ToHost.Dismiss dismissal -> dismiss(guest, person, dismissal);
    }
  }

  /** It is the same in both rooms, since nobody who watches has a part in either. */
  private void dismiss(Guest guest, Participant asks, ToHost.Dismiss wish) {
    Optional<Participant> unwelcome = roll.named(wish.onlooker()).filter(Participant::watches);
    if (!roll.owns(asks)) {
      guest.tell(new FromHost.LobbyRefused(LobbyFault.NOT_OWNER));
    } else if (unwelcome.isEmpty()) {
      guest.tell(new FromHost.LobbyRefused(LobbyFault.NOT_WATCHING));
    } else {
      new Removal(room, roll).of(unwelcome.get(), wish.keepOut());
    }
  }

  private Speaker speaker(Participant person) {
    return new Speaker(person.name(), room.seat(person));
  }

  /** The connection of somebody is lost. An onlooker has nothing to come back to. */
  private void gone(Participant person) {
    if (person.watches()) {
      leave(person);
    } else {
      room.away(roll.away(person));
    }
  }

  private void leave(Participant person) {
    room.left(person);
    roll.remove(person);
  }

  private void graceOver(TableMessage.GraceOver over) {
    if (table.graces().over(over)) {
      roll.number(over.person()).ifPresent(room::graceOver);
    }
  }

  private void changeRooms() throws JournalFailed {
    switch (room) {
      case LobbyStage lobby when lobby.lineUp().isPresent() ->
          room = new MatchStage(table, lobby.lineUp().get(), lobby.lobby());
      case MatchStage match when match.goesBackToLobby() -> room = lobbyAfter(match);
      case MatchStage match when match.abandoned() -> lastHumanLeft();
      case LobbyStage lobby -> {}
      case MatchStage match -> {}
    }
  }

  private LobbyStage lobbyAfter(MatchStage match) {
    table.clock().stop();
    roll.sitting()
        .filter(person -> !person.here())
        .forEach(person -> table.graces().begin(person.number()));
    return new LobbyStage(
        table, match.lobby().again(names(roll.sitting()), names(roll.watching())));
  }

  private static List<Name> names(Stream<Participant> people) {
    return people.map(Participant::name).toList();
  }

  private void lastHumanLeft() throws JournalFailed {
    if (table.setup().opening() == TableSetup.Opening.LASTING_LOBBY) {
      startAnew();
    } else {
      farewell = Optional.of(Farewell.TABLE_CLOSED);
    }
  }

  /** An empty lobby as at the beginning; onlookers stay. */
  private void startAnew() throws JournalFailed {
    giveUpMatch();
    table.clock().stop();
    table.graces().stop();
    talk.forget();
    roll.sitting().toList().forEach(roll::remove);
    LobbyStage fresh = freshLobby();
    roll.watching().forEach(fresh::stays);
    room = fresh;
  }

  /** A table that never closes does not keep seats for ever. */
  private void watchForDesertion() {
    if (!isDeserted()) {
      desertion.stop();
    } else if (desertion.millisLeft().isEmpty()) {
      desertion.begin(Optional.of(DESERTED), TableMessage.Deserted::new);
    }
  }

  private boolean isDeserted() {
    return table.setup().opening() == TableSetup.Opening.LASTING_LOBBY
        && roll.sitting().findAny().isPresent()
        && !roll.anybodyHere();
  }

  private void deserted(long moment) throws JournalFailed {
    if (desertion.moment() == moment && isDeserted()) {
      startAnew();
    }
  }
}
