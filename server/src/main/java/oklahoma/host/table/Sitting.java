package oklahoma.host.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.effect.Effect;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.PhaseClock;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.PasswordGate;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Speaker;

/**
 * A table from its opening to its end: who came, who went, what they say to each other, and which
 * room they are in, the lobby or the match. Used by the table's thread alone.
 */
final class Sitting {
  private static final int MOST_ONLOOKERS = 16;
  private static final Duration DESERTED = Duration.ofHours(1);

  private final int number;
  private final TableContext table;
  private final Roster roster;
  private final Chat chat;
  private final PasswordGate gate;
  private final PhaseClock desertion;
  private final List<Guest> newcomers = new ArrayList<>();
  private Stage stage;
  private Optional<Farewell> farewell = Optional.empty();

  /**
   * @param desertion the clock that runs while nobody who sits here is connected
   */
  Sitting(int number, TableContext table, Chat chat, PasswordGate gate, PhaseClock desertion) {
    this.number = number;
    this.table = table;
    this.roster = table.people().roster();
    this.chat = chat;
    this.gate = gate;
    this.desertion = desertion;
    stage = freshLobby();
  }

  /** A table goes on where its journal ends. Everybody who sat there is waited for. */
  void resume(SavedTable saved) {
    if (saved.orphan()) {
      table.snapshots().giveUpMatch(); // nobody had been told of it
    }
    if (saved.match().isPresent()) {
      stage = new MatchStage(table, saved.kept(), saved.match().get(), saved.rules());
    } else {
      LobbyStage lobby = new LobbyStage(table, saved.kept().lobby());
      lobby.awaitAll();
      stage = lobby;
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

  /** What it has done to the world since this was last asked. */
  List<Effect> effects() {
    return table.outbox().takeAll();
  }

  /** Takes leave of everybody. */
  void end(Farewell reason) {
    table.match().clock().stop();
    table.people().timers().stop();
    desertion.stop();
    roster.guests().forEach(guest -> table.outbox().bye(guest, reason));
    gate.end(reason);
  }

  /** How the table looks from outside. */
  TableListing front() {
    Stage.Look look = stage.look();
    boolean playing = stage instanceof MatchStage;
    TableLabel label =
        new TableLabel(
            number,
            table.setup().name(),
            look.game(),
            look.seats(),
            look.taken(),
            playing,
            stage.admission().watchable(),
            stage.admission().guarded());
    return new TableListing(label, look.open(), roster.keyHashes());
  }

  /** Does what a message asks for, and then whatever follows from it. */
  void read(TableMessage message) {
    switch (message) {
      case TableMessage.Joined(Guest guest, ToHost.Hello hello) -> joined(guest, hello);
      case TableMessage.Heard(Guest guest, ToHost said) -> heard(guest, said);
      case TableMessage.Quiet(Guest guest, boolean now) ->
          roster.of(guest).ifPresent(person -> roster.markSlow(person, now));
      case TableMessage.Gone(Guest guest) -> {
        gate.gone(guest);
        roster.of(guest).ifPresent(this::gone);
      }
      case TableMessage.NoAnswer(Guest guest) -> gate.noAnswer(guest);
      case TableMessage.GraceOver over -> graceOver(over);
      case TableMessage.Deserted(long moment) -> deserted(moment);
      case TableMessage.TryAgain again -> {} // the table is awake
      case TableMessage.Close(Farewell reason) -> farewell = Optional.of(reason);
      case TableMessage.ForMatch forMatch -> stage.read(forMatch);
    }
    if (farewell.isEmpty()) {
      goOn();
    }
    if (farewell.filter(reason -> reason == Farewell.TABLE_CLOSED).isPresent()) {
      giveUpMatch();
      table.snapshots().keep(Optional.empty());
    }
  }

  /** Nobody will see the hidden cards of a match that is not played to its end. */
  private void giveUpMatch() {
    if (stage instanceof MatchStage match && match.undecided()) {
      table.snapshots().giveUpMatch();
    }
  }

  private void goOn() {
    changeRooms();
    table.people().timers().count(roster.anybodyHere());
    stage.goOn();
    newcomers.forEach(chat::repeatTo);
    newcomers.clear();
    watchForDesertion();
  }

  /** The journal cannot be written: nobody's time counts until it can. */
  void asleep() {
    table.people().timers().count(false);
    roster.guests().forEach(guest -> table.outbox().tell(guest, new FromHost.Asleep()));
  }

  /** The journal can be written again; nobody's time has counted meanwhile. */
  void awake() {
    table.people().timers().count(roster.anybodyHere());
    desertion.stop();
    stage.awake();
    OptionalLong millisLeft = table.match().clock().millisLeft();
    roster.guests().forEach(guest -> table.outbox().tell(guest, new FromHost.Awake(millisLeft)));
  }

  private void joined(Guest guest, ToHost.Hello hello) {
    switch (hello.wish()) {
      case Wish.Sit _, Wish.Watch _ -> {
        Optional<Farewell> no = noEntry(hello);
        Optional<PasswordVerifier> password = stage.admission().password();
        if (no.isPresent()) {
          table.outbox().bye(guest, no.get());
        } else if (password.isPresent() && guest.origin().isPresent()) {
          gate.ask(guest, guest.origin().get(), hello, password.get());
        } else {
          come(guest, hello);
        }
      }
      case Wish.Return(SeatKey key) -> {
        Optional<Participant> person = roster.openedBy(key);
        if (stage.admission().keepsOut(hello.mark())) {
          table.outbox().bye(guest, Farewell.KEPT_OUT);
        } else if (person.isPresent()) {
          comeBack(guest, person.get(), key, hello);
        } else {
          table.outbox().bye(guest, Farewell.KEY_UNKNOWN);
        }
      }
      case Wish.Look look -> table.outbox().bye(guest, Farewell.LEFT);
    }
  }

  /** Why nobody who says this is let in now; somebody is if empty. */
  private Optional<Farewell> noEntry(ToHost.Hello hello) {
    if (stage.admission().keepsOut(hello.mark())) {
      return Optional.of(Farewell.KEPT_OUT);
    }
    if (!(hello.wish() instanceof Wish.Watch)) {
      return stage.noSeat();
    }
    boolean full = roster.watching().count() >= MOST_ONLOOKERS;
    return full || !stage.admission().watchable()
        ? Optional.of(Farewell.NOT_WATCHABLE)
        : Optional.empty();
  }

  private void come(Guest guest, ToHost.Hello hello) {
    boolean watches = hello.wish() instanceof Wish.Watch;
    stage.came(guest, roster.come(guest, stage.unlike(hello.name()), watches, hello));
    newcomers.add(guest);
  }

  /** The last seat may have been taken while the guest was asked. */
  private void proved(Guest guest, PasswordProof proof) {
    Optional<ToHost.Hello> hello = gate.answer(guest, proof, stage.admission().password());
    if (hello.isPresent()) {
      Optional<Farewell> no = noEntry(hello.get());
      if (no.isPresent()) {
        table.outbox().bye(guest, no.get());
      } else {
        come(guest, hello.get());
      }
    }
  }

  private void comeBack(Guest guest, Participant before, SeatKey key, ToHost.Hello hello) {
    Participant person = roster.comeBack(before, guest, key, hello);
    before.guest().ifPresent(other -> table.outbox().bye(other, Farewell.SEAT_TAKEN_BACK));
    stage.back(guest, person);
    newcomers.add(guest);
  }

  private void heard(Guest guest, ToHost message) {
    Optional<Participant> sender = roster.of(guest);
    if (sender.isEmpty()) {
      if (message instanceof ToHost.Prove(PasswordProof proof)) {
        proved(guest, proof);
      }
      return; // anything else was said before the guest heard the farewell
    }
    Participant person = sender.get();
    roster.keyArrived(person);
    switch (message) {
      case ToHost.Hello again -> table.outbox().bye(guest, Farewell.BAD_MESSAGE);
      case ToHost.Prove late -> {} // the guest has been let in
      case ToHost.ForTable forTable -> heard(guest, person, forTable);
      case ToHost.ForStage forStage -> stage.heard(guest, person, forStage);
    }
  }

  private void heard(Guest guest, Participant person, ToHost.ForTable message) {
    switch (message) {
      case ToHost.Leave leave -> {
        leave(person);
        table.outbox().bye(guest, Farewell.LEFT);
      }
      case ToHost.Ping(long stamp) -> table.outbox().tell(guest, new FromHost.Pong(stamp));
      case ToHost.Chat(var saying) -> chat.say(person, speaker(person), saying);
      case ToHost.Dismiss dismissal -> dismiss(guest, person, dismissal);
    }
  }

  /** It is the same in both rooms, since nobody who watches has a part in either. */
  private void dismiss(Guest guest, Participant asks, ToHost.Dismiss wish) {
    Optional<Participant> unwelcome = roster.named(wish.onlooker()).filter(Participant::watches);
    if (!roster.owns(asks)) {
      table.outbox().tell(guest, new FromHost.LobbyRefused(LobbyFault.NOT_OWNER));
    } else if (unwelcome.isEmpty()) {
      table.outbox().tell(guest, new FromHost.LobbyRefused(LobbyFault.NOT_WATCHING));
    } else {
      new Removal(stage, roster, table.outbox()).of(unwelcome.get(), wish.keepOut());
    }
  }

  private Speaker speaker(Participant person) {
    return new Speaker(person.name(), stage.seat(person));
  }

  /** The connection of somebody is lost. An onlooker has nothing to come back to. */
  private void gone(Participant person) {
    if (person.watches()) {
      leave(person);
    } else {
      stage.away(roster.loseConnection(person));
    }
  }

  private void leave(Participant person) {
    stage.left(person);
    roster.remove(person);
  }

  private void graceOver(TableMessage.GraceOver over) {
    if (table.people().timers().expire(over)) {
      roster.number(over.person()).ifPresent(stage::graceOver);
    }
  }

  private void changeRooms() {
    switch (stage) {
      case LobbyStage lobby when lobby.lineUp().isPresent() ->
          stage = new MatchStage(table, lobby.lineUp().get(), lobby.lobby());
      case MatchStage match when match.goesBackToLobby() -> stage = lobbyAfter(match);
      case MatchStage match when match.abandoned() -> lastHumanLeft();
      case LobbyStage lobby -> {}
      case MatchStage match -> {}
    }
  }

  private LobbyStage lobbyAfter(MatchStage match) {
    table.match().clock().stop();
    roster
        .sitting()
        .filter(person -> !person.here())
        .forEach(person -> table.people().timers().begin(person.number()));
    return new LobbyStage(
        table, match.lobby().again(names(roster.sitting()), names(roster.watching())));
  }

  private static List<Name> names(Stream<Participant> people) {
    return people.map(Participant::name).toList();
  }

  private void lastHumanLeft() {
    if (table.setup().opening() == TableSetup.Opening.LASTING_LOBBY) {
      startAnew();
    } else {
      farewell = Optional.of(Farewell.TABLE_CLOSED);
    }
  }

  /** An empty lobby as at the beginning; onlookers stay. */
  private void startAnew() {
    giveUpMatch();
    table.match().clock().stop();
    table.people().timers().stop();
    chat.forget();
    roster.sitting().toList().forEach(roster::remove);
    LobbyStage fresh = freshLobby();
    roster.watching().forEach(fresh::stays);
    stage = fresh;
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
        && roster.sitting().findAny().isPresent()
        && !roster.anybodyHere();
  }

  private void deserted(long moment) {
    if (desertion.moment() == moment && isDeserted()) {
      startAnew();
    }
  }
}
