package host.net;

import host.table.Table;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import io.netty.util.concurrent.Future;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import protocol.Farewell;
import protocol.Fingerprint;
import protocol.FromHost;
import protocol.TableLabel;
import protocol.ToHost;
import protocol.Wish;

/**
 * Lets nothing through but one hello, which must come in time; then the limit of messages and the
 * session stand in its place. Over the network the time begins when the line is secret.
 */
final class HelloGate extends SimpleChannelInboundHandler<ToHost> {
  private static final String SESSION = "session";

  private final Sessions sessions;
  private final Limits limits;
  private final Optional<Fingerprint> host;
  private Optional<Future<?>> timeout = Optional.empty();

  /**
   * @param host by what guests over the network know the host
   */
  HelloGate(Sessions sessions, Limits limits, Optional<Fingerprint> host) {
    super(ToHost.class);
    this.sessions = sessions;
    this.limits = limits;
    this.host = host;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    if (context.pipeline().get(SslHandler.class) == null) {
      begin(context);
    }
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof SslHandshakeCompletionEvent handshake && handshake.isSuccess()) {
      begin(context);
    }
    context.fireUserEventTriggered(event);
  }

  private void begin(ChannelHandlerContext context) {
    timeout =
        Optional.of(
            context
                .executor()
                .schedule(
                    () -> Leave.bye(context.channel(), Farewell.SILENT),
                    limits.hello().toMillis(),
                    TimeUnit.MILLISECONDS));
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    timeout.ifPresent(waiting -> waiting.cancel(false));
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, ToHost message) {
    if (Leave.leaving(context.channel())) {
      return;
    }
    if (!(message instanceof ToHost.Hello hello)) {
      Leave.bye(context.channel(), Farewell.BAD_MESSAGE);
    } else if (sessions.stopping()) {
      Leave.bye(context.channel(), Farewell.HOST_STOPS);
    } else if (hello.wish() instanceof Wish.Look) {
      new ChannelGuest(context.channel(), host).tell(new FromHost.Tables(announced()));
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
    ChannelGuest guest = new ChannelGuest(context.channel(), host);
    context
        .pipeline()
        .addAfter(context.name(), SESSION, new Session(table, guest))
        .replace(this, null, new RateLimit(limits.burst(), limits.perSecond()));
    table.join(guest, hello);
  }
}
