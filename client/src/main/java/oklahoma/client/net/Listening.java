package oklahoma.client.net;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import io.netty.handler.timeout.ReadTimeoutException;
import io.netty.util.concurrent.Future;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.net.ssl.SSLException;
import oklahoma.client.net.trust.HostTrust;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Handles the messages of one connection on its event loop. */
final class Listening extends SimpleChannelInboundHandler<FromHost> {
  private static final Logger LOG = LoggerFactory.getLogger(Listening.class);

  /** The time between two pings. */
  static final long PING_MS = 1_000;

  private final Supplier<ToHost.Hello> hello;
  private final boolean networked;
  private final Consumer<FromHost> receiver;
  private final Consumer<ConnectionEnd> ended;
  private ConnectionEnd ending = ConnectionEnd.LOST;
  private boolean secret;

  /**
   * @param hello gives the first message once the host's key is known
   * @param networked whether the connection is encrypted and the host gets a ping every second
   * @param received receives the host's messages
   * @param ended receives the reason for the end
   */
  Listening(
      Supplier<ToHost.Hello> hello,
      boolean networked,
      Consumer<FromHost> received,
      Consumer<ConnectionEnd> ended) {
    this.hello = hello;
    this.networked = networked;
    this.receiver = received;
    this.ended = ended;
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    if (!networked) {
      say(context, hello.get());
    }
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof SslHandshakeCompletionEvent handshake && handshake.isSuccess()) {
      secret = true;
      say(context, hello.get());
      pingLater(context);
    }
    context.fireUserEventTriggered(event);
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, FromHost message) {
    if (message instanceof FromHost.Bye) {
      ending = ConnectionEnd.BYE;
    }
    receiver.accept(message);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    ended.accept(ending);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (cause instanceof ClosedChannelException) {
      return; // a message could not be sent; what the host sent before it closed must still be read
    }
    if (keyDiffers(cause)) {
      LOG.warn("The host is another one: {}", cause.toString());
      ending = ConnectionEnd.OTHER_KEY;
    } else if (!silent(cause) && !(secret && spoilt(cause))) {
      LOG.warn("The host speaks no message of this protocol", cause);
      ending = ConnectionEnd.BAD_MESSAGE;
    }
    context.close().addListener(Listening::done);
  }

  private static boolean silent(Throwable cause) {
    return cause instanceof ReadTimeoutException || cause instanceof IOException;
  }

  private static boolean keyDiffers(Throwable failure) {
    return comesOf(failure, HostTrust.OtherKey.class);
  }

  /**
   * Whether data were damaged on the way, for instance by a bad network. A new connection may work.
   */
  private static boolean spoilt(Throwable failure) {
    return comesOf(failure, SSLException.class);
  }

  private static boolean comesOf(Throwable failure, Class<? extends Throwable> kind) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (kind.isInstance(each)) {
        return true;
      }
    }
    return false;
  }

  private static void say(ChannelHandlerContext context, ToHost message) {
    context.writeAndFlush(message).addListener(ChannelFutureListener.FIRE_EXCEPTION_ON_FAILURE);
  }

  private static void pingLater(ChannelHandlerContext context) {
    context
        .executor()
        .schedule(() -> ping(context), PING_MS, TimeUnit.MILLISECONDS)
        .addListener(Listening::done);
  }

  private static void done(Future<?> done) {
    if (!done.isSuccess() && !done.isCancelled()) {
      LOG.warn("Something on a line has failed", done.cause());
    }
  }

  private static void ping(ChannelHandlerContext context) {
    if (context.channel().isActive()) {
      say(context, new ToHost.Ping(System.nanoTime()));
      pingLater(context);
    }
  }
}
