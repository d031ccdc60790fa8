package oklahoma.host.testing;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.net.SocketAddress;
import java.util.concurrent.TimeUnit;

/** The guests' side of both transports. */
public final class Loops implements AutoCloseable {
  private final EventLoopGroup inside =
      new MultiThreadIoEventLoopGroup(1, LocalIoHandler.newFactory());
  private final EventLoopGroup network =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());

  public Channel connect(SocketAddress address, ChannelHandler handler) {
    return connecting(address, handler).syncUninterruptibly().channel();
  }

  /** Does not wait until somebody answers there. */
  public ChannelFuture connecting(SocketAddress address, ChannelHandler handler) {
    boolean local = address instanceof LocalAddress;
    return new Bootstrap()
        .group(local ? inside : network)
        .channel(local ? LocalChannel.class : NioSocketChannel.class)
        .handler(handler)
        .connect(address);
  }

  @Override
  public void close() {
    inside.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
    network.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
