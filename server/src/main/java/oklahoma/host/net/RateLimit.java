package oklahoma.host.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;
import oklahoma.protocol.messages.ByeReason;

/**
 * Disconnects a guest who sends more messages than a token bucket allows. The message too many has
 * no effect.
 */
final class RateLimit extends ChannelInboundHandlerAdapter {
  private final TokenBucket messages;

  /**
   * @param messages the bucket, full at the start
   */
  RateLimit(TokenBucket messages) {
    this.messages = messages;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (messages.spend(context.executor().ticker().nanoTime())) {
      context.fireChannelRead(message);
    } else {
      ReferenceCountUtil.release(message);
      Disconnect.bye(context.channel(), ByeReason.TOO_MANY_MESSAGES);
    }
  }
}
