package host.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.timeout.IdleStateEvent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.Farewell;

/** Ends a connection that was silent for too long or broke the frames. */
final class LastResort extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(LastResort.class);

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof IdleStateEvent) {
      Leave.bye(context.channel(), Farewell.SILENT);
    } else {
      context.fireUserEventTriggered(event);
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    LOG.info("{}: {}", context.channel().remoteAddress(), cause.toString());
    if (cause instanceof DecoderException) {
      Leave.bye(context.channel(), Farewell.BAD_MESSAGE);
    } else {
      var _ = context.close();
    }
  }
}
