package oklahoma.host.discovery;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.nio.channels.ClosedChannelException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import oklahoma.protocol.codec.BadMessage;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.Protocol;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers programs on the local network that ask for tables. They ask on UDP port {@value #PORT},
 * whatever TCP port the host listens on; several hosts on one machine share it. It also notices
 * interfaces that come up later.
 */
public final class Discovery implements AutoCloseable {
  /** The UDP port of questions. */
  public static final int PORT = 6552;

  private static final Duration LOOK_ROUND = Duration.ofSeconds(3);
  private static final Duration TIME_TO_CLOSE = Duration.ofSeconds(1);
  private static final Logger LOG = LoggerFactory.getLogger(Discovery.class);

  private final int tcpPort;
  private final GuestNetwork guests;
  private final Supplier<List<TableLabel>> tables;
  private final LongSupplier nanos;
  private final long host = new SecureRandom().nextLong();
  private final AnswerLimit answers = new AnswerLimit();
  private final List<DiscoverySocket> sockets = new CopyOnWriteArrayList<>();
  private final List<Thread> listeners = new ArrayList<>();
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("discovery-rounds").daemon().factory());
  private volatile boolean closed;

  private Discovery(
      int tcpPort, GuestNetwork guests, Supplier<List<TableLabel>> tables, LongSupplier nanos) {
    this.tcpPort = tcpPort;
    this.guests = guests;
    this.tables = tables;
    this.nanos = nanos;
  }

  /**
   * Starts to answer.
   *
   * @param udpPort where finders ask; {@link #PORT} but in tests
   * @param listening where guests are let in; only finders of its network are answered
   * @param tables what the answer tells; asked on a thread of this discovery
   * @param nanos the time, on any clock that only goes forward
   * @throws IOException if it can listen neither on IPv4 nor on IPv6 there, or nobody would ask
   *     from where guests are let in
   */
  public static Discovery open(
      int udpPort,
      InetSocketAddress listening,
      Supplier<List<TableLabel>> tables,
      LongSupplier nanos)
      throws IOException {
    GuestNetwork guests = GuestNetwork.of(listening.getAddress());
    if (!guests.asks()) {
      throw new IOException("over IPv6 programs look for hosts at addresses of their link alone");
    }
    return open(udpPort, listening.getPort(), guests, tables, nanos);
  }

  static Discovery open(
      int udpPort,
      int tcpPort,
      GuestNetwork guests,
      Supplier<List<TableLabel>> tables,
      LongSupplier nanos)
      throws IOException {
    Discovery discovery = new Discovery(tcpPort, guests, tables, nanos);
    List<IOException> failures = new ArrayList<>();
    discovery.listen(StandardProtocolFamily.INET, Groups.FOUR, udpPort, failures);
    discovery.listen(StandardProtocolFamily.INET6, Groups.SIX, udpPort, failures);
    if (discovery.sockets.isEmpty()) {
      discovery.close();
      throw failures.getFirst();
    }
    var _ =
        discovery.rounds.scheduleWithFixedDelay(
            discovery::joinNewInterfaces,
            LOOK_ROUND.toMillis(),
            LOOK_ROUND.toMillis(),
            TimeUnit.MILLISECONDS);
    return discovery;
  }

  private void listen(
      ProtocolFamily family, InetAddress group, int port, List<IOException> failures) {
    try {
      DiscoverySocket socket = DiscoverySocket.open(family, group, port);
      sockets.add(socket);
      listeners.add(
          Thread.ofPlatform()
              .name("discovery-" + family.name())
              .daemon()
              .start(() -> answerAll(socket)));
    } catch (IOException | UnsupportedOperationException failed) {
      // A machine without this protocol family throws the unchecked exception.
      LOG.info("not to be found over {}: {}", family.name(), failed.toString());
      failures.add(failed instanceof IOException known ? known : new IOException(failed));
    }
  }

  private void joinNewInterfaces() {
    for (DiscoverySocket socket : sockets) {
      try {
        socket.joinAll();
      } catch (SocketException unknown) {
        LOG.debug("this machine does not tell its network interfaces", unknown);
      }
    }
  }

  private void answerAll(DiscoverySocket socket) {
    while (!closed) {
      try {
        socket.receive((from, bytes) -> answer(socket, from, bytes));
      } catch (ClosedChannelException over) {
        return;
      } catch (IOException failed) {
        // An answer to a program that has ended can cause an error on the next receive.
        LOG.debug("a datagram was lost", failed);
      }
    }
  }

  private void answer(DiscoverySocket socket, InetSocketAddress from, byte[] bytes)
      throws IOException {
    Datagram datagram;
    try {
      datagram = Codec.datagram(bytes);
    } catch (BadMessage notOurs) {
      LOG.debug("{} is no question, from {}", notOurs.fault(), from);
      return;
    }
    switch (datagram) {
      case Datagram.Question(long nonce) -> {
        if (guests.includes(from.getAddress()) && due(from.getAddress(), nonce)) {
          socket.answer(Codec.bytes(answer(nonce)), from);
        }
      }
      case Datagram.Answer another -> {}
    }
  }

  private synchronized boolean due(InetAddress from, long nonce) {
    return answers.due(from, nonce, nanos.getAsLong());
  }

  private Datagram.Answer answer(long nonce) {
    return new Datagram.Answer(
        nonce, host, Protocol.VERSION, Protocol.VERSION, tcpPort, tables.get(), 0);
  }

  /** Stops answering. The port is free once its threads have noticed. */
  @Override
  public void close() {
    closed = true;
    rounds.shutdownNow();
    sockets.forEach(DiscoverySocket::close);
    try {
      for (Thread listener : listeners) {
        if (!listener.join(TIME_TO_CLOSE)) {
          LOG.warn("{} did not end in time", listener.getName());
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
