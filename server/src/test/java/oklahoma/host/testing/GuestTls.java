package oklahoma.host.testing;

import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLPeerUnverifiedException;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.messages.Protocol;

/** The secrecy of guests of tests, who go to any host. */
public final class GuestTls {
  private static final SslContext CONTEXT = context();

  /** Guests of tests share a busy machine with their host. */
  private static final long PATIENCE_MS = 60_000;

  private GuestTls() {}

  public static SslHandler handler(ByteBufAllocator memory) {
    SslHandler handler = CONTEXT.newHandler(memory);
    handler.setWrapDataSize(Protocol.LONGEST_RECORD);
    handler.setHandshakeTimeoutMillis(PATIENCE_MS);
    return handler;
  }

  /** The fingerprint of the host at the other end. */
  public static Fingerprint fingerprint(Channel channel) {
    try {
      return Fingerprint.of(
          channel
              .pipeline()
              .get(SslHandler.class)
              .engine()
              .getSession()
              .getPeerCertificates()[0]
              .getPublicKey());
    } catch (SSLPeerUnverifiedException tooEarly) {
      throw new AssertionError(tooEarly);
    }
  }

  private static SslContext context() {
    try {
      return SslContextBuilder.forClient()
          .sslProvider(SslProvider.JDK)
          .trustManager(InsecureTrustManagerFactory.INSTANCE)
          .endpointIdentificationAlgorithm(null)
          .build();
    } catch (SSLException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
