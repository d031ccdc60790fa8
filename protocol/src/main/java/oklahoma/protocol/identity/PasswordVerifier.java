package oklahoma.protocol.identity;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The host's copy of a table's password: enough to verify a guest, but not enough to join (SCRAM,
 * RFC 5802, with SHA-256). The password goes through PBKDF2 with {@value #ROUNDS} rounds, so
 * somebody who steals a verifier can guess only slowly.
 *
 * @param salt random, chosen when the password was set
 * @param stored the hash of the key that follows from password and salt
 */
public record PasswordVerifier(Octets salt, Octets stored) {
  /** Bytes in a salt. */
  public static final int SALT_BYTES = 16;

  public static final int HASH_BYTES = 32;
  private static final int ROUNDS = 200_000;
  private static final String HASH = "SHA-256";
  private static final String KEYED_HASH = "HmacSHA256";
  private static final byte[] GUEST = "oklahoma table password".getBytes(StandardCharsets.US_ASCII);
  private static final String BETWEEN = ":";

  /**
   * @throws IllegalArgumentException if a part does not have the right length
   */
  public PasswordVerifier {
    if (salt.length() != SALT_BYTES || stored.length() != HASH_BYTES) {
      throw new IllegalArgumentException("no verifier is of this length");
    }
  }

  /**
   * The verifier of a password. Takes about a tenth of a second, on purpose.
   *
   * @param salt {@value #SALT_BYTES} random bytes
   */
  public static PasswordVerifier of(TablePassword password, byte[] salt) {
    Octets kept = Octets.of(salt);
    return new PasswordVerifier(kept, Octets.of(hash(guestKey(password, kept))));
  }

  /**
   * The verifier that {@link #text} wrote.
   *
   * @throws IllegalArgumentException if the text is not valid
   */
  public static PasswordVerifier ofText(String text) {
    String[] parts = text.split(BETWEEN, -1);
    if (parts.length != 2) {
      throw new IllegalArgumentException("no verifier");
    }
    return new PasswordVerifier(Octets.ofHex(parts[0]), Octets.ofHex(parts[1]));
  }

  /** Salt and hash in hexadecimal digits, for the host to save. */
  public String text() {
    return salt.hex() + BETWEEN + stored.hex();
  }

  /**
   * Whether a proof shows that its sender knows the password. Compares in constant time.
   *
   * @param challenge the challenge that the proof answers; one with another salt never fits
   * @param host the host's own fingerprint
   */
  public boolean accepts(PasswordProof proof, PasswordChallenge challenge, Fingerprint host) {
    byte[] key = xor(proof.value().bytes(), mask(stored.bytes(), challenge, host));
    return challenge.salt().equals(salt) && Octets.of(hash(key)).equals(stored);
  }

  static PasswordProof proof(
      TablePassword password, PasswordChallenge challenge, Fingerprint host) {
    byte[] key = guestKey(password, challenge.salt());
    return new PasswordProof(Octets.of(xor(key, mask(hash(key), challenge, host))));
  }

  private static byte[] mask(byte[] stored, PasswordChallenge challenge, Fingerprint host) {
    return keyed(
        stored,
        challenge.salt().bytes(),
        challenge.nonce().bytes(),
        HexFormat.of().parseHex(host.hex()));
  }

  private static byte[] guestKey(TablePassword password, Octets salt) {
    PBEKeySpec spec =
        new PBEKeySpec(password.characters(), salt.bytes(), ROUNDS, HASH_BYTES * Byte.SIZE);
    try {
      byte[] stretched =
          SecretKeyFactory.getInstance("PBKDF2With" + KEYED_HASH).generateSecret(spec).getEncoded();
      return keyed(stretched, GUEST);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible); // every Java has these functions
    } finally {
      spec.clearPassword();
    }
  }

  private static byte[] keyed(byte[] key, byte[]... parts) {
    try {
      Mac mac = Mac.getInstance(KEYED_HASH);
      mac.init(new SecretKeySpec(key, KEYED_HASH));
      for (byte[] part : parts) {
        mac.update(part);
      }
      return mac.doFinal();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible); // every Java has these functions
    }
  }

  private static byte[] hash(byte[] bytes) {
    try {
      return MessageDigest.getInstance(HASH).digest(bytes);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible); // every Java has these functions
    }
  }

  private static byte[] xor(byte[] one, byte[] other) {
    byte[] both = new byte[HASH_BYTES];
    for (int i = 0; i < HASH_BYTES; i++) {
      both[i] = (byte) (one[i] ^ other[i]);
    }
    return both;
  }
}
