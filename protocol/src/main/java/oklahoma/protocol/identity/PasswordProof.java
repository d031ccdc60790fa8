package oklahoma.protocol.identity;

/**
 * The answer to a {@link PasswordChallenge}: it proves to the host of that challenge alone that the
 * sender knows the password, without revealing it.
 */
public record PasswordProof(Octets value) {
  /**
   * @throws IllegalArgumentException if it does not have the length of a proof
   */
  public PasswordProof {
    if (value.length() != PasswordVerifier.HASH_BYTES) {
      throw new IllegalArgumentException("a proof has " + PasswordVerifier.HASH_BYTES + " bytes");
    }
  }

  /**
   * Proves knowledge of the password to a host. Takes about a tenth of a second, on purpose.
   *
   * @param host the fingerprint that the guest sees on this connection, so that a machine in the
   *     middle cannot use the proof
   */
  public static PasswordProof of(
      TablePassword password, PasswordChallenge challenge, Fingerprint host) {
    return PasswordVerifier.proof(password, challenge, host);
  }
}
