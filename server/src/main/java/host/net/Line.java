package host.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.group.ChannelGroup;
import io.netty.handler.codec.protobuf.ProtobufVarint32FrameDecoder;
import io.netty.handler.codec.protobuf.ProtobufVarint32LengthFieldPrepender;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import protocol.Codec;

/**
 * Fits out a new connection; the same over the network and inside the program, but for the secrecy
 * and the silence.
 */
final class Line extends ChannelInitializer<Channel> {
  private static final int MOST_AT_ONCE = 64;

  private final Sessions sessions;
  private final Limits limits;
  private final Crowd crowd;
  private final Optional<Tls> tls;
  private final ChannelGroup guests;

  /**
   * @param tls over the network; nothing inside the program
   */
  Line(Sessions sessions, Limits limits, Optional<Tls> tls, ChannelGroup guests) {
    this.sessions = sessions;
    this.limits = limits;
    this.tls = tls;
    this.guests = guests;
    crowd = new Crowd(limits.connections(), limits.perAddress());
  }

  @Override
  protected void initChannel(Channel channel) {
    if (!crowd.admit(channel)) {
      var _ = channel.close();
      return;
    }
    guests.add(channel);
    boolean network = tls.isPresent();
    long silence = network ? limits.silence().toMillis() : 0;
    Duration quiet = network ? limits.quiet() : Duration.ZERO;
    ChannelPipeline pipeline = channel.pipeline();
    pipeline.addLast(new SlowReader(limits.unread(), limits.unwritable()));
    tls.ifPresent(secret ->
        pipeline.addLast(
            new FirstByte(),
            secret.handler(channel.alloc()),
            // What waits for the loop goes out in one record of TLS and one write.
            new FlushConsolidationHandler(MOST_AT_ONCE, true)));
    pipeline.addLast(new ProtobufVarint32FrameDecoder(Codec.LONGEST_TO_HOST));
    pipeline.addLast(new ProtobufVarint32LengthFieldPrepender());
    // After the frame decoder, so that a byte now and then does not count as a sign of life.
    pipeline.addLast(new IdleStateHandler(silence, 0, 0, TimeUnit.MILLISECONDS));
    pipeline.addLast(new Pulse(quiet));
    pipeline.addLast(new MessageDecoder());
    pipeline.addLast(new MessageEncoder());
    pipeline.addLast(new HelloGate(sessions, limits, tls.map(Tls::fingerprint)));
    pipeline.addLast(new LastResort());
  }
}
