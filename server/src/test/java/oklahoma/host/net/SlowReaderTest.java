package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.DuplexChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Who is being said goodbye to is no slow reader, whatever else was to be said to it. */
class SlowReaderTest {
  private static final long LONG = 20;

  @Test
  void messagesAfterTheGoodbyeDoNotCloseTheConnectionUnderIt() throws Exception {
    EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    CompletableFuture<Channel> line = new CompletableFuture<>();
    try {
      Channel host =
          new ServerBootstrap()
              .group(loop)
              .channel(NioServerSocketChannel.class)
              .childHandler(
                  new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel fresh) {
                      fresh.pipeline().addLast(new SlowReader(1 << 20, Duration.ofMinutes(1)));
                      line.complete(fresh);
                    }
                  })
              .bind(InetAddress.getLoopbackAddress(), 0)
              .sync()
              .channel();
      InetSocketAddress address = (InetSocketAddress) host.localAddress();
      try (Socket guest = new Socket(address.getAddress(), address.getPort())) {
        Channel talking = line.get(LONG, TimeUnit.SECONDS);
        assertThat(((DuplexChannel) talking).shutdownOutput().await(LONG, TimeUnit.SECONDS))
            .isTrue();
        var late = talking.writeAndFlush(Unpooled.wrappedBuffer(new byte[] {1}));
        assertThat(late.await(LONG, TimeUnit.SECONDS)).isTrue();
        assertThat(late.isSuccess()).isFalse();
        talking.eventLoop().submit(() -> {}).await(LONG, TimeUnit.SECONDS);
        assertThat(talking.isOpen()).isTrue();
        assertThat(guest.getInputStream().read()).as("the end of what is said").isEqualTo(-1);
      }
      assertThat(line.get().closeFuture().await(LONG, TimeUnit.SECONDS)).isTrue();
    } finally {
      loop.shutdownGracefully(0, LONG, TimeUnit.SECONDS).await(LONG, TimeUnit.SECONDS);
    }
  }
}
