package oklahoma.rules.fair;

/**
 * The random number that the host generates for each match, so that a commitment of one match is
 * void in any other, and the version of the match's shuffles.
 *
 * @param scheme how the shuffles are made: 1, or {@value #LATEST}, where the first dealer follows
 *     from the secrets, too
 * @param hex its {@value #BYTES} bytes in hexadecimal digits
 */
public record MatchId(int scheme, String hex) {
  /** Bytes in it. */
  public static final int BYTES = 16;

  /** The scheme of every match that begins now. */
  public static final int LATEST = 2;

  private static final String OF = "-";

  /**
   * A number of these digits.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES} bytes, or if there is no such
   *     scheme
   */
  public MatchId {
    hex = Digits.of(hex, BYTES);
    if (scheme < 1 || scheme > LATEST) {
      throw new IllegalArgumentException("no such scheme: " + scheme);
    }
  }

  /** A number of these digits for a match that begins now. */
  public MatchId(String hex) {
    this(LATEST, hex);
  }

  /**
   * A number of these bytes for a match that begins now.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES}
   */
  public static MatchId of(byte[] bytes) {
    return of(LATEST, bytes);
  }

  /**
   * A number of these bytes.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES}, or if there is no such scheme
   */
  public static MatchId of(int scheme, byte[] bytes) {
    return new MatchId(scheme, Digits.of(bytes));
  }

  /** The number from its {@link #text}. */
  public static MatchId read(String text) {
    int end = text.indexOf(OF);
    return end < 0
        ? new MatchId(1, text)
        : new MatchId(Integer.parseInt(text.substring(0, end)), text.substring(end + 1));
  }

  /** The scheme and the digits; in the first scheme the digits alone. */
  public String text() {
    return scheme == 1 ? hex : scheme + OF + hex;
  }

  /** Its bytes. */
  public byte[] bytes() {
    return Digits.bytes(hex);
  }
}
