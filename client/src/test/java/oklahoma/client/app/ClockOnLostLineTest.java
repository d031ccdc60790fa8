package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.bot.Bots;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shortest clock of a turn, of which all is seen, and a network that fails. */
class ClockOnLostLineTest {
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final OklahomaRules RULES =
      OklahomaRules.standard(2)
          .with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.of(15)));

  @TempDir private static Path folder;

  @Test
  void theLastSecondsOfATurnAreNotCountedWithoutALine() throws Exception {
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Open()));
    chairs.add(new Chair.OfBot(new Name("Gauss"), BotLevel.EASY));
    Stream.generate(Chair.Locked::new).limit(6).forEach(chairs::add);
    try (Host host = Host.start(HostSettings.with(Bots::of));
        ProgramWindows windows = new ProgramWindows(folder)) {
      InetSocketAddress port = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
      host.open(TableSetup.hosted(new TableName("The table"), RULES, chairs, BotPace.NONE));
      try (FaultyProxy network = FaultyProxy.before(host.listen(port), 1)) {
        PlayerWindow guest = windows.open("East", HostSettings.with(Bots::of));
        guest.joins(network.address().getPort());
        guest.fire("start");
        await().atMost(LONG).until(guest::atTable);
        await().atMost(LONG).until(() -> mine(guest) && guest.sees("#turn-ring"));
        network.stall();
        network.cut();
        guest.awaits("connection-band");
        assertThat(guest.sees("#turn-ring")).isFalse();
        network.flow();
        await().atMost(LONG).until(() -> mine(guest) && guest.sees("#turn-ring"));
      }
    }
  }

  /** Whether the player is to draw; what is to be claimed before is left to others. */
  private static boolean mine(PlayerWindow guest) {
    return ProgramWindows.now(() -> {
      Prompt prompt = guest.model().promptProperty().get();
      if (prompt instanceof Prompt.Claim) {
        guest.plays();
      }
      return prompt instanceof Prompt.Draw;
    });
  }
}
