package oklahoma.host.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import io.netty.handler.timeout.IdleStateHandler;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import oklahoma.host.table.Table;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

/**
 * Lets one hello through, which must come in time. Then the idle timers, the message limit and the
 * session replace this handler. Over the network the time limit begins after the TLS handshake, and
 * silence counts from the hello on.
 */
final class HelloGate extends SimpleChannelInboundHandler<ToHost> {
  private final TableDirectory tables;
  private final Limits limits;
  private final ConnectionLimiter limiter;
  private final Optional<Fingerprint> host;
  private Optional<Future<?>> timeout = Optional.empty();

  /**
   * @param host the fingerprint by which network guests recognize the host
   */
  HelloGate(
      TableDirectory tables, Limits limits, ConnectionLimiter limiter, Optional<Fingerprint> host) {
    super(ToHost.class);
    this.tables = tables;
    this.limits = limits;
    this.limiter = limiter;
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
                    () -> Disconnect.bye(context.channel(), ByeReason.SILENT),
                    limits.patience().hello().toMillis(),
                    TimeUnit.MILLISECONDS));
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    timeout.ifPresent(waiting -> waiting.cancel(false));
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, ToHost message) {
    if (Disconnect.leaving(context.channel())) {
      return;
    }
    if (!(message instanceof ToHost.Hello hello)) {
      Disconnect.bye(context.channel(), ByeReason.BAD_MESSAGE);
    } else if (tables.stopping()) {
      Disconnect.bye(context.channel(), ByeReason.HOST_STOPS);
    } else {
      read(context, hello.mark().map(GuestMark::hashed).map(hello::marked).orElse(hello));
    }
  }

  private void read(ChannelHandlerContext context, ToHost.Hello hello) {
    if (hello.purpose() instanceof ConnectionPurpose.ListTables) {
      List<TableLabel> all = tables.tables(hello.mark());
      var _ = context.channel().writeAndFlush(FromHost.Tables.of(all, hello.table()));
      Disconnect.bye(context.channel(), ByeReason.LEFT);
    } else {
      tables
          .table(hello)
          .ifPresentOrElse(
              table -> letIn(context, table, hello),
              () -> Disconnect.bye(context.channel(), ByeReason.NO_SUCH_TABLE));
    }
  }

  private void letIn(ChannelHandlerContext context, Table table, ToHost.Hello hello) {
    Channel channel = context.channel();
    ChannelGuest guest = new ChannelGuest(channel, host, () -> limiter.stays(channel));
    boolean network = host.isPresent();
    long silence = network ? limits.patience().silence().toMillis() : 0;
    Duration quiet = network ? limits.patience().quiet() : Duration.ZERO;
    long now = context.executor().ticker().nanoTime();
    Optional.ofNullable(context.pipeline().get(RecordLimit.class))
        .ifPresent(records -> records.greeted(now));
    TokenBucket messages =
        new TokenBucket(limits.messages().burst(), limits.messages().perSecond(), now);
    // These come after the frame decoder, so that single bytes do not count as a sign of life.
    context
        .pipeline()
        .addAfter(
            context.name(),
            HandlerNames.SILENCE,
            new IdleStateHandler(silence, 0, 0, TimeUnit.MILLISECONDS))
        .addAfter(HandlerNames.SILENCE, HandlerNames.IDLE_WATCH, new IdleWatch(quiet))
        .addAfter(HandlerNames.IDLE_WATCH, HandlerNames.RATE_LIMIT, new RateLimit(messages))
        .addAfter(HandlerNames.RATE_LIMIT, HandlerNames.SESSION, new Session(table, guest))
        .remove(this);
    table.join(guest, hello);
  }
}
