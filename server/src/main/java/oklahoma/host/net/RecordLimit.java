package oklahoma.host.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.util.Optional;
import oklahoma.protocol.messages.Protocol;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Limits the TLS work that a network connection can cause. It comes before TLS, where the message
 * limit does not count, and gets one record at a time. A connection has a small budget of records
 * and bytes until its hello, and a rate limit of records after it. It may send only a few empty
 * records, since a key update is one and costs the host more than the guest. No record may be long,
 * since a hundred key updates fit into half a kilobyte. It drops the records of a guest that is
 * being disconnected.
 */
final class RecordLimit extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(RecordLimit.class);

  /** A handshake with a retry and a hello take some ten records and 4 KiB at most. */
  static final int RECORDS_BEFORE_HELLO = 32;

  static final int BYTES_BEFORE_HELLO = 8 * 1024;

  /**
   * How many records a guest may send for each allowed message; its program puts a message into
   * one.
   */
  private static final int RECORDS_EACH = 2;

  /**
   * An honest program updates its key after some hundred gigabytes, and sends one closing alert.
   */
  static final int MOST_BARREN = 8;

  /**
   * A key update takes 43 bytes with its padding, a closing alert 40; longer ones are an attack.
   */
  private static final int LONGEST_BARREN = 64;

  /** The offset of the length in a record, after type and version (RFC 8446, 5.1). */
  private static final int LENGTH_AT = 3;

  private static final int LENGTH_BYTES = 2;

  /**
   * The longest encrypted record: the content, its type and a tag (RFC 8446, 5.2), and the JDK's
   * padding.
   */
  private static final int LONGEST_SECRET =
      LENGTH_AT + LENGTH_BYTES + Protocol.LONGEST_RECORD + 1 + 16 + 16;

  private static final int LONGEST_RECORD = LENGTH_AT + LENGTH_BYTES + (1 << 14) + 256;

  private final Limits limits;
  private int records;
  private int bytes;
  private int barren;
  private boolean secret;
  private boolean spoke;
  private Optional<TokenBucket> afterHello = Optional.empty();

  RecordLimit(Limits limits) {
    this.limits = limits;
  }

  /** The handler in front, which splits the input into records. */
  static LengthFieldBasedFrameDecoder records() {
    return new LengthFieldBasedFrameDecoder(LONGEST_RECORD, LENGTH_AT, LENGTH_BYTES);
  }

  /** The handler after TLS, which sees the content of a record. */
  ChannelInboundHandlerAdapter behindTls() {
    return new Deciphered();
  }

  /** After the hello the rate limit applies. */
  void greeted(long now) {
    afterHello =
        Optional.of(
            new TokenBucket(
                RECORDS_EACH * limits.messages().burst(),
                RECORDS_EACH * limits.messages().perSecond(),
                now));
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    ByteBuf record = (ByteBuf) message;
    int size = record.readableBytes();
    boolean wasSecret = secret;
    if (wasSecret && Disconnect.leaving(context.channel())) {
      record.release();
    } else if (tooMuch(size, context.executor().ticker().nanoTime())) {
      record.release();
      close(context);
    } else {
      spoke = false;
      context.fireChannelRead(record);
      if (wasSecret && !spoke && (++barren > MOST_BARREN || size > LONGEST_BARREN)) {
        close(context);
      }
    }
  }

  private boolean tooMuch(int size, long now) {
    if (secret && size > LONGEST_SECRET) {
      return true;
    }
    if (afterHello.isPresent()) {
      return !afterHello.get().spend(now);
    }
    records++;
    bytes += size;
    return records > RECORDS_BEFORE_HELLO || bytes > BYTES_BEFORE_HELLO;
  }

  private static void close(ChannelHandlerContext context) {
    if (context.channel().isOpen()) {
      LOG.info("{} makes TLS work for nothing; closed", context.channel().remoteAddress());
      var _ = context.close();
    }
  }

  private final class Deciphered extends ChannelInboundHandlerAdapter {
    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
      if (event instanceof SslHandshakeCompletionEvent handshake && handshake.isSuccess()) {
        secret = true;
      }
      context.fireUserEventTriggered(event);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      spoke |= ((ByteBuf) message).isReadable();
      context.fireChannelRead(message);
    }
  }
}
