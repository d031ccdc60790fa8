package oklahoma.host.net;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageEncoder;
import java.util.List;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.FromHost;

/** Turns messages into frames, each preceded by its length. */
@ChannelHandler.Sharable
final class MessageEncoder extends MessageToMessageEncoder<FromHost> {

  MessageEncoder() {
    super(FromHost.class);
  }

  @Override
  protected void encode(ChannelHandlerContext context, FromHost message, List<Object> out) {
    out.add(Unpooled.wrappedBuffer(Codec.delimited(message)));
  }
}
