package host.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.concurrent.Ticker;
import java.util.concurrent.TimeUnit;
import protocol.Farewell;

/**
 * A bucket of tokens, one for each message, that fills again at a steady rate. Whoever finds it
 * empty is sent away before the message has any effect.
 */
final class RateLimit extends ChannelInboundHandlerAdapter {
  private final double burst;
  private final double perNano;
  private double tokens;
  private long filled;

  RateLimit(int burst, int perSecond) {
    this.burst = burst;
    this.perNano = perSecond / (double) TimeUnit.SECONDS.toNanos(1);
    this.tokens = burst;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    filled = ticker(context).nanoTime();
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (spent(ticker(context).nanoTime())) {
      context.fireChannelRead(message);
    } else {
      ReferenceCountUtil.release(message);
      Leave.bye(context.channel(), Farewell.TOO_MANY_MESSAGES);
    }
  }

  private boolean spent(long now) {
    tokens = Math.min(burst, tokens + (now - filled) * perNano);
    filled = now;
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }

  private static Ticker ticker(ChannelHandlerContext context) {
    return context.executor().ticker();
  }
}
