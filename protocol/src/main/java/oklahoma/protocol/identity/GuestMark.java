package oklahoma.protocol.identity;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The mark by which a host recognizes a guest's program, whatever the player's name is. Each host
 * gets a different one, so hosts cannot compare their guests.
 */
public record GuestMark(Octets value) {
  /** Bytes in a mark. */
  public static final int BYTES = 32;

  /**
   * @throws IllegalArgumentException if it does not have {@value #BYTES} bytes
   */
  public GuestMark {
    if (value.length() != BYTES) {
      throw new IllegalArgumentException("a mark has " + BYTES + " bytes");
    }
  }

  /**
   * The SHA-256 hash of this mark, which is what a host stores. Somebody who reads the files of a
   * host cannot show the mark itself, which opens a table without its password.
   */
  public GuestMark hashed() {
    try {
      return new GuestMark(Octets.of(MessageDigest.getInstance("SHA-256").digest(value.bytes())));
    } catch (NoSuchAlgorithmException missing) {
      throw new AssertionError("every Java platform has SHA-256", missing);
    }
  }
}
