package oklahoma.client.net;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageCodec;
import java.util.List;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

/** Converts messages to frames and back. */
final class Frames extends MessageToMessageCodec<ByteBuf, ToHost> {

  @Override
  protected void encode(ChannelHandlerContext context, ToHost message, List<Object> out) {
    out.add(Unpooled.wrappedBuffer(Codec.bytes(message)));
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf frame, List<Object> out) {
    FromHost message = Codec.fromHost(ByteBufUtil.getBytes(frame));
    out.add(message);
  }
}
