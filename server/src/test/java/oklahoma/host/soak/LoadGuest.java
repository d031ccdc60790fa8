package oklahoma.host.soak;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.protobuf.ProtobufVarint32FrameDecoder;
import io.netty.handler.codec.protobuf.ProtobufVarint32LengthFieldPrepender;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import oklahoma.host.testing.GuestTls;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fair.Witness;
import org.jspecify.annotations.Nullable;

/**
 * A guest of whom there are thousands: it keeps only the deal, and asks again as soon as it was
 * answered, or after a pause. At a table it makes the move that the rules call the default; of an
 * echo it asks only for that. None begins before all have joined: those who ask without a pause
 * would leave newcomers next to nothing of the event loops. Everything happens on its event loop.
 */
final class LoadGuest extends ChannelInitializer<Channel> {
  private static final int SIGN_OF_LIFE_SECONDS = 2;
  private static final Secret SECRET = Secret.of(new byte[Secret.BYTES]);

  private final LoadFigures figures;
  private final CompletableFuture<@Nullable Void> allThere;
  private final Optional<Integer> table;
  private final int company;
  private Optional<Deal> deal = Optional.empty();
  private Optional<Seat> seat = Optional.empty();
  private Witness witness = Witness.arriving();
  private boolean greeted;
  private boolean started;
  private boolean pausing;
  private long number;
  private long command;
  private Optional<Long> asked = Optional.empty();

  /**
   * @param allThere done when everybody has come
   * @param table where it plays; an echo is asked if empty
   * @param company how many play there
   */
  LoadGuest(
      LoadFigures figures,
      CompletableFuture<@Nullable Void> allThere,
      Optional<Integer> table,
      int company) {
    this.figures = figures;
    this.allThere = allThere;
    this.table = table;
    this.company = company;
  }

  @Override
  protected void initChannel(Channel channel) {
    channel
        .pipeline()
        .addLast(GuestTls.handler(channel.alloc()))
        .addLast(new ProtobufVarint32FrameDecoder(Codec.LONGEST_FROM_HOST))
        .addLast(new ProtobufVarint32LengthFieldPrepender())
        .addLast(new IdleStateHandler(0, SIGN_OF_LIFE_SECONDS, 0, TimeUnit.SECONDS))
        .addLast(new Receiver());
  }

  private final class Receiver extends SimpleChannelInboundHandler<ByteBuf> {
    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
      if (event instanceof SslHandshakeCompletionEvent handshake && handshake.isSuccess()) {
        figures.arrived();
        come(context);
      } else if (event instanceof IdleStateEvent && greeted) {
        send(context, new ToHost.Ping(0));
      }
      context.fireUserEventTriggered(event);
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
      hear(context, Codec.fromHost(ByteBufUtil.getBytes(frame)));
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
      figures.left();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
      figures.broke(cause);
      var _ = context.close();
    }
  }

  private void come(ChannelHandlerContext context) {
    if (table.isPresent()) {
      greeted = true;
      send(context, new ToHost.Hello(new Name("Guest"), table.get(), new ConnectionPurpose.Sit()));
    } else {
      onceAllAreThere(context, () -> ask(context));
    }
  }

  private void onceAllAreThere(ChannelHandlerContext context, Runnable what) {
    var _ = allThere.thenRunAsync(what, context.executor());
  }

  private void ask(ChannelHandlerContext context) {
    asked = Optional.of(System.nanoTime());
    send(context, new ToHost.Ping(0));
  }

  private void hear(ChannelHandlerContext context, FromHost message) {
    figures.carried();
    if (message instanceof FromHost.Numbered numbered) {
      number = numbered.number();
    }
    switch (message) {
      case FromHost.Lobby lobby -> start(context, lobby);
      case FromHost.Welcome welcome -> {
        seat = Optional.of((Seat) welcome.viewer());
        dealt(context, welcome.deal().value());
      }
      case FromHost.DealBegan began -> dealt(context, began.deal().value());
      case FromHost.Update update -> {
        deal = deal.map(before -> before.after(update.event().value()));
        if (update.command().orElse(0) == command) {
          answered();
        }
        if (!(update.event().value() instanceof Event.Renewed)) { // a draw waited and follows
          play(context);
        }
      }
      case FromHost.Refused refused -> {
        asked = Optional.empty();
        play(context);
      }
      case FromHost.Intermission pause -> rest(context, pause);
      case FromHost.ShuffleState(var me, var fair) -> {
        witness = witness.shuffleReceived(me, fair, SECRET);
        witness.answer().ifPresent(answer -> send(context, new ToHost.AnswerShuffle(answer)));
      }
      case FromHost.Pong pong when table.isEmpty() -> {
        answered();
        ask(context);
      }
      case FromHost.Bye bye -> figures.broke(new AssertionError("sent away: " + bye.reason()));
      default -> {}
    }
  }

  private void start(ChannelHandlerContext context, FromHost.Lobby lobby) {
    LobbyState state = lobby.state();
    long here = state.chairs().stream().filter(Chair.OfHuman.class::isInstance).count();
    if (!started && here == company && state.owner().equals(Optional.of(lobby.viewer()))) {
      started = true;
      onceAllAreThere(
          context, () -> send(context, new ToHost.InLobby(new LobbyRequest.Start(true))));
    }
  }

  private void dealt(ChannelHandlerContext context, Deal fresh) {
    figures.dealt();
    deal = Optional.of(fresh);
    asked = Optional.empty();
    play(context);
  }

  private void play(ChannelHandlerContext context) {
    Duration pause = figures.pause();
    if (pause.isZero()) {
      move(context);
    } else if (!pausing) {
      pausing = true;
      Runnable go =
          () -> {
            pausing = false;
            move(context);
          };
      var _ = context.executor().schedule(go, pause.toNanos(), TimeUnit.NANOSECONDS);
    }
  }

  private void move(ChannelHandlerContext context) {
    Seat me = seat.orElseThrow();
    deal.filter(now -> asked.isEmpty() && now.toAct().contains(me))
        .flatMap(now -> now.defaultMove(me))
        .ifPresent(move -> {
          command++;
          asked = Optional.of(System.nanoTime());
          send(context, new ToHost.Command(command, number, move));
        });
  }

  private void rest(ChannelHandlerContext context, FromHost.Intermission pause) {
    if (!pause.ready().contains(seat.orElseThrow())) {
      send(context, pause.standing().over() ? new ToHost.Rematch() : new ToHost.Ready());
    }
  }

  /** A move may bring several updates; the first is the answer. */
  private void answered() {
    asked.ifPresent(since -> figures.answered(System.nanoTime() - since));
    asked = Optional.empty();
  }

  private void send(ChannelHandlerContext context, ToHost message) {
    figures.carried();
    var _ =
        context.writeAndFlush(Unpooled.wrappedBuffer(Codec.bytes(message)), context.voidPromise());
  }
}
