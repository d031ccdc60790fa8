package oklahoma.host.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Reports when nothing has been received for a short while, and when something is received again.
 */
final class IdleWatch extends IdleStateHandler {

  /** The events of the watch. */
  enum Beat {
    /** Nothing has been received for a short while. */
    MISSED,
    /** Something has been received again. */
    BACK
  }

  private boolean missed;

  /**
   * @param patience the time without input after which it reports; zero for never
   */
  IdleWatch(Duration patience) {
    super(patience.toMillis(), 0, 0, TimeUnit.MILLISECONDS);
  }

  @Override
  protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) {
    if (!missed) {
      missed = true;
      context.fireUserEventTriggered(Beat.MISSED);
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    if (missed) {
      missed = false;
      context.fireUserEventTriggered(Beat.BACK);
    }
    super.channelRead(context, message);
  }
}
