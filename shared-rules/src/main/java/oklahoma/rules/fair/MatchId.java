package oklahoma.rules.fair;

/**
 * The number that the host makes up by chance for each match, so that nothing said in one match
 * counts in another.
 *
 * @param hex its {@value #BYTES} bytes in hexadecimal digits
 */
public record MatchId(String hex) {
  /** Bytes in it. */
  public static final int BYTES = 16;

  /**
   * A number of these digits.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES} bytes
   */
  public MatchId {
    hex = Digits.of(hex, BYTES);
  }

  /**
   * A number of these bytes.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES}
   */
  public static MatchId of(byte[] bytes) {
    return new MatchId(Digits.of(bytes));
  }

  /** Its bytes. */
  public byte[] bytes() {
    return Digits.bytes(hex);
  }
}
