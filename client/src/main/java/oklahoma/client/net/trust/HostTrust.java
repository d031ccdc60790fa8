package oklahoma.client.net.trust;

import java.net.Socket;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Optional;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;
import oklahoma.protocol.identity.Fingerprint;

/**
 * Checks a host's key, and nothing else in its self-signed certificate. TLS ensures that the host
 * owns the key of the certificate that it shows.
 */
public final class HostTrust extends X509ExtendedTrustManager {

  /** The host has another key than expected. */
  public static final class OtherKey extends CertificateException {
    private static final long serialVersionUID = 1L;

    OtherKey(Fingerprint found) {
      super("the host's key is " + found);
    }
  }

  private static final String WITHOUT_A_LINE = "a host's key is looked at on its line only";

  private final Pin pin;
  private volatile Optional<Fingerprint> found = Optional.empty();

  public HostTrust(Pin pin) {
    this.pin = pin;
  }

  /** The key that the host has shown, even a wrong one; empty before the handshake. */
  public Optional<Fingerprint> found() {
    return found;
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
      throws CertificateException {
    Fingerprint shown = Fingerprint.of(chain[0].getPublicKey());
    found = Optional.of(shown);
    if (!pin.fits(shown)) {
      throw new OtherKey(shown);
    }
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String kind) throws CertificateException {
    throw new CertificateException(WITHOUT_A_LINE);
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket)
      throws CertificateException {
    throw new CertificateException(WITHOUT_A_LINE);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String kind) throws CertificateException {
    throw new CertificateException(WITHOUT_A_LINE);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket)
      throws CertificateException {
    throw new CertificateException(WITHOUT_A_LINE);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
      throws CertificateException {
    throw new CertificateException(WITHOUT_A_LINE);
  }

  @Override
  public X509Certificate[] getAcceptedIssuers() {
    return new X509Certificate[0];
  }
}
