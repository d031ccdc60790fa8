package oklahoma.protocol.identity;

/**
 * The answer to a {@link PasswordChallenge}: it proves to the host of that challenge alone that the
 * sender knows the password, without revealing it.
 */
public record PasswordProof(Octets value) {
  /**
   * @throws IllegalArgumentException if it has another length than every proof
   */
  public PasswordProof {
    if (value.length() != PasswordVerifier.HASH_BYTES) {
      throw new IllegalArgumentException("a proof has " + PasswordVerifier.HASH_BYTES + " bytes");
    }
  }

  /**
   * Proves knowledge of the password to a host. Takes a tenth of a second or so, on purpose.
   *
   * @param host by what the guest knows the host on this very line, so that nobody who stands
   *     between them can pass the proof on
   */
  public static PasswordProof of(
      TablePassword password, PasswordChallenge challenge, Fingerprint host) {
    return PasswordVerifier.proof(password, challenge, host);
  }
}
