package oklahoma.host.discovery;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.Datagram;

/** Asks on every interface, over IPv4, who hosts a table. */
public final class DiscoveryClient {
  private static final int ANSWERS_WITHIN_MILLIS = 500;

  private DiscoveryClient() {}

  /** Where hosts answered from within this time; asked twice a second. */
  public static Set<String> hosts(Duration time) throws IOException {
    Set<String> hosts = new TreeSet<>();
    answers(time, (from, answer) -> hosts.add(from.getHostAddress()));
    return hosts;
  }

  /** On which ports those hosts let guests in that answered one question within this time. */
  public static Set<Integer> ports(Duration time) throws IOException {
    Set<Integer> ports = new TreeSet<>();
    answers(time, (from, answer) -> ports.add(answer.port()));
    return ports;
  }

  private static void answers(Duration time, BiConsumer<InetAddress, Datagram.Answer> receiver)
      throws IOException {
    try (MulticastSocket socket = new MulticastSocket(0)) {
      socket.setSoTimeout((int) Math.min(time.toMillis(), ANSWERS_WITHIN_MILLIS));
      long end = System.nanoTime() + time.toNanos();
      for (long now = System.nanoTime(); now < end; now = System.nanoTime()) {
        byte[] question = Codec.bytes(new Datagram.Question(now));
        send(socket, InetAddress.getLoopbackAddress(), question);
        for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
          ask(socket, each, question);
        }
        hear(socket, receiver);
      }
    }
  }

  private static void ask(MulticastSocket socket, NetworkInterface on, byte[] question)
      throws IOException {
    if (!on.isUp() || on.isLoopback()) {
      return;
    }
    if (on.supportsMulticast()) {
      socket.setOption(StandardSocketOptions.IP_MULTICAST_IF, on);
      send(socket, Groups.FOUR, question);
    }
    for (InterfaceAddress address : on.getInterfaceAddresses()) {
      if (address.getBroadcast() != null) {
        send(socket, Objects.requireNonNull(address.getBroadcast()), question);
      }
    }
  }

  private static void send(DatagramSocket socket, InetAddress to, byte[] question)
      throws IOException {
    socket.send(
        new DatagramPacket(question, question.length, new InetSocketAddress(to, Discovery.PORT)));
  }

  private static void hear(DatagramSocket socket, BiConsumer<InetAddress, Datagram.Answer> answered)
      throws IOException {
    try {
      while (true) {
        DatagramPacket packet =
            new DatagramPacket(new byte[Datagram.LONGEST + 1], Datagram.LONGEST + 1);
        socket.receive(packet);
        if (Codec.datagram(Arrays.copyOf(packet.getData(), packet.getLength()))
            instanceof Datagram.Answer answer) {
          answered.accept(packet.getAddress(), answer);
        }
      }
    } catch (SocketTimeoutException silence) {
      // Nobody else answers this question.
    }
  }
}
