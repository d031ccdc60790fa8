package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.List;
import oklahoma.host.Host;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.PlainBot;
import oklahoma.host.testing.Player;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.OklahomaMatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whole matches with guests on both transports. */
class MatchTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Loops loops = new Loops();
  private final Host host = Host.start(TestSetups.settings());

  @AfterEach
  void close() {
    host.close();
    loops.close();
  }

  @Test
  void aGuestInsideTheProgramPlaysAWholeMatchAgainstBots() {
    int table = host.open(TestSetups.of(TestSetups.patient(3), 1));
    HeadlessGuest guest = player(host.address(), table, 1);
    assertThat(overFor(guest).deals()).hasSize(OklahomaMatch.HANDS);
  }

  @Test
  void guestsOverTheNetworkAndInsideSeeTheSameScores() {
    InetSocketAddress listening =
        host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    int table = host.open(TestSetups.of(TestSetups.patient(4), 3));
    HeadlessGuest spectator = watcher(host.address(), table);
    List<HeadlessGuest> guests =
        List.of(
            player(host.address(), table, 1),
            player(listening, table, 2),
            player(listening, table, 3));
    assertThat(guests)
        .allSatisfy(guest -> assertThat(overFor(guest).deals()).hasSize(OklahomaMatch.HANDS))
        .allSatisfy(guest -> assertThat(overFor(guest)).isEqualTo(overFor(spectator)));
  }

  private HeadlessGuest player(SocketAddress address, int table, long seed) {
    return HeadlessGuest.join(
        loops,
        address,
        "Guest",
        table,
        new ConnectionPurpose.Sit(),
        new Player(new PlainBot(), seed));
  }

  private HeadlessGuest watcher(SocketAddress address, int table) {
    return HeadlessGuest.join(loops, address, "Spectator", table, new ConnectionPurpose.Watch());
  }

  private static Standing overFor(HeadlessGuest guest) {
    await()
        .atMost(PATIENCE)
        .until(
            () -> guest.fault().isPresent() || guest.standing().filter(Standing::over).isPresent());
    assertThat(guest.fault()).isEmpty();
    return guest.standing().orElseThrow();
  }
}
