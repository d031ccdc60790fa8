package oklahoma.host.discovery;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ProtocolFamily;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.HashSet;
import java.util.Set;
import oklahoma.protocol.messages.Datagram;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A socket that receives packets sent to one of the multicast groups, by broadcast, or to this
 * machine. Several on one machine may share the port.
 */
final class DiscoverySocket implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DiscoverySocket.class);

  private final DatagramChannel channel;
  private final InetAddress group;
  private final Set<String> joined = new HashSet<>();
  private final ByteBuffer buffer = ByteBuffer.allocate(Datagram.LONGEST + 1);

  private DiscoverySocket(DatagramChannel channel, InetAddress group) {
    this.channel = channel;
    this.group = group;
  }

  /**
   * Opens a socket.
   *
   * @throws IOException if this machine does not have this protocol family, or another program uses
   *     the port without sharing it
   */
  static DiscoverySocket open(ProtocolFamily family, InetAddress group, int port)
      throws IOException {
    DatagramChannel channel = DatagramChannel.open(family);
    try {
      channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
      channel.bind(new InetSocketAddress(port));
      DiscoverySocket socket = new DiscoverySocket(channel, group);
      socket.joinAll();
      return socket;
    } catch (IOException | RuntimeException failed) {
      channel.close();
      throw failed;
    }
  }

  /** Joins the group on every interface that has come up since the last call. */
  void joinAll() throws SocketException {
    Set<String> up = new HashSet<>();
    for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
      if (each.isUp() && each.supportsMulticast()) {
        up.add(each.getName());
        if (joined.add(each.getName())) {
          join(each);
        }
      }
    }
    // If an interface goes down and up again, the socket must join again.
    joined.retainAll(up);
  }

  private void join(NetworkInterface each) {
    try {
      var _ = channel.join(group, each);
    } catch (IOException | RuntimeException impossible) {
      LOG.debug("not heard by {} on {}: {}", group, each.getName(), impossible.toString());
    }
  }

  /** Handles a datagram. */
  @FunctionalInterface
  interface Receiver {
    void received(InetSocketAddress from, byte[] bytes) throws IOException;
  }

  /**
   * Waits for a datagram and passes it on, unless it is longer than any of ours.
   *
   * @throws IOException if the socket is closed
   */
  void receive(Receiver receiver) throws IOException {
    buffer.clear();
    SocketAddress from = channel.receive(buffer);
    buffer.flip();
    if (from instanceof InetSocketAddress sender && buffer.remaining() <= Datagram.LONGEST) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.get(bytes);
      receiver.received(sender, bytes);
    }
  }

  /** Sends a datagram to one receiver. */
  void answer(byte[] bytes, InetSocketAddress to) throws IOException {
    channel.send(ByteBuffer.wrap(bytes), to);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException failed) {
      LOG.debug("a socket did not close", failed);
    }
  }
}
