package oklahoma.client.net.trust;

import io.netty.handler.ssl.SslHandler;
import java.security.GeneralSecurityException;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import oklahoma.protocol.messages.Protocol;

/** A guest's side of TLS 1.3; older versions are not supported. */
public final class GuestTls {
  private static final String VERSION = "TLSv1.3";

  /**
   * How long closing waits. All messages have been sent by then; only TLS's own goodbye is missing.
   */
  private static final long CLOSE_MS = 200;

  private GuestTls() {}

  /**
   * The TLS handler of one connection. Sessions are not resumed, so every handshake checks the key.
   *
   * @param patience how long the handshake may take
   */
  public static SslHandler handler(HostTrust trust, Duration patience) {
    SSLEngine engine = context(trust).createSSLEngine();
    engine.setUseClientMode(true);
    engine.setEnabledProtocols(new String[] {VERSION});
    SslHandler handler = new SslHandler(engine);
    handler.setHandshakeTimeoutMillis(patience.toMillis());
    handler.setCloseNotifyFlushTimeoutMillis(CLOSE_MS);
    handler.setWrapDataSize(Protocol.LONGEST_RECORD);
    return handler;
  }

  private static SSLContext context(HostTrust trust) {
    try {
      SSLContext context = SSLContext.getInstance(VERSION);
      context.init(null, new TrustManager[] {trust}, null);
      return context;
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible); // every Java has TLS 1.3
    }
  }
}
