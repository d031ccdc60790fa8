package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.OptionalInt;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The shortest clock of a turn, of which all is seen, and a network that fails. */
class ClockOnLostLineTest {
  private static final OklahomaRules RULES =
      OklahomaRules.standard(3)
          .with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.of(15)));

  /** The guest's turn is the first, and the guest goes out in it. */
  private static final List<List<Card>> DEAL =
      List.of(StackedPack.of(RULES, Seat.C, "A: 3shdcs 9shdcs"));

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void neitherATurnNorAPauseIsCountedWithoutALine() throws Exception {
    List<Chair> chairs =
        List.of(
            new Chair.Open(),
            new Chair.OfBot(new Name("Gauss"), BotLevel.EASY),
            new Chair.OfBot(new Name("Euler"), BotLevel.EASY));
    HostSettings settings =
        HostSettings.with(Bots::of).withDealings(seed -> new StackedDealing(Seat.C, DEAL));
    try (Host host = Host.start(settings)) {
      InetSocketAddress port = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
      host.open(TableSetup.hosted(new TableName("The table"), RULES, chairs, BotPace.NONE));
      try (FaultyProxy network = FaultyProxy.before(host.listen(port), 1)) {
        PlayerWindow guest = windows.open("East");
        guest.joins(network.address().getPort());
        guest.fire("start");
        await().until(guest::atTable);
        guest.awaits("turn-ring");
        lose(network, guest);
        assertThat(guest.sees("#turn-ring")).isFalse();
        network.flow();
        guest.awaits("turn-ring");
        await().until(() -> goesOut(guest) && guest.sees("#pause-ring"));
        lose(network, guest);
        assertThat(guest.sees("#pause-ring")).isFalse();
      }
    }
  }

  private static void lose(FaultyProxy network, PlayerWindow guest) {
    network.stall();
    network.cut();
    guest.awaits("connection-band");
  }

  /** Plays until the hand is over, and looks through what is revealed. */
  private static boolean goesOut(PlayerWindow guest) {
    return ProgramWindows.now(() -> {
      boolean over = guest.model().playerView().game().over();
      if (over) {
        guest.screen().hurry();
      } else {
        guest.plays();
      }
      return over;
    });
  }
}
