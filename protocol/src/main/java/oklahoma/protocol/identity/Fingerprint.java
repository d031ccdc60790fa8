package oklahoma.protocol.identity;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/**
 * The identity of a host: the SHA-256 of its public key. Nobody else can have the same one and
 * prove it.
 */
public final class Fingerprint {
  /** How many characters of it the lobby and invitations show: 60 bits. */
  public static final int PREFIX_LENGTH = 12;

  private static final int SHORTEST_PREFIX = 10;
  private static final int GROUP = 4;
  private static final int BITS_PER_CHARACTER = 5;

  /** Crockford's digits, which are hard to confuse when read out or written down. */
  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  private final byte[] hash;

  private Fingerprint(byte[] hash) {
    this.hash = hash;
  }

  /** The fingerprint of a key. */
  public static Fingerprint of(PublicKey key) {
    try {
      return new Fingerprint(MessageDigest.getInstance("SHA-256").digest(key.getEncoded()));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has SHA-256
    }
  }

  /**
   * The fingerprint that {@link #hex} wrote.
   *
   * @throws IllegalArgumentException if the text is not valid
   */
  public static Fingerprint ofHex(String hex) {
    byte[] hash = HexFormat.of().parseHex(hex);
    if (hash.length != 32) {
      throw new IllegalArgumentException("a fingerprint has 32 bytes");
    }
    return new Fingerprint(hash);
  }

  /**
   * The first characters of a fingerprint that somebody has typed. Dashes, spaces, invisible
   * characters and case do not matter; an O counts as a zero, an I or L as a one.
   *
   * @return {@value #SHORTEST_PREFIX} to {@value #PREFIX_LENGTH} characters; empty if the text is
   *     anything else
   */
  public static Optional<String> prefixOf(String written) {
    String prefix =
        written
            .replaceAll("[\\p{Pd}\\s\\p{Z}\\p{Cf}]", "")
            .toUpperCase(Locale.ROOT)
            .replace('O', '0')
            .replaceAll("[IL]", "1");
    boolean length = prefix.length() >= SHORTEST_PREFIX && prefix.length() <= PREFIX_LENGTH;
    return length && prefix.chars().allMatch(sign -> DIGITS.indexOf(sign) >= 0)
        ? Optional.of(prefix)
        : Optional.empty();
  }

  /** Whether it begins with these characters, which {@link #prefixOf} returned. */
  public boolean beginsWith(String prefix) {
    return prefix().startsWith(prefix);
  }

  /** Its first characters in groups, for people to read and compare: {@code K7F3-9QZM-2AXT}. */
  public String text() {
    return prefix().replaceAll("(.{" + GROUP + "})(?=.)", "$1-");
  }

  /** Its first {@value #PREFIX_LENGTH} characters. */
  public String prefix() {
    StringBuilder prefix = new StringBuilder();
    for (int sign = 0; sign < PREFIX_LENGTH; sign++) {
      int value = 0;
      for (int bit = sign * BITS_PER_CHARACTER; bit < (sign + 1) * BITS_PER_CHARACTER; bit++) {
        value = (value << 1) | bit(bit);
      }
      prefix.append(DIGITS.charAt(value));
    }
    return prefix.toString();
  }

  private int bit(int number) {
    return (hash[number / Byte.SIZE] >> (Byte.SIZE - 1 - number % Byte.SIZE)) & 1;
  }

  /** All of it in hexadecimal digits. */
  public String hex() {
    return HexFormat.of().formatHex(hash);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Fingerprint fingerprint && Arrays.equals(hash, fingerprint.hash);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hash);
  }

  @Override
  public String toString() {
    return text();
  }
}
