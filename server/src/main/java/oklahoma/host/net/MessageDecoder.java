package oklahoma.host.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageDecoder;
import java.util.List;
import oklahoma.protocol.codec.BadMessage;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.ByeReason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns frames into messages. A connection that sends anything invalid is closed with the reason.
 */
final class MessageDecoder extends MessageToMessageDecoder<ByteBuf> {
  private static final Logger LOG = LoggerFactory.getLogger(MessageDecoder.class);

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf frame, List<Object> out) {
    if (Disconnect.leaving(context.channel())) {
      return;
    }
    try {
      out.add(Codec.toHost(ByteBufUtil.getBytes(frame)));
    } catch (BadMessage bad) {
      LOG.info("{} sent a bad message: {}", context.channel().remoteAddress(), bad.fault());
      boolean version = bad.fault() == BadMessage.Fault.OTHER_VERSION;
      Disconnect.bye(context.channel(), version ? ByeReason.OTHER_VERSION : ByeReason.BAD_MESSAGE);
    }
  }
}
