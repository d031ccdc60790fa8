package oklahoma.client.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.local.LocalAddress;
import io.netty.handler.codec.protobuf.ProtobufVarint32FrameDecoder;
import io.netty.handler.codec.protobuf.ProtobufVarint32LengthFieldPrepender;
import io.netty.handler.timeout.ReadTimeoutHandler;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import oklahoma.client.net.trust.GuestTls;
import oklahoma.client.net.trust.HostTrust;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A connection to a host, in-process or on the network. Nothing here blocks. Messages arrive on the
 * listeners' executor in the host's order, without gaps; after {@link #close} none arrive.
 */
public final class HostConnection implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(HostConnection.class);

  private final Executor executor;
  private final Consumer<FromHost> receiver;
  private final Consumer<ConnectionEnd> ended;
  private final HostTrust trust;
  private final ChannelFuture connecting;
  private final Channel channel;
  private final Sequence sequence = new Sequence();
  private final AtomicBoolean open = new AtomicBoolean(true);
  private final CompletableFuture<@Nullable Void> closed = new CompletableFuture<>();
  private volatile boolean greeted;

  private HostConnection(
      Connector connector, Call call, Consumer<FromHost> received, Consumer<ConnectionEnd> ended) {
    this.executor = connector.executor();
    this.trust = new HostTrust(call.pin());
    this.receiver = received;
    this.ended = ended;
    SocketAddress address = call.address();
    boolean here = address instanceof LocalAddress;
    Listening listening = new Listening(() -> greeting(call), !here, this::receive, this::end);
    connecting =
        connector
            .eventLoops()
            .to(address)
            .handler(pipeline(here, connector.silence(), trust, listening))
            .connect(address);
    channel = connecting.channel();
    channel.closeFuture().addListener(done -> closed.complete(null));
    connecting.addListener(done -> {
      if (!done.isSuccess()) {
        end(ConnectionEnd.of(done.cause()));
      }
    });
  }

  /**
   * Opens a connection and says hello. Returns at once.
   *
   * @param received receives the host's messages
   * @param ended receives the reason for the end, once
   */
  public static HostConnection open(
      Connector connector, Call call, Consumer<FromHost> received, Consumer<ConnectionEnd> ended) {
    return new HostConnection(connector, call, received, ended);
  }

  /**
   * The hello. The event loop asks for it while nothing else is sent, so every later message
   * follows it.
   */
  private ToHost.Hello greeting(Call call) {
    greeted = true;
    return marked(call);
  }

  private ToHost.Hello marked(Call call) {
    Optional<GuestMark> shown =
        call.credentials().mark().flatMap(own -> trust.found().map(own::at));
    return shown.map(call.hello()::marked).orElse(call.hello());
  }

  /** The key that the host has shown, even a wrong one; empty for an in-process host. */
  Optional<Fingerprint> fingerprint() {
    return trust.found();
  }

  /** Whether the hello has been sent, so that later messages reach the host after it. */
  boolean greeted() {
    return greeted;
  }

  /** Runs an action on the listeners' executor once the connection is open. */
  void whenOpen(Runnable action) {
    connecting.addListener(done -> {
      if (done.isSuccess()) {
        executor.execute(action);
      }
    });
  }

  /**
   * Sends a message; without effect if the connection has ended. Moves are not sent while a welcome
   * is due either, because they belong to the state before it. Call it on the listeners' executor.
   */
  public void send(ToHost message) {
    if (message instanceof ToHost.Command && sequence.lost()) {
      return;
    }
    sendNow(message);
  }

  private void sendNow(ToHost message) {
    channel.writeAndFlush(message).addListener(ChannelFutureListener.FIRE_EXCEPTION_ON_FAILURE);
  }

  /**
   * Completes when this end is closed. The two ends of an in-process connection close each other on
   * each other's threads, so the host must not stop before.
   */
  public CompletionStage<@Nullable Void> closed() {
    return closed;
  }

  /** Closes the connection after all messages have been sent. */
  @Override
  public void close() {
    if (open.getAndSet(false)) {
      hangUp();
      executor.execute(() -> ended.accept(ConnectionEnd.CLOSED));
    }
  }

  private static ChannelInitializer<Channel> pipeline(
      boolean here, Duration silence, HostTrust trust, Listening listening) {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        ChannelPipeline pipeline = channel.pipeline();
        if (!here) {
          pipeline.addLast("tls", GuestTls.handler(trust, silence));
        }
        pipeline.addLast(
            "frame-decoder", new ProtobufVarint32FrameDecoder(Codec.LONGEST_FROM_HOST));
        if (!here) {
          pipeline.addLast(
              "silence", new ReadTimeoutHandler(silence.toMillis(), TimeUnit.MILLISECONDS));
        }
        pipeline.addLast("frame-encoder", new ProtobufVarint32LengthFieldPrepender());
        pipeline.addLast("message-codec", new Frames());
        pipeline.addLast("listening", listening);
      }
    };
  }

  private void receive(FromHost message) {
    executor.execute(() -> {
      if (open.get()) {
        judge(message);
      }
    });
  }

  private void judge(FromHost message) {
    switch (sequence.judge(message)) {
      case PASS -> receiver.accept(message);
      case GAP -> sendNow(new ToHost.Resync());
      case SKIP -> LOG.debug("Skipped until the next welcome: {}", message.getClass());
    }
  }

  /** Ends the connection once; later reasons are ignored. */
  private void end(ConnectionEnd ending) {
    executor.execute(() -> {
      if (open.getAndSet(false)) {
        hangUp();
        ended.accept(ending);
      }
    });
  }

  private void hangUp() {
    channel.close().addListener(done -> LOG.debug("hung up: {}", done.isSuccess()));
  }
}
