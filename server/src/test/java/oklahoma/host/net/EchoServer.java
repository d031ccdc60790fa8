package oklahoma.host.net;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.protobuf.ProtobufVarint32FrameDecoder;
import io.netty.handler.timeout.IdleStateHandler;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

/**
 * What the host's pipeline can do at most: a process with the same TLS, frames and messages, and
 * nothing behind them but an answer to each ping.
 */
public final class EchoServer {
  private EchoServer() {}

  /** Listens on a free port of this machine until it is ended. */
  public static void main(String[] args) throws InterruptedException {
    Tls tls = new Tls(Identity.fresh(), Duration.ofMinutes(1));
    Channel door =
        new ServerBootstrap()
            .group(new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory()))
            .channel(NioServerSocketChannel.class)
            .childHandler(new Line(tls))
            .bind(InetAddress.getLoopbackAddress(), 0)
            .sync()
            .channel();
    int port = ((InetSocketAddress) door.localAddress()).getPort();
    System.out.println("Listening on port " + port);
    door.closeFuture().sync();
  }

  private static final class Line extends ChannelInitializer<Channel> {
    private final Tls tls;

    Line(Tls tls) {
      this.tls = tls;
    }

    @Override
    protected void initChannel(Channel channel) {
      ChannelPipeline pipeline = channel.pipeline();
      pipeline.addLast(
          new SlowReader(Limits.USUAL.backlog().bytes(), Limits.USUAL.backlog().unread()));
      RecordLimit records = new RecordLimit(Limits.USUAL.messages(1_000_000));
      records.greeted(channel.eventLoop().ticker().nanoTime()); // nobody says hello to an echo
      pipeline.addLast(new PlaintextRejecter(), RecordLimit.records(), records);
      pipeline.addLast(tls.handler(channel.alloc()), records.behindTls());
      pipeline.addLast(new ProtobufVarint32FrameDecoder(Codec.LONGEST_TO_HOST));
      pipeline.addLast(new IdleStateHandler(1, 0, 0, TimeUnit.HOURS));
      pipeline.addLast(new IdleWatch(Duration.ofHours(1)));
      pipeline.addLast(new MessageDecoder());
      pipeline.addLast(new MessageEncoder());
      pipeline.addLast(new Echo());
      pipeline.addLast(new ErrorHandler());
    }
  }

  private static final class Echo extends SimpleChannelInboundHandler<ToHost> {
    @Override
    protected void channelRead0(ChannelHandlerContext context, ToHost message) {
      if (message instanceof ToHost.Ping(long stamp)) {
        var _ = context.writeAndFlush(new FromHost.Pong(stamp), context.voidPromise());
      }
    }
  }
}
