package oklahoma.protocol.identity;

/**
 * A host's challenge to a guest who wants to join a table with a password.
 *
 * @param salt of the table's {@link PasswordVerifier}
 * @param nonce random, for this challenge only
 */
public record PasswordChallenge(Octets salt, Octets nonce) {
  /** Bytes in a nonce. */
  public static final int NONCE_BYTES = 32;

  /**
   * @throws IllegalArgumentException if a part has another length
   */
  public PasswordChallenge {
    if (salt.length() != PasswordVerifier.SALT_BYTES || nonce.length() != NONCE_BYTES) {
      throw new IllegalArgumentException("no challenge is of this length");
    }
  }
}
