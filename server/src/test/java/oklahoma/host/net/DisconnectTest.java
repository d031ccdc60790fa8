package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.local.LocalServerChannel;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import oklahoma.host.testing.Loops;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** A goodbye ends the connection, whether the guest receives it or not. */
class DisconnectTest {
  private static final Logger LOG = (Logger) LoggerFactory.getLogger(LocalChannel.class);

  @Test
  void aClientThatDoesNotReadTheGoodbyeHoldsTheConnectionForOnlyAFewSeconds() {
    EmbeddedChannel deaf = new EmbeddedChannel(new NothingGoesOut());
    deaf.freezeTime();
    Disconnect.bye(deaf, ByeReason.TOO_MANY_MESSAGES);
    deaf.advanceTimeBy(Disconnect.PATIENCE_MS - 1, TimeUnit.MILLISECONDS);
    deaf.runScheduledPendingTasks();
    assertThat(deaf.isOpen()).isTrue();
    deaf.advanceTimeBy(1, TimeUnit.MILLISECONDS);
    deaf.runScheduledPendingTasks();
    assertThat(deaf.isOpen()).isFalse();
  }

  @Test
  void aGuestWhoReadsTheGoodbyeIsDisconnectedAtOnce() {
    EmbeddedChannel guest = new EmbeddedChannel();
    Disconnect.bye(guest, ByeReason.LEFT);
    guest.runPendingTasks();
    assertThat(guest.<Object>readOutbound()).isNotNull();
    assertThat(guest.isOpen()).isFalse();
  }

  /** What is still to be done at the other end would be refused there. */
  @Test
  void theOtherEndMayStopAsSoonAsALineInsideTheProgramIsClosed() throws InterruptedException {
    ListAppender<ILoggingEvent> lines = new ListAppender<>();
    lines.start();
    LOG.addAppender(lines);
    EventLoopGroup here = loop();
    EventLoopGroup there = loop();
    try {
      Channel line = lineInside(here, there);
      line.closeFuture()
          .addListener(
              closed -> there.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly());
      CountDownLatch sent = new CountDownLatch(1);
      var _ = here.submit(() -> sent.await(1, TimeUnit.MINUTES));
      Disconnect.bye(line, ByeReason.LEFT); // as by a table, whose thread is another one
      sent.countDown();
      line.closeFuture().syncUninterruptibly();
    } finally {
      here.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
      LOG.detachAppender(lines);
    }
    assertThat(lines.list).isEmpty();
  }

  /** What it says then finds the guest's end closed, and asks the guest's loop all the same. */
  @Test
  void aGuestInsideTheProgramMayLeaveBeforeTheHostHasSpoken() throws InterruptedException {
    ListAppender<ILoggingEvent> lines = new ListAppender<>();
    lines.start();
    LOG.addAppender(lines);
    EventLoopGroup here = loop();
    Loops guests = new Loops();
    try {
      Channel line =
          lineInside(
              here,
              door -> guests.connect(door.localAddress(), new ChannelInboundHandlerAdapter()));
      CountDownLatch gone = new CountDownLatch(1);
      var _ = here.submit(() -> gone.await(1, TimeUnit.MINUTES));
      ChannelGuest guest = new ChannelGuest(line, Optional.empty(), () -> {});
      guest.send(new FromHost.Asleep());
      guest.flush();
      guests.close();
      gone.countDown();
      line.closeFuture().syncUninterruptibly();
    } finally {
      here.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
      LOG.detachAppender(lines);
    }
    assertThat(lines.list).isEmpty();
  }

  private static Channel lineInside(EventLoopGroup here, EventLoopGroup there)
      throws InterruptedException {
    return lineInside(
        here,
        door ->
            new Bootstrap()
                .group(there)
                .channel(LocalChannel.class)
                .handler(new ChannelInboundHandlerAdapter())
                .connect(door.localAddress())
                .syncUninterruptibly());
  }

  private static Channel lineInside(EventLoopGroup here, Consumer<Channel> guest)
      throws InterruptedException {
    BlockingQueue<Channel> came = new LinkedBlockingQueue<>();
    Channel door =
        new ServerBootstrap()
            .group(here)
            .channel(LocalServerChannel.class)
            .childHandler(
                new ChannelInboundHandlerAdapter() {
                  @Override
                  public void channelActive(ChannelHandlerContext context) {
                    came.add(context.channel());
                  }
                })
            .bind(LocalAddress.ANY)
            .syncUninterruptibly()
            .channel();
    guest.accept(door);
    return came.take();
  }

  private static EventLoopGroup loop() {
    return new MultiThreadIoEventLoopGroup(1, LocalIoHandler.newFactory());
  }

  /** The other end takes nothing. */
  private static final class NothingGoesOut extends ChannelOutboundHandlerAdapter {
    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {}
  }
}
