package oklahoma.host.net;

import io.netty.channel.Channel;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.AttributeKey;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Ends a connection after a goodbye. */
final class Disconnect {
  private static final AttributeKey<Boolean> LEAVING =
      AttributeKey.valueOf(Disconnect.class, "leaving");

  private static final Logger LOG = LoggerFactory.getLogger(Disconnect.class);

  /** How long a guest may take to close the connection after a goodbye. */
  static final long LINGER_MS = 1_000;

  /** How long the goodbye may wait behind unread messages. */
  static final long PATIENCE_MS = 3_000;

  private Disconnect() {}

  /** Sends the reason, then closes. It discards further input unread. */
  static void bye(Channel channel, ByeReason reason) {
    bye(channel, reason, OptionalLong.empty());
  }

  /**
   * Sends the reason, then closes.
   *
   * @param pauseMillis how long the host refuses passwords from the guest's address; empty for no
   *     pause
   */
  static void bye(Channel channel, ByeReason reason, OptionalLong pauseMillis) {
    if (channel.attr(LEAVING).setIfAbsent(true) == null) {
      LOG.info("{} takes leave: {}", channel.remoteAddress(), reason);
      channel
          .writeAndFlush(new FromHost.Bye(reason, Protocol.VERSION, pauseMillis))
          .addListener(sent -> hangUp(channel));
      closeLater(channel, PATIENCE_MS);
    }
  }

  /**
   * Closes a connection so that the goodbye arrives. If a socket closes with unread bytes the
   * connection is reset, which can lose the goodbye. So this end first closes only its output, and
   * the rest when the guest has closed its end or taken too long. An in-process connection closes
   * only after the write that calls this: the goodbye reaches the guest's loop only then, and that
   * loop may end once the connection is closed.
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

  /** Closes the output; over the network TLS announces this first. */
  private static void stopTalking(DuplexChannel socket) {
    SslHandler secrecy = socket.pipeline().get(SslHandler.class);
    if (secrecy == null) {
      var _ = socket.shutdownOutput();
    } else {
      secrecy
          .closeOutbound()
          .addListener(sent -> {
            var _ = socket.shutdownOutput();
          });
    }
  }

  /** Whether the connection is about to end. */
  static boolean leaving(Channel channel) {
    return channel.hasAttr(LEAVING);
  }
}
