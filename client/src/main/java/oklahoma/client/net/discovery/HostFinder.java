package oklahoma.client.net.discovery;

import io.netty.util.NetUtil;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.ProtocolFamily;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import oklahoma.protocol.codec.BadMessage;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.Datagram;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Searches for hosts on the local network while it is open: it asks at once, a few times within two
 * seconds, then every three seconds, on every active interface, by multicast and by broadcast, and
 * on this computer itself. It only sends questions and receives answers, which even a firewall that
 * blocks incoming connections lets pass. It has a thread of its own and blocks no other.
 */
public final class HostFinder implements AutoCloseable {
  /** The port on which hosts receive questions. */
  public static final int PORT = 6552;

  private static final long[] FIRST_ROUNDS_MS = {0, 250, 750, 1_750};
  private static final long ROUND_MS = 3_000;

  /** How often the list is checked for silent hosts, even if no answer comes. */
  private static final long SELECT_MS = 1_000;

  private static final InetAddress GROUP_FOUR = InetAddress.ofLiteral("239.255.65.52");
  private static final InetAddress GROUP_SIX = InetAddress.ofLiteral("ff12::6552");
  private static final Logger LOG = LoggerFactory.getLogger(HostFinder.class);

  private final int port;
  private final Executor executor;
  private final Consumer<List<FoundHost>> listener;
  private final Selector selector;
  private final List<DatagramChannel> sockets = new ArrayList<>();
  private final FoundHosts hosts = new FoundHosts();
  private final SecureRandom nonces = new SecureRandom();
  private final ByteBuffer buffer = ByteBuffer.allocate(Datagram.LONGEST + 1);
  private List<FoundHost> reported = List.of();
  private volatile boolean closed;

  private HostFinder(int port, Executor executor, Consumer<List<FoundHost>> listener)
      throws IOException {
    this.port = port;
    this.executor = executor;
    this.listener = listener;
    selector = Selector.open();
  }

  /**
   * Starts a search.
   *
   * @param executor calls the listener; it must keep the order
   * @param listener receives all current hosts whenever the list changes, in the order in which
   *     they were found
   * @throws IOException if this computer has no socket for it
   */
  public static HostFinder open(Executor executor, Consumer<List<FoundHost>> listener)
      throws IOException {
    return open(PORT, executor, listener);
  }

  static HostFinder open(int port, Executor executor, Consumer<List<FoundHost>> listener)
      throws IOException {
    HostFinder finder = new HostFinder(port, executor, listener);
    finder.openSocket(StandardProtocolFamily.INET);
    finder.openSocket(StandardProtocolFamily.INET6);
    if (finder.sockets.isEmpty()) {
      finder.selector.close();
      throw new IOException("neither IPv4 nor IPv6");
    }
    Thread.ofPlatform().name("finder").daemon().start(finder::run);
    return finder;
  }

  private void openSocket(ProtocolFamily family) {
    try {
      DatagramChannel channel = DatagramChannel.open(family);
      channel.configureBlocking(false);
      channel.setOption(StandardSocketOptions.SO_BROADCAST, family == StandardProtocolFamily.INET);
      channel.bind(new InetSocketAddress(0));
      channel.register(selector, SelectionKey.OP_READ, family);
      sockets.add(channel);
    } catch (IOException | UnsupportedOperationException failed) {
      // A computer without one of the two protocol families throws the latter.
      LOG.info("no {} to look for hosts: {}", family.name(), failed.toString());
    }
  }

  private void run() {
    long began = System.nanoTime();
    int round = 0;
    long due = 0;
    try {
      while (!closed) {
        long passed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
        if (passed >= due) {
          ask();
          round++;
          due = round < FIRST_ROUNDS_MS.length ? FIRST_ROUNDS_MS[round] : passed + ROUND_MS;
        }
        selector.select(this::receive, Math.clamp(due - passed, 1, SELECT_MS));
        report();
      }
    } catch (ClosedSelectorException over) {
      LOG.debug("the finder is closed");
    } catch (IOException failed) {
      LOG.warn("nobody looks for hosts any more", failed);
    }
  }

