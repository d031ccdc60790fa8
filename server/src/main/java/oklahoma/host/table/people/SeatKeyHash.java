package oklahoma.host.table.people;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import oklahoma.protocol.identity.SeatKey;
import org.jspecify.annotations.Nullable;

/**
 * The SHA-256 of a seat key, so that reading the host's memory does not suffice to take the seat.
 */
public final class SeatKeyHash {
  private final byte[] hash;

  private SeatKeyHash(byte[] hash) {
    this.hash = hash;
  }

  /** The hash of this key. */
  public static SeatKeyHash of(SeatKey key) {
    return new SeatKeyHash(sha256(key.bytes()));
  }

  /** Compares in constant time, so that timing does not reveal how many bytes are equal. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SeatKeyHash key && MessageDigest.isEqual(hash, key.hash);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hash);
  }

  /** The hash that {@link #hex} wrote. */
  public static SeatKeyHash ofHex(String hex) {
    return new SeatKeyHash(HexFormat.of().parseHex(hex));
  }

  /** The hash in hexadecimal digits, as the host saves it. */
  public String hex() {
    return HexFormat.of().formatHex(hash);
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException missing) {
      throw new AssertionError("every Java platform has SHA-256", missing);
    }
  }
}
