package oklahoma.host.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes a connection at once if it does not begin with TLS. Netty would take some other input,
 * such as that of our own older guests, for an ancient version of TLS and wait for more.
 */
final class PlaintextRejecter extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(PlaintextRejecter.class);

  /** The type of a record that carries a handshake (RFC 8446, 5.1). */
  private static final int HANDSHAKE = 22;

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    ByteBuf bytes = (ByteBuf) message;
    if (bytes.getUnsignedByte(bytes.readerIndex()) == HANDSHAKE) {
      context.fireChannelRead(message);
      context.pipeline().remove(this);
    } else {
      bytes.release();
      LOG.info("{} speaks in the open; closed", context.channel().remoteAddress());
      var _ = context.close();
    }
  }
}
