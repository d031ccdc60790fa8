package oklahoma.host.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.timeout.IdleStateEvent;
import java.io.IOException;
import javax.net.ssl.SSLException;
import oklahoma.protocol.messages.ByeReason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes a connection if its TLS handshake failed, it was silent for too long, or it sent an
 * invalid frame.
 */
final class ErrorHandler extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(ErrorHandler.class);

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof IdleStateEvent) {
      Disconnect.bye(context.channel(), ByeReason.SILENT);
    } else {
      context.fireUserEventTriggered(event);
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (cause instanceof SSLException || cause.getCause() instanceof SSLException) {
      LOG.info("{} is not secret: {}", context.channel().remoteAddress(), cause.toString());
      var _ = context.close();
      return;
    }
    if (cause instanceof DecoderException) {
      LOG.info("{} broke the frames: {}", context.channel().remoteAddress(), cause.toString());
      Disconnect.bye(context.channel(), ByeReason.BAD_MESSAGE);
      return;
    }
    if (!(cause instanceof IOException)) {
      LOG.error("{} closed by a mistake of the host", context.channel().remoteAddress(), cause);
    }
    var _ = context.close();
  }
}
