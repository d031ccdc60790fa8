package oklahoma.rules.fair;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The two hash functions of this package. */
final class Hashes {
  private static final String SHA_256 = "SHA-256";
  private static final String HMAC = "HmacSHA256";

  private Hashes() {}

  static byte[] sha256(byte[]... parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance(SHA_256);
      for (byte[] part : parts) {
        digest.update(part);
      }
      return digest.digest();
    } catch (GeneralSecurityException missing) {
      throw absent(missing);
    }
  }

  static byte[] hmac(byte[] key, byte[] message) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      return mac.doFinal(message);
    } catch (GeneralSecurityException missing) {
      throw absent(missing);
    }
  }

  /** Cannot happen, since every Java has both functions. */
  private static IllegalStateException absent(GeneralSecurityException missing) {
    return new IllegalStateException("this Java cannot hash", missing);
  }
}
