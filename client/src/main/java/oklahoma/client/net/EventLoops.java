package oklahoma.client.net;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.SocketAddress;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The event loops of a program's connections: one for the network and one for in-process hosts,
 * since each of Netty's loops serves one kind of channel. They start with the first connection and
 * end shortly after {@link #close}.
 */
public final class EventLoops implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(EventLoops.class);
  private static final int CONNECT_MS = 5_000;

  /**
   * How long a loop still runs after {@link #close}: the other end of an in-process connection runs
   * its last tasks on this loop.
   */
  private static final int QUIET_MS = 1_000;

  /** The beginning of the threads' names. */
  static final String THREADS = "link";

  private final EventLoopGroup network = loop(NioIoHandler.newFactory());
  private final EventLoopGroup inside = loop(LocalIoHandler.newFactory());

  /** Event loops without a thread yet. */
  public EventLoops() {}

  /** Netty's settings for a connection to this address. */
  Bootstrap to(SocketAddress address) {
    boolean here = address instanceof LocalAddress;
    return new Bootstrap()
        .group(here ? inside : network)
        .channel(here ? LocalChannel.class : NioSocketChannel.class)
        .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, CONNECT_MS);
  }

  /** Closes all connections without waiting for that. No new one can be opened. */
  @Override
  public void close() {
    end(network);
    end(inside);
  }

  private static EventLoopGroup loop(IoHandlerFactory io) {
    return new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory(THREADS, true), io);
  }

  private static void end(EventLoopGroup loop) {
    loop.shutdownGracefully(QUIET_MS, CONNECT_MS, TimeUnit.MILLISECONDS)
        .addListener(ended -> LOG.debug("a loop of lines has ended: {}", ended.isSuccess()));
  }
}
