package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.SocketAddress;
import java.util.Collections;
import java.util.List;
import oklahoma.bot.Bots;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Player;
import oklahoma.host.testing.TestLobby;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import org.junit.jupiter.api.Test;

/** Gin from the lobby on, with guests on real sockets. */
class GinLobbyTest {
  private static final GinRules CHANGED =
      GinPreset.AWARDS.rules(2).with(GinSwitch.BIG_GIN, true).with(GinSwitch.SPADES_DOUBLE, true);

  @Test
  void aHostAndTwoGuestsAgreeOnRulesAndPlayTheFirstRound() {
    try (TestLobby gathering = new TestLobby(setup(GinPreset.AWARDS, 4))) {
      HeadlessGuest north = join(gathering, gathering.host.address(), "North", 1);
      HeadlessGuest east = join(gathering, gathering.address, "East", 2);
      HeadlessGuest south = join(gathering, gathering.address, "South", 3);
      gathering.asks(east, TestLobby.ready(east));
      gathering.asks(north, new LobbyRequest.ChangeRules(CHANGED));
      gathering.settle(east, south);
      assertThat(east.lobby().rules()).isEqualTo(CHANGED);
      assertThat(east.lobby().chair(Seat.B))
          .as("nobody has agreed to the new rules")
          .isEqualTo(new Chair.OfHuman(new Name("East"), false, Presence.HERE));
      assertThat(gathering.host.tables()).extracting("game").containsExactly(Game.GIN);
      gathering.asks(east, TestLobby.ready(east));
      gathering.asks(south, TestLobby.ready(south));
      north.send(new ToHost.InLobby(new LobbyRequest.Start(false)));
      for (HeadlessGuest guest : List.of(north, east, south)) {
        gathering.until(() ->
            guest.fault().isPresent() || guest.standing().filter(GinLobbyTest::scored).isPresent());
        assertThat(guest.fault()).isEmpty();
      }
      assertThat(((Gin) east.welcome().orElseThrow().deal().value()).rules())
          .isEqualTo(CHANGED.seated(3).orElseThrow());
      assertThat(south.standing()).isEqualTo(east.standing());
    }
  }

  @Test
  void theSheetForTwoSeatsTwo() {
    try (TestLobby gathering = new TestLobby(setup(GinPreset.CLASSIC, 2))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      assertThat(north.lobby().chairs().stream().filter(Chair.Locked.class::isInstance)).hasSize(6);
      assertThat(gathering.refused(north, TestLobby.bot(Seat.C, "Gauss")))
          .isEqualTo(LobbyFault.RULES_IMPOSSIBLE);
      gathering.asks(north, TestLobby.bot(Seat.B, "Gauss"));
      north.send(new ToHost.InLobby(new LobbyRequest.Start(false)));
      gathering.welcomed(north);
      assertThat(((Gin) north.deal()).rules()).isEqualTo(GinPreset.CLASSIC.rules(2));
    }
  }

  private static boolean scored(Standing standing) {
    return !standing.deals().isEmpty();
  }

  /** Comes in by this door, and is there before anybody else comes. */
  private static HeadlessGuest join(
      TestLobby gathering, SocketAddress door, String name, long seed) {
    Player player = new Player(Bots.of(BotLevel.NORMAL), seed);
    return gathering.inLobby(
        HeadlessGuest.join(
            gathering.loops, door, name, gathering.table, new ConnectionPurpose.Sit(), player));
  }

  private static TableSetup setup(GinPreset sheet, int open) {
    return TableSetup.hosted(
            TestLobby.NAME,
            sheet.rules(2),
            Collections.nCopies(open, new Chair.Open()),
            BotPace.NONE)
        .seeded(7);
  }
}
