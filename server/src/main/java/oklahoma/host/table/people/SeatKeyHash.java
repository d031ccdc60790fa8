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

  /** How long the answer takes does not depend on how much of the two is the same. */
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

  /** Its hash in hexadecimal digits, to be kept by the host. */
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
