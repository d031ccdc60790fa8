package oklahoma.host.net;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.local.LocalServerChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.netty.util.concurrent.Ticker;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketAddress;
import java.net.SocketException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.messages.ByeReason;

/** The listeners: always one in-process, and one for the network on request. */
public final class Listeners implements AutoCloseable {
  private static final WriteBufferWaterMark WATER_MARKS =
      new WriteBufferWaterMark(32 * 1024, 64 * 1024);
  private static final int MOST_SECONDS_TO_CLOSE = 5;

  /**
   * How long the loop still runs: an in-process guest closes its end on its own loop and then calls
   * this one.
   */
  private static final int QUIET_MILLIS = 500;

  private static final InetAddress EVERYBODY = InetAddress.ofLiteral("255.255.255.255");

  private final TableDirectory tables;
  private final Limits limits;
  private final ChannelGroup listeners = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
  private final ChannelGroup guests = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
  private final ConnectionLimiter limiter;
  private final EventLoopGroup inside = loop("host-inside", LocalIoHandler.newFactory());
  private Optional<Network> network = Optional.empty();

  /** What all network listeners share; created with the first of them. */
  private record Network(EventLoopGroup loop, Tls tls) {}

  /** Prepares listeners; none is open yet. */
  public Listeners(TableDirectory tables, Limits limits) {
    this.tables = tables;
    this.limits = limits;
    limiter =
        new ConnectionLimiter(
            limits.places().inAll(), limits.places().perAddress(), Ticker.systemTicker());
  }

  /** Opens the in-process listener. */
  public LocalAddress openInside() {
    ConnectionInitializer line =
        new ConnectionInitializer(tables, limits, limiter, Optional.empty(), guests);
    Channel channel = open(inside, LocalServerChannel.class, line, LocalAddress.ANY);
    return (LocalAddress) channel.localAddress();
  }

  /**
   * Opens a network listener.
   *
   * @param identity the identity by which guests recognize the host
   * @param address where to listen; port 0 for any that is free
   * @return where it listens
   * @throws CannotListen if that is impossible; the other listeners stay open
   */
  public InetSocketAddress open(Identity identity, InetSocketAddress address) {
    Network shared = network(identity);
    try {
      if (!here(address.getAddress()) && leadsToMany(address.getAddress())) {
        throw new SocketException("nobody can come to an address of many machines");
      }
      ConnectionInitializer line =
          new ConnectionInitializer(tables, limits, limiter, Optional.of(shared.tls()), guests);
      Channel channel = open(shared.loop(), NioServerSocketChannel.class, line, address);
      return (InetSocketAddress) channel.localAddress();
    } catch (RuntimeException mistake) {
      throw mistake;
    } catch (
        Exception
            refused) { // a future throws the system's exception, even an undeclared checked one
      throw CannotListen.because(address, here(address.getAddress()), refused);
    }
  }

  private synchronized Network network(Identity identity) {
    Network made =
        network.orElseGet(() ->
            new Network(
                loop("host-network", NioIoHandler.newFactory()),
                new Tls(identity, limits.patience().handshake())));
    network = Optional.of(made);
    return made;
  }

  /**
   * Whether an address is a multicast or broadcast address. Some systems let a host listen there,
   * but no guest can reach it.
   */
  private static boolean leadsToMany(InetAddress address) throws SocketException {
    return address.isMulticastAddress()
        || address.equals(EVERYBODY)
        || NetworkInterface.networkInterfaces()
            .flatMap(each -> each.getInterfaceAddresses().stream())
            .anyMatch(own -> address.equals(own.getBroadcast()));
  }

  /** Whether an address is one of this machine's, or the wildcard address. */
  private static boolean here(InetAddress address) {
    try {
      return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
    } catch (SocketException unknown) {
      return true;
    }
  }

  /** Accepts no further connections; existing ones stay open. */
  public void shut() {
    listeners.close().awaitUninterruptibly(MOST_SECONDS_TO_CLOSE, TimeUnit.SECONDS);
  }

  /**
   * Tells all guests who do not know it yet that the host stops, and closes every connection: when
   * the guest has closed its end, or by force after some time. The loops end soon afterwards. Must
   * not be called on an event loop.
   */
  @Override
  public void close() {
    shut();
    for (Channel guest : guests) {
      Disconnect.bye(guest, ByeReason.HOST_STOPS);
    }
    guests.newCloseFuture().awaitUninterruptibly(Disconnect.LINGER_MS, TimeUnit.MILLISECONDS);
    guests.close().awaitUninterruptibly(MOST_SECONDS_TO_CLOSE, TimeUnit.SECONDS);
    end(inside);
    used()
        .ifPresent(shared -> {
          end(shared.loop());
          shared.tls().close();
        });
  }

  private synchronized Optional<Network> used() {
    return network;
  }

  private static void end(EventLoopGroup loop) {
    var _ =
        loop.shutdownGracefully(QUIET_MILLIS, MOST_SECONDS_TO_CLOSE * 1_000, TimeUnit.MILLISECONDS);
  }

  private static EventLoopGroup loop(String name, IoHandlerFactory handlers) {
    return new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory(name, true), handlers);
  }

  private Channel open(
      EventLoopGroup loop,
      Class<? extends ServerChannel> kind,
      ConnectionInitializer line,
      SocketAddress address) {
    Channel channel =
        new ServerBootstrap()
            .group(loop)
            .channel(kind)
            .childOption(ChannelOption.WRITE_BUFFER_WATER_MARK, WATER_MARKS)
            .childHandler(line)
            .bind(address)
            .syncUninterruptibly()
            .channel();
    listeners.add(channel);
    return channel;
  }
}
