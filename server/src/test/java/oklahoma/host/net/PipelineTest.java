package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.local.LocalServerChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.netty.util.concurrent.Ticker;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import oklahoma.bot.Bots;
import oklahoma.host.identity.Identity;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.Table;
import oklahoma.host.table.TableServices;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.ManualTiming;
import oklahoma.host.testing.TestSetups;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;

/** Which handlers a connection has, in the order of what comes in, before and after its hello. */
class PipelineTest {
  private static final List<String> TLS_HANDLERS =
      List.of("record-decoder", "record-limit", "tls", "deciphered-records");

  private static final List<String> CODECS =
      List.of("frame-decoder", "message-decoder", "message-encoder");

  private final ManualTiming timing = new ManualTiming();
  private final ChannelGroup guests = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);

  @Test
  void overTheNetwork() throws Exception {
    EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    try (Tls tls = new Tls(Identity.fresh(), Limits.USUAL.patience().handshake())) {
      reads(
          loop,
          NioServerSocketChannel.class,
          new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
          Optional.of(tls),
          TLS_HANDLERS);
    } finally {
      end(loop);
    }
  }

  @Test
  void insideTheProgram() throws Exception {
    EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, LocalIoHandler.newFactory());
    try {
      reads(loop, LocalServerChannel.class, LocalAddress.ANY, Optional.empty(), List.of());
    } finally {
      end(loop);
    }
  }

  private void reads(
      EventLoopGroup loop,
      Class<? extends ServerChannel> kind,
      SocketAddress address,
      Optional<Tls> tls,
      List<String> secrecy) {
    Table table =
        Table.open(
            1,
            TestSetups.of(TestSetups.patient(2), 2),
            Regulars.NONE,
            new TableServices(
                new MemoryJournal(),
                Dealing.of(OptionalLong.of(1)),
                Bots::of,
                Runnable::run,
                timing,
                new LoginThrottle(timing)));
    try (Loops loops = new Loops()) {
      Channel door =
          new ServerBootstrap()
              .group(loop)
              .channel(kind)
              .childHandler(
                  new ConnectionInitializer(
                      leadingTo(table),
                      Limits.USUAL,
                      new ConnectionLimiter(1, 1, Ticker.systemTicker()),
                      tls,
                      guests))
              .bind(address)
              .syncUninterruptibly()
              .channel();
      HeadlessGuest guest = HeadlessGuest.connect(loops, door.localAddress());
      Waiting.until(() -> guest.secret() == tls.isPresent() && !guests.isEmpty());
      awaitHandlers(secrecy, "hello-gate");
      guest.send(new ToHost.Hello(new Name("North"), 1, new ConnectionPurpose.Sit()));
      awaitHandlers(secrecy, "silence", "idle-watch", "rate-limit", "session");
      table.close(ByeReason.TABLE_CLOSED);
      Waiting.until(() -> !guest.received(FromHost.Bye.class).isEmpty());
      guest.close();
      Waiting.until(guests::isEmpty);
    }
  }

  private void awaitHandlers(List<String> secrecy, String... session) {
    List<String> expected =
        Stream.of(
                List.of("slow-reader"), secrecy, CODECS, List.of(session), List.of("error-handler"))
            .flatMap(List::stream)
            .toList();
    await().untilAsserted(() -> assertThat(handlers()).isEqualTo(expected));
  }

  private List<String> handlers() {
    return guests.stream().findFirst().orElseThrow().pipeline().toMap().keySet().stream().toList();
  }

  private static TableDirectory leadingTo(Table table) {
    return new TableDirectory() {
      @Override
      public Optional<Table> table(ToHost.Hello hello) {
        return Optional.of(table);
      }

      @Override
      public boolean stopping() {
        return false;
      }

      @Override
      public List<TableLabel> tables(Optional<GuestMark> mark) {
        return List.of(table.label());
      }
    };
  }

  /** A guest inside the program ends its side on its own loop, and then asks this one. */
  private static void end(EventLoopGroup loop) {
    loop.shutdownGracefully(200, 5_000, TimeUnit.MILLISECONDS).syncUninterruptibly();
  }
}
