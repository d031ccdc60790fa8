package oklahoma.host.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.socket.DuplexChannel;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes the connection of a guest that does not read. Water marks alone would only raise a flag
 * while the heap fills. The guest keeps the seat; after its return the welcome replaces the unread
 * messages.
 */
final class SlowReader extends ChannelOutboundHandlerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(SlowReader.class);

  private final int mostUnread;
  private final Duration patience;
  private boolean watching;

  SlowReader(int mostUnread, Duration patience) {
    this.mostUnread = mostUnread;
    this.patience = patience;
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    var _ = context.write(message, promise);
    if (!context.channel().isActive() || outputClosed(context.channel())) {
      return; // the connection is closed, or a goodbye is already on its way
    }
    if (context.channel().bytesBeforeWritable() > mostUnread) {
      close(context);
    } else if (!context.channel().isWritable() && !watching) {
      watching = true;
      var _ =
          context
              .executor()
              .schedule(() -> look(context), patience.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void look(ChannelHandlerContext context) {
    watching = false;
    Channel channel = context.channel();
    if (channel.isActive() && !outputClosed(channel) && !channel.isWritable()) {
      close(context);
    }
  }

  /** Whether the output is closed; then the guest is not too slow. */
  private static boolean outputClosed(Channel channel) {
    return channel instanceof DuplexChannel socket && socket.isOutputShutdown();
  }

  private static void close(ChannelHandlerContext context) {
    LOG.info("{} does not read; closed", context.channel().remoteAddress());
    var _ = context.close();
  }
}
