package oklahoma.client.net.trust;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.Octets;

/**
 * A random secret that this program generates once and never reveals. The mark for each host is
 * derived from it and from the host's key. So a host recognises the program, but two hosts cannot
 * find out that they have met the same one.
 */
public record OwnMark(Octets secret) {
  private static final int BYTES = 32;
  private static final String PURPOSE = "oklahoma-guest-1 ";
  private static final String HMAC = "HmacSHA256";

  /**
   * @throws IllegalArgumentException if the secret does not have {@value #BYTES} bytes
   */
  public OwnMark {
    if (secret.length() != BYTES) {
      throw new IllegalArgumentException("the secret of a mark has " + BYTES + " bytes");
    }
  }

  /** A new random secret. */
  public static OwnMark fresh() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return new OwnMark(Octets.of(bytes));
  }

  /** The mark for the host with this key. */
  public GuestMark at(Fingerprint host) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(secret.bytes(), HMAC));
      byte[] message = (PURPOSE + host.hex()).getBytes(StandardCharsets.US_ASCII);
      return new GuestMark(Octets.of(mac.doFinal(message)));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible); // every Java has HMAC-SHA256
    }
  }
}