  private void report() {
    List<FoundHost> now = hosts.now(System.nanoTime());
    if (!now.equals(reported)) {
      reported = now;
      executor.execute(() -> {
        if (!closed) {
          listener.accept(now);
        }
      });
    }
  }

  private void ask() throws IOException {
    long nonce = nonces.nextLong();
    byte[] question = Codec.bytes(new Datagram.Question(nonce));
    List<NetworkInterface> interfaces = NetworkInterface.networkInterfaces().toList();
    hosts.asked(nonce, addresses(interfaces), System.nanoTime());
    for (SelectionKey key : List.copyOf(selector.keys())) {
      if (key.channel() instanceof DatagramChannel channel) {
        boolean four = key.attachment() == StandardProtocolFamily.INET;
        send(channel, question, InetAddress.ofLiteral(four ? "127.0.0.1" : "::1"));
        interfaces.forEach(each -> askOn(each, channel, four, question));
      }
    }
  }

  private static Set<String> addresses(List<NetworkInterface> interfaces) {
    return interfaces.stream()
        .flatMap(NetworkInterface::inetAddresses)
        .map(HostFinder::text)
        .collect(Collectors.toSet());
  }

  private void askOn(
      NetworkInterface each, DatagramChannel channel, boolean four, byte[] question) {
    try {
      if (!each.isUp() || each.isLoopback()) {
        return;
      }
      if (each.supportsMulticast()) {
        channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, each);
        channel.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 1);
        send(channel, question, four ? GROUP_FOUR : GROUP_SIX);
      }
    } catch (IOException | RuntimeException impossible) {
      LOG.debug("no multicast on {}: {}", each.getName(), impossible.toString());
    }
    if (four) {
      for (InterfaceAddress address : each.getInterfaceAddresses()) {
        if (address.getBroadcast() instanceof Inet4Address everybody) {
          send(channel, question, everybody);
        }
      }
    }
  }

  /** Sends a question. Errors are ignored, because the other interfaces may work. */
  private void send(DatagramChannel channel, byte[] question, InetAddress to) {
    try {
      channel.send(ByteBuffer.wrap(question), new InetSocketAddress(to, port));
    } catch (IOException | RuntimeException impossible) {
      LOG.debug("no question to {}: {}", to, impossible.toString());
    }
  }

  private void receive(SelectionKey key) {
    if (!(key.channel() instanceof DatagramChannel channel)) {
      return;
    }
    try {
      buffer.clear();
      for (SocketAddress from = channel.receive(buffer);
          from != null;
          from = channel.receive(buffer.clear())) {
        if (from instanceof InetSocketAddress sender) {
          received(sender);
        }
      }
    } catch (IOException failed) {
      // A question to a closed port of this computer comes back as an error.
      LOG.debug("an answer was lost: {}", failed.toString());
    }
  }

  private void received(InetSocketAddress sender) {
    byte[] bytes = new byte[buffer.flip().remaining()];
    buffer.get(bytes);
    try {
      if (Codec.datagram(bytes) instanceof Datagram.Answer answer) {
        hosts.answered(text(sender.getAddress()), answer, System.nanoTime());
      }
    } catch (BadMessage notOurs) {
      LOG.debug("{} is no answer, from {}", notOurs.fault(), sender);
    }
  }

  /**
   * The address as text. A link-local one needs its scope: otherwise the system does not know the
   * interface.
   */
  private static String text(InetAddress address) {
    String text = NetUtil.toAddressString(address);
    return address instanceof Inet6Address six
            && six.isLinkLocalAddress()
            && six.getScopedInterface() != null
        ? text + "%" + six.getScopedInterface().getName()
        : text;
  }

  /** Stops the search; the listener is not called any more. */
  @Override
  public void close() {
    closed = true;
    try {
      selector.close();
      for (DatagramChannel channel : sockets) {
        channel.close();
      }
    } catch (IOException failed) {
      LOG.debug("a socket did not close", failed);
    }
  }
}
