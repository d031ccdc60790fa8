package oklahoma.protocol.identity;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * The random secret that entitles a player to a seat. The host keeps only a hash of it, and issues
 * a new one at every return.
 */
public final class SeatKey {
  /** Bytes in a key. */
  public static final int BYTES = 32;

  private final byte[] secret;

  /**
   * A key of these bytes.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES}
   */
  public SeatKey(byte[] secret) {
    if (secret.length != BYTES) {
      throw new IllegalArgumentException("a seat key has " + BYTES + " bytes");
    }
    this.secret = secret.clone();
  }

  /**
   * The key that {@link #hex} wrote.
   *
   * @throws IllegalArgumentException if the text is no key
   */
  public static SeatKey ofHex(String hex) {
    return new SeatKey(HexFormat.of().parseHex(hex));
  }

  /** Its bytes. */
  public byte[] bytes() {
    return secret.clone();
  }

  /** Its bytes in hexadecimal digits, for the guest to save. */
  public String hex() {
    return HexFormat.of().formatHex(secret);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SeatKey key && Arrays.equals(secret, key.secret);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(secret);
  }

  /** Without the secret, so that no log shows it. */
  @Override
  public String toString() {
    return "seat key";
  }
}
