package host.net;

import host.table.Guest;
import io.netty.channel.Channel;
import io.netty.channel.local.LocalChannel;
import protocol.Farewell;
import protocol.FromHost;

/** A guest at the other end of a connection. */
final class ChannelGuest implements Guest {
  private final Channel channel;

  ChannelGuest(Channel channel) {
    this.channel = channel;
  }

  @Override
  public void tell(FromHost message) {
    var _ = channel.writeAndFlush(message, channel.voidPromise());
  }

  @Override
  public void bye(Farewell reason) {
    Leave.bye(channel, reason);
  }

  @Override
  public boolean inside() {
    return channel instanceof LocalChannel;
  }

  @Override
  public String toString() {
    return "guest " + channel.remoteAddress();
  }
}
