package host.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import protocol.Farewell;
import protocol.ToHost;

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
    if (message instanceof ToHost.Hello hello) {
      sessions
          .table(hello.table())
          .ifPresentOrElse(
              table -> {
                ChannelGuest guest = new ChannelGuest(context.channel());
                context.pipeline().replace(this, "session", new Session(table, guest));
                table.join(guest, hello);
              },
              () -> Leave.bye(context.channel(), Farewell.NO_SUCH_TABLE));
    } else {
      Leave.bye(context.channel(), Farewell.BAD_MESSAGE);
    }
  }
}
