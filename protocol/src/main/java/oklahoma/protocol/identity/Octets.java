package oklahoma.protocol.identity;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/** Immutable bytes that are never printed: salts, hashes and proofs. */
public final class Octets {
  private final byte[] bytes;

  private Octets(byte[] bytes) {
    this.bytes = bytes;
  }

  /** These bytes. */
  public static Octets of(byte[] bytes) {
    return new Octets(bytes.clone());
  }

  /**
   * The bytes that {@link #hex} wrote.
   *
   * @throws IllegalArgumentException if the text is something else
   */
  public static Octets ofHex(String hex) {
    return new Octets(HexFormat.of().parseHex(hex));
  }

  /** A copy of them. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** The bytes in hexadecimal digits, for saving. */
  public String hex() {
    return HexFormat.of().formatHex(bytes);
  }

  /** Compares in constant time, so that timing does not reveal how many bytes are equal. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Octets octets && MessageDigest.isEqual(bytes, octets.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /** Without the bytes, so that no log shows them. */
  @Override
  public String toString() {
    return bytes.length + " bytes";
  }
}
