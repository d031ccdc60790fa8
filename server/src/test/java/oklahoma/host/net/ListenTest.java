package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Objects;
import oklahoma.host.Host;
import oklahoma.host.testing.TestSetups;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a host listens, and what happens when it cannot. */
class ListenTest {
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();

  @Test
  void aPortThatIsTakenIsNamedAndTheHostGoesOn() throws IOException {
    try (Host host = Host.start(TestSetups.settings());
        ServerSocket other = new ServerSocket(0, 50, HERE)) {
      InetSocketAddress taken = new InetSocketAddress(HERE, other.getLocalPort());
      assertThatThrownBy(() -> host.listen(taken))
          .asInstanceOf(InstanceOfAssertFactories.throwable(CannotListen.class))
          .satisfies(refused -> {
            assertThat(refused.reason()).isEqualTo(CannotListen.Reason.PORT_TAKEN);
            assertThat(refused.port()).isEqualTo(other.getLocalPort());
          });
      assertReached(host.listen(new InetSocketAddress(HERE, 0)));
    }
  }

  @Test
  void theNextFreePortIsTakenInstead() throws IOException {
    try (Host host = Host.start(TestSetups.settings());
        ServerSocket other = new ServerSocket(0, 50, HERE)) {
      int taken = other.getLocalPort();
      InetSocketAddress found = host.listenFrom(new InetSocketAddress(HERE, taken));
      assertThat(found.getPort()).isBetween(taken + 1, taken + 20);
      assertReached(found);
    }
  }

  @Test
  void aFreePortIsTakenAsItIs() {
    try (Host host = Host.start(TestSetups.settings());
        Host second = Host.start(TestSetups.settings())) {
      InetSocketAddress first = host.listen(new InetSocketAddress(HERE, 0));
      assertThat(second.listenFrom(first).getPort()).isGreaterThan(first.getPort());
    }
  }

  @Test
  void anAddressOfAnotherMachine() {
    assertNoSuchAddress(InetAddress.ofLiteral("192.0.2.1"));
  }

  /** The system lets a program listen there, but nobody would ever come. */
  @ParameterizedTest
  @ValueSource(strings = {"224.0.0.1", "255.255.255.255", "ff12::6552"})
  void anAddressOfManyMachines(String address) {
    assertNoSuchAddress(InetAddress.ofLiteral(address));
  }

  @Test
  void theAddressOfEverybodyOnANetwork() throws IOException {
    List<InetAddress> all =
        NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses).toList();
    List<InetAddress> everybody =
        NetworkInterface.networkInterfaces()
            .flatMap(each -> each.getInterfaceAddresses().stream())
            .map(InterfaceAddress::getBroadcast)
            .filter(Objects::nonNull)
            .filter(each -> !each.isAnyLocalAddress() && !all.contains(each)) // some systems' habit
            .toList();
    everybody.forEach(ListenTest::assertNoSuchAddress);
  }

  private static void assertNoSuchAddress(InetAddress address) {
    try (Host host = Host.start(TestSetups.settings())) {
      InetSocketAddress elsewhere = new InetSocketAddress(address, 6552);
      assertThatThrownBy(() -> host.listenFrom(elsewhere))
          .asInstanceOf(InstanceOfAssertFactories.throwable(CannotListen.class))
          .extracting(CannotListen::reason)
          .isEqualTo(CannotListen.Reason.NO_SUCH_ADDRESS);
    }
  }

  private static void assertReached(InetSocketAddress address) throws IOException {
    try (Socket guest = new Socket(address.getAddress(), address.getPort())) {
      assertThat(guest.isConnected()).isTrue();
    }
  }
}
