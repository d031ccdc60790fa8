package oklahoma.host.testing;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.local.LocalChannel;
import io.netty.handler.codec.protobuf.ProtobufVarint32FrameDecoder;
import io.netty.handler.codec.protobuf.ProtobufVarint32LengthFieldPrepender;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.io.IOException;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.Fingerprint;

/** A guest's end of a line: frames, made secret on a network, and what becomes of them. */
public final class GuestLine extends ChannelInitializer<Channel> {
  public static final String FRAMES = "frames";

  private final Receiver ear;

  /** The receiver of the frames. */
  public interface Receiver {
    /** A message has come whole. */
    void receive(byte[] frame);

    /** The line is secret now. */
    void secret(Fingerprint host);

    /** The line has broken; it is being closed. */
    void broken(Throwable cause);
  }

  public GuestLine(Receiver ear) {
    this.ear = ear;
  }

  @Override
  protected void initChannel(Channel fresh) {
    if (!(fresh instanceof LocalChannel)) {
      fresh.pipeline().addLast(GuestTls.handler(fresh.alloc()));
    }
    fresh.pipeline().addLast(FRAMES, new ProtobufVarint32FrameDecoder(Codec.LONGEST_FROM_HOST));
    fresh.pipeline().addLast(new ProtobufVarint32LengthFieldPrepender());
    fresh.pipeline().addLast(new Handler());
  }

  private final class Handler extends SimpleChannelInboundHandler<ByteBuf> {
    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
      ear.receive(ByteBufUtil.getBytes(frame));
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
      if (event instanceof SslHandshakeCompletionEvent handshake && handshake.isSuccess()) {
        ear.secret(GuestTls.fingerprint(context.channel()));
      }
      context.fireUserEventTriggered(event);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
      if (cause instanceof IOException) {
        return; // something was said to a host that is closing; its farewell is still to come
      }
      ear.broken(cause);
      var _ = context.close();
    }
  }
}
