package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Marks;
import oklahoma.host.testing.TestLobby;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Spectator;
import org.junit.jupiter.api.Test;

/** The owner of a table sends one of those away who watch over real sockets, in either room. */
class RemovedSpectatorTest {
  private static final Name EVE = new Name("Eve");
  private static final Name ADAM = new Name("Adam");
  private static final GuestMark UNWELCOME = Marks.of(1);
  private static final GuestMark OTHER = Marks.of(2);

  @Test
  void inTheLobbyOneGoesAndTheOthersStay() {
    try (TestLobby gathering = lobby()) {
      HeadlessGuest north = owner(gathering);
      HeadlessGuest eve = gathering.inLobby(watches(gathering, EVE, UNWELCOME));
      HeadlessGuest adam = gathering.inLobby(watches(gathering, ADAM, OTHER));
      north.send(new ToHost.RemoveSpectator(EVE, false));
      assertThat(farewell(gathering, eve)).isEqualTo(ByeReason.REMOVED);
      gathering.settle(north, adam);
      assertThat(north.lobby().spectators()).containsExactly(ADAM);
      assertThat(adam.farewell()).isEmpty();
      gathering.inLobby(watches(gathering, EVE, UNWELCOME));
    }
  }

  @Test
  void aPlayerBlockedInTheLobbyNeitherWatchesNorSitsThereAgain() {
    try (TestLobby gathering = lobby()) {
      HeadlessGuest north = owner(gathering);
      HeadlessGuest eve = gathering.inLobby(watches(gathering, EVE, UNWELCOME));
      north.send(new ToHost.RemoveSpectator(EVE, true));
      assertThat(farewell(gathering, eve)).isEqualTo(ByeReason.BLOCKED);
      gathering.settle(north);
      assertThat(north.lobby().spectators()).isEmpty();
      assertThat(north.lobby().blocked()).containsExactly(EVE);
      assertThat(farewell(gathering, watches(gathering, ADAM, UNWELCOME)))
          .isEqualTo(ByeReason.BLOCKED);
      assertThat(farewell(gathering, says(gathering, ADAM, new ConnectionPurpose.Sit(), UNWELCOME)))
          .isEqualTo(ByeReason.BLOCKED);
      gathering.inLobby(watches(gathering, EVE, OTHER));
    }
  }

  @Test
  void atTheTableOneIsRemovedAndOneIsBlockedWhileTheMatchGoesOn() {
    try (TestLobby gathering = lobby()) {
      HeadlessGuest north = owner(gathering);
      HeadlessGuest east = gathering.join("East");
      HeadlessGuest eve = gathering.inLobby(watches(gathering, EVE, UNWELCOME));
      HeadlessGuest adam = gathering.inLobby(watches(gathering, ADAM, OTHER));
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      List.of(north, east, eve, adam).forEach(gathering::welcomed);
      assertThat(eve.welcome().orElseThrow().viewer()).isEqualTo(Spectator.SPECTATOR);

      north.send(new ToHost.RemoveSpectator(ADAM, false));
      assertThat(farewell(gathering, adam)).isEqualTo(ByeReason.REMOVED);
      gathering.settle(east);
      assertThat(watching(east)).containsExactly(EVE);
      gathering.welcomed(watches(gathering, ADAM, OTHER));

      north.send(new ToHost.RemoveSpectator(EVE, true));
      assertThat(farewell(gathering, eve)).isEqualTo(ByeReason.BLOCKED);
      gathering.settle(east);
      assertThat(watching(east)).containsExactly(ADAM);
      assertThat(farewell(gathering, watches(gathering, EVE, UNWELCOME)))
          .isEqualTo(ByeReason.BLOCKED);
      assertThat(east.farewell()).isEmpty();
    }
  }

  @Test
  void onlyTheOwnerMayRemoveSpectatorsAndOnlySpectators() {
    try (TestLobby gathering = lobby()) {
      HeadlessGuest north = owner(gathering);
      HeadlessGuest east = gathering.join("East");
      HeadlessGuest eve = gathering.inLobby(watches(gathering, EVE, UNWELCOME));
      HeadlessGuest adam = gathering.inLobby(watches(gathering, ADAM, OTHER));
      assertThat(refused(gathering, east, EVE)).isEqualTo(LobbyFault.NOT_OWNER);
      assertThat(refused(gathering, adam, EVE)).isEqualTo(LobbyFault.NOT_OWNER);
      assertThat(refused(gathering, north, new Name("East"))).isEqualTo(LobbyFault.NOT_WATCHING);
      assertThat(refused(gathering, north, new Name("West"))).isEqualTo(LobbyFault.NOT_WATCHING);

      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      List.of(north, east, eve, adam).forEach(gathering::welcomed);
      assertThat(refused(gathering, east, EVE)).isEqualTo(LobbyFault.NOT_OWNER);
      assertThat(refused(gathering, adam, EVE)).isEqualTo(LobbyFault.NOT_OWNER);
      assertThat(refused(gathering, north, new Name("East"))).isEqualTo(LobbyFault.NOT_WATCHING);
      gathering.settle(north, east, eve, adam);
      List.of(east, eve, adam).forEach(guest -> assertThat(guest.farewell()).isEmpty());
    }
  }

  private static TestLobby lobby() {
    return new TestLobby(TestLobby.setup(3));
  }

  private static HeadlessGuest owner(TestLobby gathering) {
    HeadlessGuest north = gathering.comesFromInside("North");
    gathering.asks(north, new LobbyRequest.AllowSpectators(true));
    return north;
  }

  private static List<Name> watching(HeadlessGuest guest) {
    return guest.received(FromHost.Seats.class).getLast().spectators();
  }

  private static LobbyFault refused(TestLobby gathering, HeadlessGuest guest, Name spectator) {
    int before = guest.received(FromHost.LobbyRefused.class).size();
    guest.send(new ToHost.RemoveSpectator(spectator, true));
    gathering.until(() -> guest.received(FromHost.LobbyRefused.class).size() > before);
    return guest.received(FromHost.LobbyRefused.class).getLast().fault();
  }

  private static HeadlessGuest watches(TestLobby gathering, Name name, GuestMark mark) {
    return says(gathering, name, new ConnectionPurpose.Watch(), mark);
  }

  private static HeadlessGuest says(
      TestLobby gathering, Name name, ConnectionPurpose purpose, GuestMark mark) {
    return HeadlessGuest.greeting(
        gathering.loops,
        gathering.address,
        new ToHost.Hello(name, gathering.table, purpose).marked(mark));
  }

  private static ByeReason farewell(TestLobby gathering, HeadlessGuest guest) {
    gathering.until(() -> guest.farewell().isPresent());
    return guest.farewell().orElseThrow();
  }
}
