package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.TestLobby;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import org.junit.jupiter.api.Test;

/** A table before and after its match, with guests on real sockets. */
class LobbyStageTest {

  @Test
  void everybodySeesTheLobbyAndItsChangesAndTheMatchBeginsFromIt() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      gathering.asks(north, TestLobby.bot(Seat.D, "Gauss"));
      gathering.asks(east, TestLobby.ready(east));
      gathering.settle(north, east);
      assertThat(north.lobby()).isEqualTo(east.lobby());
      assertThat(north.lobby().chairs().subList(0, 4))
          .containsExactly(
              new Chair.OfHuman(new Name("North"), false, Presence.HERE),
              new Chair.OfHuman(new Name("East"), true, Presence.HERE),
              new Chair.Open(),
              new Chair.OfBot(new Name("Gauss"), BotLevel.EASY));
      north.send(new ToHost.InLobby(new LobbyRequest.Start(false)));
      gathering.welcomed(north);
      gathering.welcomed(east);
      assertThat(east.seat()).isEqualTo(Seat.B);
      assertThat(east.deal().tableau().seats()).isEqualTo(3);
      assertThat(east.welcome().orElseThrow().owner()).contains(Seat.A);
      assertThat(east.welcome().orElseThrow().key()).as("the lobby's key holds").isEmpty();
    }
  }

  @Test
  void theOwnerIsThePlayerInsideWhoOpenedTheTableEvenWhenAnotherCameFirst() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3))) {
      HeadlessGuest east = gathering.join("East");
      assertThat(east.lobby().owner()).contains(Seat.A);
      HeadlessGuest north = gathering.comesFromInside("North");
      assertThat(north.lobby().owner()).contains(Seat.B);
      assertThat(gathering.refused(east, new LobbyRequest.Shuffle()))
          .isEqualTo(LobbyFault.NOT_OWNER);
    }
  }

  @Test
  void withoutAPlayerInsideTheOwnerIsThePlayerPresentForTheLongestTime() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3).lasting())) {
      HeadlessGuest north = gathering.join("North");
      HeadlessGuest east = gathering.join("East");
      HeadlessGuest south = gathering.join("South");
      SeatKey key = gathering.drops(north, south);
      assertThat(south.lobby().owner()).as("who is away can tend nothing").contains(Seat.B);
      gathering.comesBack("North", key);
      gathering.settle(south);
      assertThat(south.lobby().owner()).contains(Seat.A);
      east.send(new ToHost.Leave(false));
      gathering.until(() -> south.lobby().chair(Seat.B) instanceof Chair.Open);
      assertThat(south.lobby().owner()).contains(Seat.A);
    }
  }

  @Test
  void aRemovedPlayerIsInformed() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      gathering.asks(north, new LobbyRequest.Empty(Seat.B));
      gathering.until(() -> east.farewell().isPresent());
      assertThat(east.farewell()).contains(ByeReason.REMOVED);
      assertThat(north.lobby().chair(Seat.B)).isEqualTo(new Chair.Open());
      HeadlessGuest again = gathering.comesBack("East", east.key());
      gathering.until(() -> again.farewell().isPresent());
      assertThat(again.farewell()).contains(ByeReason.KEY_UNKNOWN);
    }
  }

  @Test
  void everybodyLearnsWhichPlayerTheOwnerRemovesBeforeTheChairIsEmpty() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      gathering.join("East");
      HeadlessGuest south = gathering.join("South");
      gathering.settle(north, south);
      gathering.asks(north, new LobbyRequest.Empty(Seat.B));
      gathering.settle(north, south);
      FromHost sent =
          new FromHost.OwnerActed(
              new OwnerAction.OfSeat(Seat.A, OwnerAction.Kind.REMOVED, Seat.B, 0));
      for (HeadlessGuest each : List.of(north, south)) {
        List<FromHost> received =
            each.received().stream()
                .filter(message -> !(message instanceof FromHost.Pong))
                .toList();
        FromHost.Lobby before = (FromHost.Lobby) received.get(received.indexOf(sent) - 1);
        FromHost.Lobby after = (FromHost.Lobby) received.get(received.indexOf(sent) + 1);
        assertThat(before.state().chair(Seat.B)).isInstanceOf(Chair.OfHuman.class);
        assertThat(after.state().chair(Seat.B)).isEqualTo(new Chair.Open());
      }
    }
  }

  @Test
  void theChairOfAnAbsentPlayerIsKeptForTheGrace() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      SeatKey key = gathering.drops(east, north);
      assertThat(north.lobby().chair(Seat.B))
          .isEqualTo(new Chair.OfHuman(new Name("East"), false, Presence.AWAY));
      gathering.timing.pass(Duration.ofSeconds(59));
      HeadlessGuest back = gathering.inLobby(gathering.comesBack("East", key));
      assertThat(back.seat()).isEqualTo(Seat.B);
      assertThat(back.lobby().chair(Seat.B))
          .isEqualTo(new Chair.OfHuman(new Name("East"), false, Presence.HERE));
      gathering.timing.pass(Duration.ofSeconds(59));
      gathering.settle(north);
      assertThat(north.lobby()).isEqualTo(back.lobby());
      gathering.drops(back, north);
      gathering.timing.pass(Duration.ofSeconds(60));
      gathering.until(() -> north.lobby().chair(Seat.B) instanceof Chair.Open);
      HeadlessGuest late = gathering.comesBack("East", back.key());
      gathering.until(() -> late.farewell().isPresent());
      assertThat(late.farewell()).contains(ByeReason.KEY_UNKNOWN);
    }
  }

  @Test
  void aBotKeepsTheSeatOfAnAbsentPlayerWhenTheMatchBeginsAnyway() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      SeatKey key = gathering.drops(east, north);
      assertThat(gathering.refused(north, new LobbyRequest.Start(false)))
          .isEqualTo(LobbyFault.NOT_READY);
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      gathering.welcomed(north);
      assertThat(north.welcome().orElseThrow().seats().get(1))
          .extracting(label -> label.presence(), label -> label.bot())
          .containsExactly(Presence.STOOD_IN, Optional.of(BotLevel.NORMAL));
      HeadlessGuest back = gathering.welcomed(gathering.comesBack("East", key));
      assertThat(back.welcome().orElseThrow().seats().get(1).presence()).isEqualTo(Presence.HERE);
    }
  }

  @Test
  void nobodySitsDownAtAMatchThatRunsOrAtAFullLobby() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(2))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      gathering.join("East");
      assertSentAway(gathering, new ConnectionPurpose.Sit(), ByeReason.TABLE_FULL);
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      gathering.welcomed(north);
      assertSentAway(gathering, new ConnectionPurpose.Sit(), ByeReason.TABLE_PLAYING);
      assertSentAway(gathering, new ConnectionPurpose.Watch(), ByeReason.NOT_WATCHABLE);
    }
  }

  @Test
  void nobodyWatchesUnlessTheOwnerLetsThem() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(2))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      assertSentAway(gathering, new ConnectionPurpose.Watch(), ByeReason.NOT_WATCHABLE);
      gathering.asks(north, new LobbyRequest.AllowSpectators(true));
      HeadlessGuest spectator =
          gathering.inLobby(gathering.join("north", new ConnectionPurpose.Watch()));
      assertThat(spectator.viewer()).isEqualTo(Spectator.SPECTATOR);
      assertThat(spectator.lobby().spectators()).containsExactly(new Name("north·2"));
      for (int i = 2; i <= 16; i++) {
        gathering.inLobby(gathering.join("Eve", new ConnectionPurpose.Watch()));
      }
      assertSentAway(gathering, new ConnectionPurpose.Watch(), ByeReason.NOT_WATCHABLE);
      gathering.asks(north, new LobbyRequest.AllowSpectators(false));
      gathering.until(() -> spectator.farewell().isPresent());
      assertThat(spectator.farewell()).contains(ByeReason.NOT_WATCHABLE);
      assertThat(north.lobby().spectators()).isEmpty();
    }
  }

  @Test
  void aClientThatLooksForTablesReceivesThemAndAGoodbye() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3))) {
      gathering.join("North");
      // The list of tables follows the messages that the guest has received.
      gathering.until(() -> gathering.host.tables().getFirst().taken() == 1);
      gathering.host.open(TestSetups.of(TestSetups.patient(2), 2));
      HeadlessGuest looker = gathering.join("Eve", new ConnectionPurpose.ListTables());
      gathering.until(() -> looker.farewell().isPresent());
      assertThat(looker.farewell()).contains(ByeReason.LEFT);
      assertThat(looker.received(FromHost.Tables.class).getFirst().tables())
          .extracting(TableLabel::number, TableLabel::seats, TableLabel::taken)
          .containsExactly(tuple(1, 3, 1), tuple(2, 2, 0));
    }
  }

  @Test
  void tableZeroIsTheFirstThatFits() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(1))) {
      HeadlessGuest north = gathering.join("North");
      // The list of tables follows the messages that the guest has received.
      gathering.until(() -> gathering.host.tables().getFirst().taken() == 1);
      int second = gathering.host.open(TestLobby.setup(2));
      HeadlessGuest east =
          gathering.inLobby(
              HeadlessGuest.join(
                  gathering.loops, gathering.address, "East", 0, new ConnectionPurpose.Sit()));
      assertThat(east.lobby().chair(Seat.B)).isEqualTo(new Chair.Open());
      gathering.until(() -> gathering.host.tables().get(second - 1).taken() == 1);
      SeatKey key = east.key();
      east.close();
      HeadlessGuest back =
          gathering.inLobby(
              HeadlessGuest.join(
                  gathering.loops,
                  gathering.address,
                  "East",
                  0,
                  new ConnectionPurpose.Return(key)));
      assertThat(back.lobby().chair(Seat.B)).isEqualTo(new Chair.Open());
      assertThat(north.lobby().chairs()).doesNotContain(new Chair.Open());
    }
  }

  @Test
  void afterTheMatchTheOwnerTakesTheTableBackToTheLobbyAndAnotherMatchBegins() {
    try (TestLobby gathering = new TestLobby(oneRound())) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      HeadlessGuest south = gathering.join("South");
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      List<HeadlessGuest> all = List.of(north, east, south);
      all.forEach(gathering::welcomed);
      north.send(new ToHost.BackToLobby());
      gathering.settle(north);
      assertThat(north.received().getLast()).as("the match runs").isInstanceOf(FromHost.Pong.class);
      south.send(new ToHost.Leave(false));
      playMatch(gathering, List.of(north, east));
      east.send(new ToHost.BackToLobby());
      gathering.settle(east);
      assertThat(east.received(FromHost.Lobby.class).getLast().state().chair(Seat.C))
          .as("only the owner may")
          .isInstanceOf(Chair.OfHuman.class);
      north.send(new ToHost.BackToLobby());
      gathering.until(() -> north.lobby().chair(Seat.C) instanceof Chair.Open);
      LobbyState lobby = gathering.asks(north, TestLobby.bot(Seat.C, "Euler"));
      assertThat(lobby.chairs().subList(0, 3))
          .containsExactly(
              new Chair.OfHuman(new Name("North"), false, Presence.HERE),
              new Chair.OfHuman(new Name("East"), false, Presence.HERE),
              new Chair.OfBot(new Name("Euler"), BotLevel.EASY));
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      gathering.welcomed(north);
      gathering.welcomed(east);
      playDeal(gathering, List.of(north, east));
      assertThat(north.standing().orElseThrow().deals()).hasSize(1);
    }
  }

  @Test
  void aLastingLobbyIsEmptyAgainWhenItsLastHumanLeavesOrHasBeenAwayForAnHour() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(2).lasting())) {
      HeadlessGuest north = gathering.join("North");
      HeadlessGuest east = gathering.join("East");
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      gathering.welcomed(north);
      gathering.welcomed(east);
      north.send(new ToHost.Leave(false));
      gathering.until(() -> north.farewell().isPresent());
      east.send(new ToHost.Leave(false));
      gathering.until(() -> taken(gathering) == 0);
      HeadlessGuest west = gathering.join("West");
      assertThat(west.seat()).isEqualTo(Seat.A);
      gathering.asks(west, TestLobby.bot(Seat.B, "Gauss"));
      west.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      gathering.welcomed(west);
      west.close();
      gathering.until(() -> gathering.timing.ringsIn(Duration.ofHours(1)));
      gathering.timing.pass(Duration.ofMinutes(59));
      assertThat(gathering.host.tables().getFirst().playing()).isTrue();
      gathering.timing.pass(Duration.ofMinutes(1));
      gathering.until(() -> !gathering.host.tables().getFirst().playing());
      assertThat(taken(gathering)).isZero();
    }
  }

  /** Three open chairs, and a match that is soon over. */
  private static TableSetup oneRound() {
    GinRules rules =
        TestSetups.untimed(GinPreset.AWARDS.rules(3)).with(new MatchEnd.Rounds(1, false));
    List<Chair> chairs = Collections.nCopies(3, new Chair.Open());
    return TableSetup.hosted(TestLobby.NAME, rules, chairs, BotPace.NONE).seeded(3);
  }

  private static int taken(TestLobby gathering) {
    TableLabel label = gathering.host.tables().getFirst();
    return label.playing() ? label.seats() : label.taken();
  }

  private static void playMatch(TestLobby gathering, List<HeadlessGuest> guests) {
    while (guests.getFirst().standing().filter(Standing::over).isEmpty()) {
      playDeal(gathering, guests);
      if (!guests.getFirst().standing().orElseThrow().over()) {
        guests.forEach(guest -> guest.send(new ToHost.Ready()));
        gathering.until(() -> guests.stream().noneMatch(guest -> guest.deal().over()));
      }
    }
  }

  /** Everybody who is named plays what a silent seat would; bots play as they like. */
  private static void playDeal(TestLobby gathering, List<HeadlessGuest> guests) {
    while (!guests.getFirst().deal().over()) {
      gathering.until(() -> guests.getFirst().deal().over() || acting(guests).isPresent());
      acting(guests)
          .ifPresent(guest -> {
            // Looked at once: a bot may move meanwhile, and then this guest is asked nothing more.
            Deal deal = guest.deal();
            if (deal.toAct().contains(guest.seat())) {
              guest.move(deal.defaultMove(guest.seat()).orElseThrow());
            }
            gathering.settle(guest);
          });
    }
    gathering.settle(guests.toArray(HeadlessGuest[]::new));
  }

  private static Optional<HeadlessGuest> acting(List<HeadlessGuest> guests) {
    return guests.stream().filter(guest -> guest.deal().toAct().contains(guest.seat())).findFirst();
  }

  private static void assertSentAway(
      TestLobby gathering, ConnectionPurpose purpose, ByeReason reason) {
    HeadlessGuest guest = gathering.join("Eve", purpose);
    gathering.until(() -> guest.farewell().isPresent());
    assertThat(guest.farewell()).contains(reason);
  }
}
