package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.handler.codec.protobuf.ProtobufVarint32FrameDecoder;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.netty.util.concurrent.Ticker;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.host.testing.Framed;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;

/**
 * Whatever bytes come, in whatever pieces: the line of a newcomer answers with messages or closes,
 * and nothing in it is a mistake of the host.
 */
class FramesFuzzTest {
  private static final Logger LOG = (Logger) LoggerFactory.getLogger("oklahoma.host.net");
  private static final ListAppender<ILoggingEvent> MISTAKES = new ListAppender<>();

  @BeforeAll
  static void listen() {
    MISTAKES.start();
    LOG.setLevel(Level.ERROR);
    LOG.addAppender(MISTAKES);
  }

  @AfterAll
  static void listenNoMore() {
    LOG.detachAppender(MISTAKES);
    LOG.setLevel(null);
  }

  /**
   * A hello with each purpose, and one in pieces; the other bytes with which it starts are files.
   */
  static List<byte[]> frames() throws IOException {
    List<byte[]> frames = new ArrayList<>();
    for (ConnectionPurpose purpose :
        List.of(
            new ConnectionPurpose.Sit(),
            new ConnectionPurpose.Return(new SeatKey(new byte[SeatKey.BYTES])),
            new ConnectionPurpose.Watch(),
            new ConnectionPurpose.ListTables())) {
      frames.add(hello(purpose, 0xff));
    }
    frames.add(hello(new ConnectionPurpose.ListTables(), 2));
    return frames;
  }

  private static byte[] hello(ConnectionPurpose purpose, int pieces) throws IOException {
    byte[] frame = Framed.bytes(List.of(new ToHost.Hello(new Name("Eve"), 7, purpose)));
    return ByteBuffer.allocate(1 + frame.length).put((byte) pieces).put(frame).array();
  }

  /** The first byte says how long the pieces are. */
  @FuzzTest
  @MethodSource
  void frames(byte[] bytes) {
    ChannelGroup guests = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
    EmbeddedChannel line =
        new EmbeddedChannel(
            new ConnectionInitializer(
                new NoTables(),
                Limits.USUAL,
                new ConnectionLimiter(1, 1, Ticker.systemTicker()),
                Optional.empty(),
                guests));
    int piece = bytes.length == 0 ? 1 : 1 + Byte.toUnsignedInt(bytes[0]);
    for (int at = 1; at < bytes.length && line.isOpen(); at += piece) {
      int length = Math.min(piece, bytes.length - at);
      line.writeInbound(Unpooled.copiedBuffer(bytes, at, length));
      line.runPendingTasks();
    }
    line.finish();
    assertThat(line.<Object>readInbound()).isNull();
    assertAnswers(line);
    assertThat(MISTAKES.list).isEmpty();
  }

  private static void assertAnswers(EmbeddedChannel line) {
    EmbeddedChannel guest =
        new EmbeddedChannel(new ProtobufVarint32FrameDecoder(Codec.LONGEST_FROM_HOST));
    while (line.readOutbound() instanceof ByteBuf written) {
      guest.writeInbound(written);
    }
    while (guest.readInbound() instanceof ByteBuf frame) {
      byte[] message = new byte[frame.readableBytes()];
      frame.readBytes(message);
      frame.release();
      assertThat(Codec.fromHost(message)).isNotNull();
    }
    assertThat(guest.finishAndReleaseAll()).isFalse();
  }
}
