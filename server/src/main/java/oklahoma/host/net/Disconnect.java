package oklahoma.host.net;

import io.netty.channel.Channel;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.AttributeKey;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How a connection ends. */
final class Disconnect {
  private static final AttributeKey<Boolean> LEAVING =
      AttributeKey.valueOf(Disconnect.class, "leaving");

  private static final Logger LOG = LoggerFactory.getLogger(Disconnect.class);

  /** How long a guest may take to hang up after a goodbye. */
  static final long LINGER_MS = 1_000;

  /** How long the goodbye may wait behind what a guest does not read. */
  static final long PATIENCE_MS = 3_000;

  private Disconnect() {}

  /** Says why, then closes; what still comes in is thrown away unread. */
  static void bye(Channel channel, Farewell reason) {
    bye(channel, reason, OptionalLong.empty());
  }

  /** The same, and for how long nobody from there is asked for a password. */
  static void bye(Channel channel, Farewell reason, OptionalLong pauseMillis) {
    if (channel.attr(LEAVING).setIfAbsent(true) == null) {
      LOG.info("{} takes leave: {}", channel.remoteAddress(), reason);
      channel
          .writeAndFlush(new FromHost.Bye(reason, Protocol.VERSION, pauseMillis))
          .addListener(told -> hangUp(channel));
      closeLater(channel, PATIENCE_MS);
    }
  }

  /**
   * A socket that is closed with unread bytes resets the line, and the goodbye may be lost with it.
   * So this end only stops talking at first, and closes when the guest has hung up or taken too
   * long. A line inside the program is closed only after the write that calls this has returned:
   * its last words are not with the guest's loop before, and that loop may end once the line is
   * closed.
   */
  private static void hangUp(Channel channel) {
    if (channel instanceof DuplexChannel socket && socket.isActive()) {
      stopTalking(socket);
      closeLater(channel, LINGER_MS);
    } else {
      channel.eventLoop().execute(() -> close(channel));
    }
  }

  private static void closeLater(Channel channel, long millis) {
    var _ = channel.eventLoop().schedule(() -> close(channel), millis, TimeUnit.MILLISECONDS);
  }

  private static void close(Channel channel) {
    var _ = channel.close();
  }

  /** Over the network TLS says first that nothing follows. */
  private static void stopTalking(DuplexChannel socket) {
    SslHandler secrecy = socket.pipeline().get(SslHandler.class);
    if (secrecy == null) {
      var _ = socket.shutdownOutput();
    } else {
      secrecy
          .closeOutbound()
          .addListener(said -> {
            var _ = socket.shutdownOutput();
          });
    }
  }

  /** Whether the connection is ending. */
  static boolean leaving(Channel channel) {
    return channel.hasAttr(LEAVING);
  }
}
