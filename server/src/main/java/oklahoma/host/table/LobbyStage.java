package oklahoma.host.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.host.lobby.Admission;
import oklahoma.host.lobby.LineUp;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.lobby.Verdict;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.TableSnapshot;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.LobbyWish;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/**
 * A table before its match. Whatever is asked for changes the {@link Lobby}; if that has changed
 * when a message has been read, everybody is told the whole of it. A table that begins at once has
 * nothing to tell: its lobby only waits for the last chair to be taken.
 */
final class LobbyStage implements Stage {
  private final TableContext table;
  private final boolean atOnce;
  private final Map<Guest, Optional<SeatKey>> newcomers = new HashMap<>();
  private Lobby lobby;
  private LobbyState told;
  private Optional<LineUp> lineUp = Optional.empty();

  LobbyStage(TableContext table, Lobby lobby) {
    this.table = table;
    this.lobby = lobby;
    told = lobby.state();
    atOnce = table.setup().opening() == TableSetup.Opening.AT_ONCE;
    table.people().roster().guests().forEach(guest -> newcomers.put(guest, Optional.empty()));
  }

  /** Who plays, as soon as the match is to begin. */
  Optional<LineUp> lineUp() {
    return lineUp;
  }

  /** Everybody who sits there is waited for, as if they had just lost their connection. */
  void awaitAll() {
    table
        .people()
        .roster()
        .sitting()
        .forEach(person -> table.people().timers().begin(person.number()));
  }

  /** An onlooker from before is here too. */
  void stays(Participant onlooker) {
    lobby = lobby.watched(onlooker.name());
  }

  /** The lobby as it is now. */
  Lobby lobby() {
    return lobby;
  }

  @Override
  public Optional<Farewell> noSeat() {
    return lobby.hasRoom() ? Optional.empty() : Optional.of(Farewell.TABLE_FULL);
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
    return lobby.seat(person.name());
  }

  @Override
  public Name unlike(Name wanted) {
    return lobby.unlike(wanted);
  }

  @Override
  public void came(Guest guest, Participant person) {
    lobby = person.watches() ? lobby.watched(person.name()) : lobby.sat(person.name());
    if (!atOnce) {
      newcomers.put(guest, keyFor(person));
    }
    beginIfFull();
  }

  @Override
  public void back(Guest guest, Participant person) {
    table.people().timers().end(person.number());
    newcomers.put(guest, keyFor(person));
  }

  private Optional<SeatKey> keyFor(Participant person) {
    return person.watches()
        ? Optional.empty()
        : Optional.of(table.people().roster().renewKey(person.number()));
  }

  /** Whoever has a key may come back; before a table that begins at once does, nobody has. */
  @Override
  public void away(Participant person) {
    if (person.keyHashes().isEmpty()) {
      left(person);
      table.people().roster().remove(person);
    } else {
      table.people().timers().begin(person.number());
    }
  }

  @Override
  public void left(Participant person) {
    table.people().timers().end(person.number());
    lobby = lobby.left(person.name());
  }

  @Override
  public void graceOver(Participant person) {
    left(person);
    table.people().roster().remove(person);
  }

  @Override
  public void heard(Guest guest, Participant person, ToHost.ForStage message) {
    if (atOnce) {
      return; // such a lobby shows nothing and asks nothing
    }
    switch (message) {
      case ToHost.InLobby(LobbyWish wish) -> asked(guest, person, wish);
      case ToHost.Resync resync -> newcomers.put(guest, Optional.empty());
      case ToHost.ForMatch late -> {} // said to a match that had just ended
    }
  }

  private void asked(Guest guest, Participant person, LobbyWish wish) {
    switch (lobby.asked(person.name(), wish, table.match().chance().dice())) {
      case Verdict.Granted(Lobby next, Optional<Name> sentAway) -> {
        lobby = next;
        sentAway
            .flatMap(table.people().roster()::named)
            .ifPresent(unwelcome -> dismissal().of(unwelcome, wish instanceof LobbyWish.KeepOut));
        if (!lobby.admission().watchable()) {
          table
              .people()
              .roster()
              .watching()
              .toList()
              .forEach(onlooker -> dismissal().of(onlooker, Farewell.NOT_WATCHABLE));
        }
      }
      case Verdict.Begins(LineUp all) -> lineUp = Optional.of(all);
      case Verdict.Refused(var fault) ->
          table.outbox().tell(guest, new FromHost.LobbyRefused(fault));
    }
  }

  private Removal dismissal() {
    return new Removal(this, table.people().roster(), table.outbox());
  }

  private void beginIfFull() {
    if (atOnce && !lobby.hasRoom() && lobby.begins() instanceof Verdict.Begins(LineUp all)) {
      lineUp = Optional.of(all);
    }
  }

  @Override
  public void awake() {
    // no clock runs in a lobby
  }

  @Override
  public void read(TableMessage.ForMatch message) {
    // it was meant for a match that is over
  }

  @Override
  public void goOn() {
    table
        .snapshots()
        .keep(
            atOnce
                ? Optional.empty()
                : TableSnapshot.of(table.setup(), lobby, table.people().roster(), List.of()));
    lobby = lobby.ownedBy(table.people().roster().owner().map(Participant::name));
    table
        .people()
        .roster()
        .sitting()
        .forEach(
            person -> lobby = lobby.present(person.name(), person.presence(), person.avatar()));
    if (!atOnce) {
      tell(lobby.state());
    }
  }

  private void tell(LobbyState now) {
    boolean changed = !now.equals(told);
    for (Guest guest : table.people().roster().guests()) {
      if (changed || newcomers.containsKey(guest)) {
        Optional<SeatKey> key = newcomers.getOrDefault(guest, Optional.empty());
        table.outbox().tell(guest, new FromHost.Lobby(viewer(guest), key, now));
      }
    }
    newcomers.clear();
    told = now;
  }

  private Viewer viewer(Guest guest) {
    Optional<Seat> seat = table.people().roster().of(guest).flatMap(this::seat);
    return seat.isPresent() ? seat.get() : Onlooker.ONLOOKER;
  }

  @Override
  public Look look() {
    return new Look(lobby.rules().game(), lobby.places(), lobby.taken(), lobby.hasRoom());
  }
}
