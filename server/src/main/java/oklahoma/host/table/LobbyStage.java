package oklahoma.host.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.lobby.Admission;
import oklahoma.host.lobby.LineUp;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.lobby.Verdict;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.ReconnectTimers;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.TableContext;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;

/**
 * A table before its match. Requests change the {@link Lobby}, and after each change everybody gets
 * the whole state. A table that begins at once sends no state: its lobby only waits for the last
 * chair.
 *
 * @param lobby the present state
 * @param sent the state that everybody has
 * @param newcomers the people who still need the state, each with a new key if there is one
 * @param lineUp the players, once the match should begin
 */
record LobbyStage(
    TableContext context,
    Lobby lobby,
    LobbyState sent,
    Map<Guest, Optional<SeatKey>> newcomers,
    Optional<LineUp> lineUp)
    implements Stage {

  LobbyStage {
    newcomers = Collections.unmodifiableMap(new LinkedHashMap<>(newcomers));
  }

  /** A lobby with everybody who is at the table. */
  static LobbyStage of(TableContext context, Lobby lobby) {
    Map<Guest, Optional<SeatKey>> newcomers = new LinkedHashMap<>();
    context.roster().guests().forEach(guest -> newcomers.put(guest, Optional.empty()));
    return new LobbyStage(context, lobby, lobby.state(), newcomers, Optional.empty());
  }

  /** An empty lobby, as the table was opened with; spectators stay. */
  static LobbyStage fresh(TableContext context) {
    Lobby lobby = context.setup().lobby().open();
    for (Participant spectator : context.roster().watching().toList()) {
      lobby = lobby.withSpectator(spectator.name());
    }
    return of(context, lobby);
  }

  @Override
  public LobbyStage with(TableContext other) {
    return new LobbyStage(other, lobby, sent, newcomers, lineUp);
  }

  private LobbyStage with(Lobby other) {
    return new LobbyStage(context, other, sent, newcomers, lineUp);
  }

  private LobbyStage with(ReconnectTimers timers) {
    return with(context.with(timers));
  }

  private LobbyStage withNewcomer(Guest guest, Optional<SeatKey> key) {
    Map<Guest, Optional<SeatKey>> more = new LinkedHashMap<>(newcomers);
    more.put(guest, key);
    return new LobbyStage(context, lobby, sent, more, lineUp);
  }

  private LobbyStage begins(LineUp all) {
    return new LobbyStage(context, lobby, sent, newcomers, Optional.of(all));
  }

  private boolean atOnce() {
    return context.setup().opening() == TableSetup.Opening.AT_ONCE;
  }

  @Override
  public Optional<ByeReason> noSeat(boolean late, Optional<GuestMark> mark) {
    return lobby.hasRoom() ? Optional.empty() : Optional.of(ByeReason.TABLE_FULL);
  }

  @Override
  public Admission admission() {
    return lobby.admission();
  }

  @Override
  public LobbyStage admit(Admission others) {
    return with(lobby.admitting(others));
  }

  @Override
  public Optional<Seat> seat(Participant person) {
    return lobby.seat(person.name());
  }

  @Override
  public Name uniqueName(Name wanted) {
    return lobby.uniqueName(wanted);
  }

  @Override
  public LobbyStage joined(Guest guest, Participant person, StepContext step) {
    LobbyStage taken =
        with(
            person.watches()
                ? lobby.withSpectator(person.name())
                : lobby.withPlayer(person.name(), context.regulars().expecting(person)));
    return (atOnce() ? taken : taken.withKey(guest, person, step)).begunIfFull();
  }

  @Override
  public LobbyStage returned(Guest guest, Participant person, boolean wasAway, StepContext step) {
    return with(context.timers().end(person.number())).withKey(guest, person, step);
  }

  private LobbyStage withKey(Guest guest, Participant person, StepContext step) {
    if (person.watches()) {
      return withNewcomer(guest, Optional.empty());
    }
    SeatKey key = new SeatKey(step.secureBytes(SeatKey.BYTES));
    return with(context.with(person.withKey(key))).withNewcomer(guest, Optional.of(key));
  }

  /** A guest with a key may return. At a table that begins at once nobody has a key yet. */
  @Override
  public Stage away(Participant person, StepContext step) {
    return person.keyHashes().isEmpty()
        ? Removal.left(this, person)
        : with(context.timers().begin(person.number(), step.now()));
  }

  @Override
  public Stage leftForNow(Participant person, StepContext step) {
    return away(person, step);
  }

  @Override
  public LobbyStage left(Participant person) {
    return with(context.timers().end(person.number())).with(lobby.left(person.name()));
  }

  @Override
  public Stage graceOver(Participant person) {
    return Removal.left(this, person);
  }

  @Override
  public Stage received(
      Guest guest, Participant person, ToHost.ForStage message, StepContext step) {
    if (atOnce()) {
      return this; // a lobby of this kind shows nothing and takes no requests
    }
    return switch (message) {
      case ToHost.InLobby(LobbyRequest request) -> asked(guest, person, request, step);
      case ToHost.Resync resync -> withNewcomer(guest, Optional.empty());
      case ToHost.SitDown(Seat seat) -> sitDown(guest, person, seat, step);
      case ToHost.ForMatch late -> this; // meant for a match that has just ended
    };
  }

  private Stage sitDown(Guest guest, Participant spectator, Seat seat, StepContext step) {
    Optional<Lobby> seated =
        spectator.watches()
            ? lobby.seated(spectator.name(), seat, context.regulars().expecting(spectator))
            : Optional.empty();
    if (seated.isEmpty()) {
      step.send(guest, new FromHost.LobbyRefused(LobbyFault.CHAIR_TAKEN));
      return this;
    }
    LobbyStage sits = with(seated.get()).with(context.with(context.roster().seat(spectator)));
    return sits.withKey(guest, sits.context.roster().of(guest).orElseThrow(), step);
  }

  private Stage asked(Guest guest, Participant person, LobbyRequest request, StepContext step) {
    return switch (lobby.handled(person.name(), request, step.chance().random())) {
      case Verdict.Granted(Lobby next, Optional<Name> sentAway) -> {
        Optional<Participant> unwelcome = sentAway.flatMap(context.roster()::named);
        if (unwelcome.filter(context.roster()::isBeforeOwner).isPresent()) {
          step.send(guest, new FromHost.LobbyRefused(LobbyFault.CHAIR_TAKEN));
          yield this;
        }
        Stage granted = with(next);
        if (unwelcome.isPresent()) {
          sendOwnerAction(unwelcome.get(), request, step);
          granted =
              Removal.of(granted, unwelcome.get(), request instanceof LobbyRequest.Block, step);
        }
        yield granted.admission().watchable()
            ? granted
            : Removal.of(
                granted,
                granted.context().roster().watching().toList(),
                ByeReason.NOT_WATCHABLE,
                step);
      }
      case Verdict.Begins(LineUp all) -> begins(all);
      case Verdict.Refused(var fault) -> {
        step.send(guest, new FromHost.LobbyRefused(fault));
        yield this;
      }
    };
  }

  /**
   * Sends the owner's act before the chair is empty; otherwise the others would think that the
   * player has left.
   */
  private void sendOwnerAction(Participant unwelcome, LobbyRequest request, StepContext step) {
    Seat owner = lobby.state().owner().orElseThrow();
    for (OwnerAction ownerAction :
        Removal.ownerActions(this, owner, unwelcome, request instanceof LobbyRequest.Block)) {
      step.send(context.roster().guests(), new FromHost.OwnerActed(ownerAction));
    }
  }

  private LobbyStage begunIfFull() {
    return atOnce() && !lobby.hasRoom() && lobby.begins() instanceof Verdict.Begins(LineUp all)
        ? begins(all)
        : this;
  }

  @Override
  public LobbyStage awake(StepContext step) {
    return this; // a lobby has no clock
  }

  @Override
  public LobbyStage sentLate(long then, long now) {
    return this; // a lobby has no clock
  }

  @Override
  public LobbyStage read(TableMessage.ForMatch message, StepContext step) {
    return this; // meant for a match that is over
  }

  @Override
  public LobbyStage proceed(StepContext step) {
    if (atOnce()) {
      return with(context.forget(step)).with(present());
    }
    return with(context.keep(lobby, List.of(), Leavers.NONE, step)).with(present()).sentToAll(step);
  }

  private Lobby present() {
    Roster roster = context.roster();
    Lobby now = lobby.ownedBy(roster.owner().map(Participant::name));
    for (Participant person : roster.sitting().toList()) {
      now = now.present(person.name(), person.presence(), person.avatar());
    }
    return now;
  }

  private LobbyStage sentToAll(StepContext step) {
    LobbyState now = lobby.state();
    boolean changed = !now.equals(sent);
    for (Guest guest : context.roster().guests()) {
      if (changed || newcomers.containsKey(guest)) {
        Optional<SeatKey> key = newcomers.getOrDefault(guest, Optional.empty());
        step.send(guest, new FromHost.Lobby(viewer(guest), key, now));
      }
    }
    return new LobbyStage(context, lobby, now, Map.of(), lineUp);
  }

  private Viewer viewer(Guest guest) {
    Optional<Seat> seat = context.roster().of(guest).flatMap(this::seat);
    return seat.isPresent() ? seat.get() : Spectator.SPECTATOR;
  }

  @Override
  public OptionalLong due() {
    return OptionalLong.empty();
  }

  @Override
  public LobbyStage timeUp(StepContext step) {
    return this;
  }

  @Override
  public OptionalLong millisLeft(long now) {
    return OptionalLong.empty();
  }

  @Override
  public Summary summary() {
    return new Summary(lobby.rules().game(), lobby.places(), lobby.taken(), lobby.hasRoom());
  }
}
