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
  public static final int SIGNS = 12;

  private static final int FEWEST_SIGNS = 10;
  private static final int GROUP = 4;
  private static final int BITS_OF_A_SIGN = 5;

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
   * @return {@value #FEWEST_SIGNS} to {@value #SIGNS} characters; empty if the text is anything
   *     else
   */
  public static Optional<String> signs(String written) {
    String signs =
        written
            .replaceAll("[\\p{Pd}\\s\\p{Z}\\p{Cf}]", "")
            .toUpperCase(Locale.ROOT)
            .replace('O', '0')
            .replaceAll("[IL]", "1");
    boolean length = signs.length() >= FEWEST_SIGNS && signs.length() <= SIGNS;
    return length && signs.chars().allMatch(sign -> DIGITS.indexOf(sign) >= 0)
        ? Optional.of(signs)
        : Optional.empty();
  }

  /** Whether it begins with these characters, which {@link #signs} returned. */
  public boolean beginsWith(String signs) {
    return signs().startsWith(signs);
  }

  /** Its first characters in groups, for people to read and compare: {@code K7F3-9QZM-2AXT}. */
  public String text() {
    return signs().replaceAll("(.{" + GROUP + "})(?=.)", "$1-");
  }

  /** Its first {@value #SIGNS} characters. */
  public String signs() {
    StringBuilder signs = new StringBuilder();
    for (int sign = 0; sign < SIGNS; sign++) {
      int value = 0;
      for (int bit = sign * BITS_OF_A_SIGN; bit < (sign + 1) * BITS_OF_A_SIGN; bit++) {
        value = (value << 1) | bit(bit);
      }
      signs.append(DIGITS.charAt(value));
    }
    return signs.toString();
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
