package oklahoma.client.net.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import oklahoma.host.discovery.Discovery;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.Protocol;
import oklahoma.rules.Game;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Finders and hosts over this machine's own network. */
class HostFinderTest {
  private final ExecutorService executor = Executors.newSingleThreadExecutor();
  private volatile List<FoundHost> found = List.of();

  @AfterEach
  void stop() {
    executor.shutdownNow();
  }

  @Test
  void aHostOnThisMachineIsFoundWithItsTables() throws IOException {
    TableLabel table =
        new TableLabel(
            1,
            new TableName("Friday"),
            Game.OKLAHOMA,
            new TableLabel.Occupancy(4, 1),
            TableLabel.Flag.WATCHABLE);
    int port = freePort();
    try (Discovery _ =
            Discovery.open(
                port, new InetSocketAddress(6_600), () -> List.of(table), System::nanoTime);
        HostFinder _ = HostFinder.open(port, executor, hosts -> found = hosts)) {
      await().until(() -> found.size() == 1);
      FoundHost only = found.getFirst();
      assertThat(only.tables()).containsExactly(table);
      assertThat(only.address().port()).isEqualTo(6_600);
      assertThat(only.answer().newest()).isEqualTo(Protocol.VERSION);
      assertThat(only.speaksOurs()).isTrue();
    }
  }

  /** By broadcast or multicast: what is sent to one address only reaches one of the two. */
  @Test
  void twoHostsThatShareThePortAreBothFoundWhereThereIsANetwork() throws IOException {
    assumeTrue(hasNetwork(), "no network but the loopback");
    int port = freePort();
    try (Discovery _ =
            Discovery.open(port, new InetSocketAddress(6_600), List::of, System::nanoTime);
        Discovery _ =
            Discovery.open(port, new InetSocketAddress(6_601), List::of, System::nanoTime);
        HostFinder _ = HostFinder.open(port, executor, hosts -> found = hosts)) {
      await().until(() -> found.size() == 2);
      assertThat(found)
          .extracting(each -> each.address().port())
          .containsExactlyInAnyOrder(6_600, 6_601);
    }
  }

  @Test
  void aHostThatComesLaterIsFoundByALaterRound() throws IOException {
    int port = freePort();
    try (HostFinder _ = HostFinder.open(port, executor, hosts -> found = hosts)) {
      try (Discovery _ =
          Discovery.open(port, new InetSocketAddress(6_600), List::of, System::nanoTime)) {
        await().until(() -> found.size() == 1);
      }
    }
  }

  private static boolean hasNetwork() throws IOException {
    return NetworkInterface.networkInterfaces()
        .anyMatch(each -> {
          try {
            return each.isUp()
                && each.supportsMulticast()
                && each.inetAddresses().findAny().isPresent();
          } catch (SocketException unknown) {
            return false;
          }
        });
  }

  private static int freePort() throws IOException {
    try (DatagramSocket socket = new DatagramSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
