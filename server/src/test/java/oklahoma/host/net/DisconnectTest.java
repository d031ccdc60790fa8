package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.concurrent.TimeUnit;
import oklahoma.protocol.messages.Farewell;
import org.junit.jupiter.api.Test;

/** A goodbye ends the line, whether it is heard or not. */
class DisconnectTest {

  @Test
  void whoDoesNotReadTheGoodbyeHoldsTheLineForAFewSecondsOnly() {
    EmbeddedChannel deaf = new EmbeddedChannel(new NothingGoesOut());
    deaf.freezeTime();
    Disconnect.bye(deaf, Farewell.TOO_MANY_MESSAGES);
    deaf.advanceTimeBy(Disconnect.PATIENCE_MS - 1, TimeUnit.MILLISECONDS);
    deaf.runScheduledPendingTasks();
    assertThat(deaf.isOpen()).isTrue();
    deaf.advanceTimeBy(1, TimeUnit.MILLISECONDS);
    deaf.runScheduledPendingTasks();
    assertThat(deaf.isOpen()).isFalse();
  }

  @Test
  void whoReadsItIsRidOfTheLineAtOnce() {
    EmbeddedChannel guest = new EmbeddedChannel();
    Disconnect.bye(guest, Farewell.LEFT);
    assertThat(guest.<Object>readOutbound()).isNotNull();
    assertThat(guest.isOpen()).isFalse();
  }

  /** The other end takes nothing. */
  private static final class NothingGoesOut extends ChannelOutboundHandlerAdapter {
    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {}
  }
}
