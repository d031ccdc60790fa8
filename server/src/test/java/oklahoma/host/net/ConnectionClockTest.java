package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.netty.util.concurrent.MockTicker;
import io.netty.util.concurrent.Ticker;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import oklahoma.host.identity.Identity;
import org.junit.jupiter.api.Test;

/** Which clock runs on a connection before the first message. */
class ConnectionClockTest {
  /**
   * A host that computes the handshakes of a crowd takes its time, in which a guest cannot say a
   * word. Only the clock of the handshake runs then.
   */
  @Test
  void nobodyIsSilentDuringTheHandshake() {
    Duration handshake = Limits.USUAL.patience().silence().multipliedBy(3);
    ChannelGroup guests = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
    try (Tls tls = new Tls(Identity.fresh(), handshake)) {
      MockTicker clock = Ticker.newMockTicker();
      EmbeddedChannel line = EmbeddedChannel.builder().register(false).ticker(clock).build();
      line.pipeline()
          .addLast(
              new ConnectionInitializer(
                  new NoTables(),
                  Limits.USUAL,
                  new ConnectionLimiter(1, 1, Ticker.systemTicker()),
                  Optional.of(tls),
                  guests));
      register(line);
      pass(clock, line, handshake.minusSeconds(1));
      assertThat(line.isOpen()).isTrue();
      assertThat(Disconnect.leaving(line)).isFalse();
      pass(clock, line, Duration.ofSeconds(2));
      assertThat(line.isOpen()).isFalse();
    }
  }

  private static void register(EmbeddedChannel line) {
    try {
      line.register();
    } catch (Exception impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static void pass(MockTicker clock, EmbeddedChannel line, Duration time) {
    clock.advance(time.toMillis(), TimeUnit.MILLISECONDS);
    line.runScheduledPendingTasks();
    line.checkException();
  }
}
