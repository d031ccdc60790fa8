package oklahoma.host.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import oklahoma.host.table.Table;
import oklahoma.protocol.messages.ToHost;

/** Passes a guest's messages to its table. The session determines the seat, never a message. */
final class Session extends SimpleChannelInboundHandler<ToHost> {
  private final Table table;
  private final ChannelGuest guest;

  Session(Table table, ChannelGuest guest) {
    super(ToHost.class);
    this.table = table;
    this.guest = guest;
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, ToHost message) {
    if (!Disconnect.leaving(context.channel())) {
      table.receive(guest, message);
    }
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof IdleWatch.Beat beat) {
      table.silent(guest, beat == IdleWatch.Beat.MISSED);
    } else {
      context.fireUserEventTriggered(event);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    table.sessionEnded(guest);
    context.fireChannelInactive();
  }
}
