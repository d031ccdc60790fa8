package oklahoma.rules.fair;

/**
 * The secret that the host or a seat contributes to one deal. It must be unpredictable, generated
 * for this deal only, and not revealed before its time.
 *
 * @param hex its {@value #BYTES} bytes in hexadecimal digits
 */
public record Secret(String hex) {
  /** Bytes in a secret. */
  public static final int BYTES = 32;

  /**
   * A secret of these digits.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES} bytes
   */
  public Secret {
    hex = Digits.of(hex, BYTES);
  }

  /**
   * A secret of these bytes.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES}
   */
  public static Secret of(byte[] bytes) {
    return new Secret(Digits.of(bytes));
  }

  /** Its bytes. */
  public byte[] bytes() {
    return Digits.bytes(hex);
  }

  /** Without the secret, so that no log shows it. */
  @Override
  public String toString() {
    return "secret";
  }
}
