package oklahoma.host.simulation;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.SplittableRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.PasswordVerifier;

/** A password of which only the stretched key is known, since stretching it takes long. */
final class Password {
  private static final byte[] KEY = new byte[32];

  private Password() {}

  /** A lock that it opens. */
  static PasswordVerifier lock(long salt) {
    byte[] bytes = new byte[PasswordVerifier.SALT_BYTES];
    new SplittableRandom(salt).nextBytes(bytes);
    return new PasswordVerifier(Octets.of(bytes), Octets.of(hash(KEY)));
  }

  /** What somebody answers who knows it. */
  static PasswordProof proof(PasswordChallenge challenge, Fingerprint host) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(hash(KEY), "HmacSHA256"));
      mac.update(challenge.salt().bytes());
      mac.update(challenge.nonce().bytes());
      byte[] mask = mac.doFinal(HexFormat.of().parseHex(host.hex()));
      for (int i = 0; i < mask.length; i++) {
        mask[i] ^= KEY[i];
      }
      return new PasswordProof(Octets.of(mask));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] hash(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
