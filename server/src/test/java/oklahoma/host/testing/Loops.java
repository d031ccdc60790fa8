package oklahoma.host.testing;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.net.SocketAddress;
import java.util.concurrent.TimeUnit;

/** The guests' side of both transports. */
public final class Loops implements AutoCloseable {
  /** A host that does not know yet that an in-process guest is gone asks its loop. */
  private static final int QUIET_SECONDS = 1;

  private final EventLoopGroup inside =
      new MultiThreadIoEventLoopGroup(
          1, new DefaultThreadFactory("guests", true), LocalIoHandler.newFactory());
  private final EventLoopGroup network =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final ChannelGroup lines = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);

  public Channel connect(SocketAddress address, ChannelHandler handler) {
    return connecting(address, handler).syncUninterruptibly().channel();
  }

  /** Does not wait until somebody answers there. */
  public ChannelFuture connecting(SocketAddress address, ChannelHandler handler) {
    boolean local = address instanceof LocalAddress;
    ChannelFuture connecting =
        new Bootstrap()
            .group(local ? inside : network)
            .channel(local ? LocalChannel.class : NioSocketChannel.class)
            .handler(handler)
            .connect(address);
    lines.add(connecting.channel());
    return connecting;
  }

  /** Every line is closed when this returns; the loop for those inside the program ends later. */
  @Override
  public void close() {
    lines.close().syncUninterruptibly();
    var _ = inside.shutdownGracefully(QUIET_SECONDS, 5, TimeUnit.SECONDS);
    network.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
