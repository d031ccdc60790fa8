package oklahoma.host.net;

import io.netty.buffer.ByteBufAllocator;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslProvider;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLException;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.identity.Fingerprint;

/** The TLS settings of network connections: TLS 1.3 only. */
final class Tls implements AutoCloseable {
  private static final String VERSION = "TLSv1.3";

  /**
   * The wait for the closing alert of TLS. Losing the alert does no harm, since the goodbye comes
   * before it.
   */
  private static final long CLOSE_MS = 200;

  private final SslContext context;
  private final Fingerprint fingerprint;
  private final Duration patience;

  /**
   * Two even on two processors, since the event loop seldom has much to do and still gets its
   * share.
   */
  private static final int THREADS = Math.clamp(Runtime.getRuntime().availableProcessors(), 2, 4);

  /**
   * The threads for handshakes, so that a guest that opens many connections at once does not delay
   * the tables.
   */
  private final ExecutorService handshakes =
      Executors.newFixedThreadPool(
          THREADS, Thread.ofPlatform().name("host-handshakes-", 1).daemon().factory());

  /**
   * @param patience how long a handshake may take
   */
  Tls(Identity identity, Duration patience) {
    this.patience = patience;
    this.fingerprint = identity.fingerprint();
    try {
      context =
          SslContextBuilder.forServer(identity.key(), identity.certificate())
              .sslProvider(SslProvider.JDK)
              .protocols(VERSION)
              .build();
    } catch (SSLException impossible) {
      throw new IllegalStateException(impossible); // every Java has TLS 1.3 and such keys
    }
  }

  /** The fingerprint by which guests recognize the host. */
  Fingerprint fingerprint() {
    return fingerprint;
  }

  /** The host's side of one connection. */
  SslHandler handler(ByteBufAllocator memory) {
    SslHandler handler = context.newHandler(memory, handshakes);
    handler.setHandshakeTimeoutMillis(patience.toMillis());
    handler.setCloseNotifyFlushTimeoutMillis(CLOSE_MS);
    return handler;
  }

  @Override
  public void close() {
    handshakes.shutdown();
  }
}
