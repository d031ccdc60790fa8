package oklahoma.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.TestSetups;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.FromHost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The list of tables on the network is a convenience: guests join by address without it. */
class HostDiscoveryTest {

  @Test
  void aHostWhosePortOfQuestionsIsTakenIsJoinedByAddress() throws IOException {
    try (Host host = Host.start(TestSetups.settings());
        DatagramSocket other = new DatagramSocket(0);
        Loops loops = new Loops()) {
      InetSocketAddress address =
          host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      assertThat(host.startDiscovery(other.getLocalPort(), address)).isFalse();
      HeadlessGuest guest =
          HeadlessGuest.join(loops, address, "North", 0, new ConnectionPurpose.ListTables());
      Waiting.until(() -> !guest.received(FromHost.Tables.class).isEmpty());
    }
  }

  /** As the owner may choose while guests are there. */
  @Test
  void aHostIsFoundUntilItIsToBeLostAndAgainAfterwards() throws IOException {
    int port = freePort();
    try (Host host = Host.start(TestSetups.settings());
        DatagramSocket finder = new DatagramSocket()) {
      finder.setSoTimeout(10_000);
      InetSocketAddress address =
          host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      for (long times = 1; times <= 2; times++) {
        assertThat(host.startDiscovery(port, address)).isTrue();
        assertThat(host.startDiscovery(port, address)).as("asked twice").isTrue();
        assertThat(answer(finder, port, times).port()).isEqualTo(address.getPort());
        host.stopDiscovery();
        try (DatagramSocket other = new DatagramSocket(port)) {
          assertThat(other.getLocalPort()).as("nobody hears there any more").isEqualTo(port);
        }
      }
    }
  }

  /** They ask from an address of the link, and would be answered from one. */
  @ParameterizedTest
  @CsvSource({"fd00::5, false", "fe80::5, true", "::1, true", "::, true", "192.0.2.1, true"})
  void nobodyLooksForAHostThatListensAtOneAddressOfIpv6(String listening, boolean found)
      throws IOException {
    try (Host host = Host.start(TestSetups.settings())) {
      InetSocketAddress address = new InetSocketAddress(InetAddress.ofLiteral(listening), 6_600);
      assertThat(host.startDiscovery(freePort(), address)).isEqualTo(found);
    }
  }

  private static Datagram.Answer answer(DatagramSocket finder, int port, long nonce)
      throws IOException {
    byte[] question = Codec.bytes(new Datagram.Question(nonce));
    finder.send(
        new DatagramPacket(question, question.length, InetAddress.getLoopbackAddress(), port));
    DatagramPacket packet = new DatagramPacket(new byte[Datagram.LONGEST], Datagram.LONGEST);
    finder.receive(packet);
    return (Datagram.Answer) Codec.datagram(Arrays.copyOf(packet.getData(), packet.getLength()));
  }

  private static int freePort() throws IOException {
    try (DatagramSocket free = new DatagramSocket(0)) {
      return free.getLocalPort();
    }
  }
}
