package host.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.util.AttributeKey;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.Farewell;
import protocol.FromHost;
import protocol.Protocol;

/** How a connection ends. */
final class Leave {
  private static final AttributeKey<Boolean> LEAVING = AttributeKey.valueOf(Leave.class, "leaving");

  private static final Logger LOG = LoggerFactory.getLogger(Leave.class);

  private Leave() {}

  /** Says why, then closes; what still comes in is not read any more. */
  static void bye(Channel channel, Farewell reason) {
    if (channel.attr(LEAVING).setIfAbsent(true) == null) {
      LOG.info("{} takes leave: {}", channel.remoteAddress(), reason);
      channel
          .writeAndFlush(new FromHost.Bye(reason, Protocol.VERSION))
          .addListener(ChannelFutureListener.CLOSE);
    }
  }

  /** Whether the connection is ending. */
  static boolean leaving(Channel channel) {
    return channel.hasAttr(LEAVING);
  }
}
