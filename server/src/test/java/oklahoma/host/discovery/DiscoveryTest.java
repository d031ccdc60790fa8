package oklahoma.host.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketTimeoutException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.Protocol;
import oklahoma.rules.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a host answers to questions over UDP. */
class DiscoveryTest {
  private static final InetAddress HERE = InetAddress.ofLiteral("127.0.0.1");
  private static final int SOON_MS = 10_000;
  private static final TableLabel TABLE =
      new TableLabel(
          3,
          new TableName("Friday"),
          Game.OKLAHOMA,
          new TableLabel.Occupancy(4, 2),
          TableLabel.Flag.PLAYING);

  @Test
  void aQuestionIsAnsweredToWhereItCameFrom() throws IOException {
    int port = freePort();
    try (Discovery _ =
            Discovery.open(port, new InetSocketAddress(6_600), () -> List.of(TABLE), () -> 0);
        DatagramSocket finder = new DatagramSocket()) {
      ask(finder, port, Codec.bytes(new Datagram.Question(77)));
      Datagram.Answer answer = (Datagram.Answer) Codec.datagram(received(finder, SOON_MS));
      assertThat(answer)
          .isEqualTo(
              new Datagram.Answer(
                  77, answer.host(), Protocol.VERSION, Protocol.VERSION, 6_600, List.of(TABLE), 0));
    }
  }

  /**
   * Whatever else arrives, also a forged answer, is thrown away, and the next question is answered.
   */
  @Test
  void rubbishIsNotAnswered() throws IOException {
    int port = freePort();
    try (Discovery _ = Discovery.open(port, new InetSocketAddress(6_600), List::of, () -> 0);
        DatagramSocket finder = new DatagramSocket()) {
      ask(finder, port, new byte[0]);
      ask(finder, port, new byte[1_400]);
      ask(finder, port, Arrays.copyOf(Codec.bytes(new Datagram.Question(1)), 200));
      ask(finder, port, Codec.bytes(new Datagram.Answer(1, 2, 1, 1, 6_552, List.of(), 0)));
      ask(finder, port, Codec.bytes(new Datagram.Question(78)));
      Datagram.Answer answer = (Datagram.Answer) Codec.datagram(received(finder, SOON_MS));
      assertThat(answer.nonce()).isEqualTo(78);
    }
  }

  /** A host that lets in one network's guests only is not in the lists of the others. */
  @Test
  @DisabledOnOs(OS.MAC) // 127.0.0.2 is no address there
  void aClientThatCannotJoinIsNotAnswered() throws IOException {
    int port = freePort();
    GuestNetwork onlyHere = new GuestNetwork(HERE, 32);
    try (Discovery _ = Discovery.open(port, 6_600, onlyHere, List::of, () -> 0);
        DatagramSocket far = new DatagramSocket(0, InetAddress.ofLiteral("127.0.0.2"));
        DatagramSocket near = new DatagramSocket(0, HERE)) {
      assertAnsweredAlone(near, far, port);
    }
  }

  /** This machine's other addresses are of another network than 127.0.0.1. */
  @Test
  @EnabledOnOs(OS.LINUX) // elsewhere nobody can ask 127.0.0.1 from such an address
  void aClientOnAnotherNetworkThanTheHostIsNotAnswered() throws IOException {
    Optional<InetAddress> another =
        NetworkInterface.networkInterfaces()
            .flatMap(NetworkInterface::inetAddresses)
            .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
            .findFirst();
    assumeThat(another).isPresent();
    int port = freePort();
    try (Discovery _ = Discovery.open(port, new InetSocketAddress(HERE, 6_600), List::of, () -> 0);
        DatagramSocket far = new DatagramSocket(0, another.orElseThrow());
        DatagramSocket near = new DatagramSocket(0, HERE)) {
      assertAnsweredAlone(near, far, port);
    }
  }

  private static void assertAnsweredAlone(DatagramSocket near, DatagramSocket far, int port)
      throws IOException {
    ask(far, port, Codec.bytes(new Datagram.Question(80)));
    ask(near, port, Codec.bytes(new Datagram.Question(81)));
    Datagram.Answer answer = (Datagram.Answer) Codec.datagram(received(near, SOON_MS));
    assertThat(answer.nonce()).isEqualTo(81);
    assertThatExceptionOfType(SocketTimeoutException.class).isThrownBy(() -> received(far, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "192.168.1.5, 24, 192.168.1.77, true",
    "192.168.1.5, 24, 192.168.2.77, false",
    "192.168.1.5, 23, 192.168.0.77, true",
    "192.168.1.5, 32, 192.168.1.4, false",
    "192.168.1.5, 24, fe80::1, false",
    "fe80::5, 64, fe80::77, true",
    "fe80::5, 64, fd00::77, false",
    "0.0.0.0, 0, 192.168.1.77, true",
    "::, 0, 192.168.1.77, true"
  })
  void aNetworkHasAddressesInCommon(String own, int prefix, String asker, boolean included) {
    GuestNetwork network = new GuestNetwork(InetAddress.ofLiteral(own), prefix);
    assertThat(network.includes(InetAddress.ofLiteral(asker))).isEqualTo(included);
  }

  @Test
  void theNetworkIsThatOfTheAddressWhereTheHostListens() {
    assertThat(GuestNetwork.of(HERE)).isEqualTo(new GuestNetwork(HERE, 8));
    InetAddress all = InetAddress.ofLiteral("::");
    assertThat(GuestNetwork.of(all)).isEqualTo(new GuestNetwork(all, 0));
    InetAddress nobodys = InetAddress.ofLiteral("192.0.2.1");
    assertThat(GuestNetwork.of(nobodys)).isEqualTo(new GuestNetwork(nobodys, 32));
  }

  @Test
  void aClosedHostIsSilentAndItsPortIsFree() throws IOException {
    int port = freePort();
    Discovery.open(port, new InetSocketAddress(6_600), List::of, () -> 0).close();
    try (DatagramSocket other = new DatagramSocket(port);
        DatagramSocket finder = new DatagramSocket()) {
      ask(finder, port, Codec.bytes(new Datagram.Question(79)));
      assertThat(received(other, SOON_MS)).hasSize(Datagram.QUESTION_BYTES);
      assertThatExceptionOfType(SocketTimeoutException.class).isThrownBy(() -> received(finder, 1));
    }
  }

  private static void ask(DatagramSocket finder, int port, byte[] bytes) throws IOException {
    finder.send(new DatagramPacket(bytes, bytes.length, HERE, port));
  }

  private static byte[] received(DatagramSocket socket, int millis) throws IOException {
    DatagramPacket packet = new DatagramPacket(new byte[2_000], 2_000);
    socket.setSoTimeout(millis);
    socket.receive(packet);
    return Arrays.copyOf(packet.getData(), packet.getLength());
  }

  private static int freePort() throws IOException {
    try (DatagramSocket socket = new DatagramSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
