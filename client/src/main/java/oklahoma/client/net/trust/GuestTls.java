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

  /** The host has heard the last words before; these are only TLS's own. */
  private static final long CLOSE_MS = 200;

  private GuestTls() {}

  /**
   * The secrecy of one line. A new one for each: nothing is resumed, so the key is always looked
   * at.
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
      throw new IllegalStateException(impossible); // every Java speaks it
    }
  }
}
