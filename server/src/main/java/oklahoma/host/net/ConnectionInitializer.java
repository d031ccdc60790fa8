package oklahoma.host.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.group.ChannelGroup;
import io.netty.handler.codec.protobuf.ProtobufVarint32FrameDecoder;
import java.util.Optional;
import oklahoma.protocol.codec.Codec;

/** Sets up a new connection; network and in-process connections differ only in TLS. */
final class ConnectionInitializer extends ChannelInitializer<Channel> {
  private static final int MOST_IN_SYSTEM = 128 * 1024;

  private final TableDirectory tables;
  private final Limits limits;
  private final ConnectionLimiter limiter;
  private final Optional<Tls> tls;
  private final ChannelGroup guests;

  /**
   * @param limiter the one for all listeners of the host
   * @param tls the TLS settings of the network; empty in-process
   */
  ConnectionInitializer(
      TableDirectory tables,
      Limits limits,
      ConnectionLimiter limiter,
      Optional<Tls> tls,
      ChannelGroup guests) {
    this.tables = tables;
    this.limits = limits;
    this.limiter = limiter;
    this.tls = tls;
    this.guests = guests;
  }

  @Override
  protected void initChannel(Channel channel) {
    if (!limiter.admit(channel)) {
      var _ = channel.close();
      return;
    }
    guests.add(channel);
    ChannelPipeline pipeline = channel.pipeline();
    pipeline.addLast(
        HandlerNames.SLOW_READER,
        new SlowReader(limits.backlog().bytes(), limits.backlog().unread()));
    tls.ifPresent(secret -> {
      keepLittleUnread(channel);
      makeSecret(channel, secret);
    });
    pipeline.addLast(
        HandlerNames.FRAME_DECODER, new ProtobufVarint32FrameDecoder(Codec.LONGEST_TO_HOST));
    pipeline.addLast(HandlerNames.MESSAGE_DECODER, new MessageDecoder());
    pipeline.addLast(HandlerNames.MESSAGE_ENCODER, new MessageEncoder());
    pipeline.addLast(
        HandlerNames.HELLO_GATE, new HelloGate(tables, limits, limiter, tls.map(Tls::fingerprint)));
    pipeline.addLast(HandlerNames.ERROR_HANDLER, new ErrorHandler());
  }

  /**
   * Limits the system's send buffer, in which it would keep megabytes for a guest who does not
   * read.
   */
  private static void keepLittleUnread(Channel socket) {
    socket.config().setOption(ChannelOption.SO_SNDBUF, MOST_IN_SYSTEM);
  }

  private void makeSecret(Channel channel, Tls secret) {
    RecordLimit records = new RecordLimit(limits);
    channel
        .pipeline()
        .addLast(HandlerNames.PLAINTEXT_REJECTER, new PlaintextRejecter())
        .addLast(HandlerNames.RECORD_DECODER, RecordLimit.records())
        .addLast(HandlerNames.RECORD_LIMIT, records)
        .addLast(HandlerNames.TLS, secret.handler(channel.alloc()))
        .addLast(HandlerNames.DECIPHERED_RECORDS, records.behindTls());
  }
}
