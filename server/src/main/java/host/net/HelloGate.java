package host.net;

import host.table.Table;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import protocol.Farewell;
import protocol.FromHost;
import protocol.TableLabel;
import protocol.ToHost;
import protocol.Wish;

/** Lets nothing through but one hello, which must come in time; then it is gone. */
final class HelloGate extends SimpleChannelInboundHandler<ToHost> {
  private final Sessions sessions;
  private final Duration patience;
  private Optional<Future<?>> timeout = Optional.empty();

  HelloGate(Sessions sessions, Duration patience) {
    super(ToHost.class);
    this.sessions = sessions;
    this.patience = patience;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    timeout =
        Optional.of(
            context
                .executor()
                .schedule(
                    () -> Leave.bye(context.channel(), Farewell.SILENT),
                    patience.toMillis(),
                    TimeUnit.MILLISECONDS));
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    timeout.ifPresent(waiting -> waiting.cancel(false));
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, ToHost message) {
    if (!(message instanceof ToHost.Hello hello)) {
      Leave.bye(context.channel(), Farewell.BAD_MESSAGE);
    } else if (hello.wish() instanceof Wish.Look) {
      new ChannelGuest(context.channel()).tell(new FromHost.Tables(announced()));
      Leave.bye(context.channel(), Farewell.LEFT);
    } else {
      sessions
          .table(hello)
          .ifPresentOrElse(
              table -> letIn(context, table, hello),
              () -> Leave.bye(context.channel(), Farewell.NO_SUCH_TABLE));
    }
  }

  private List<TableLabel> announced() {
    return sessions.tables().stream().limit(FromHost.Tables.MOST).toList();
  }

  private void letIn(ChannelHandlerContext context, Table table, ToHost.Hello hello) {
    ChannelGuest guest = new ChannelGuest(context.channel());
    context.pipeline().replace(this, "session", new Session(table, guest));
    table.join(guest, hello);
  }
}
