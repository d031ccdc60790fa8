package oklahoma.protocol.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class PasswordVerifierTest {
  private static final TablePassword RIGHT = TablePassword.of("седем куки").orElseThrow();
  private static final TablePassword WRONG = TablePassword.of("seven hooks").orElseThrow();
  private static final Fingerprint HOST = Fingerprint.ofHex("ab".repeat(32));
  private static final Fingerprint OTHER_HOST = Fingerprint.ofHex("cd".repeat(32));
  private static final PasswordVerifier VERIFIER = PasswordVerifier.of(RIGHT, new byte[16]);

  @Test
  void aGuestWithThePasswordIsAccepted() {
    PasswordProof proof = PasswordProof.of(RIGHT, challenge(1), HOST);
    assertThat(VERIFIER.accepts(proof, challenge(1), HOST)).isTrue();
  }

  @Test
  void anotherPasswordDoesNot() {
    PasswordProof proof = PasswordProof.of(WRONG, challenge(1), HOST);
    assertThat(VERIFIER.accepts(proof, challenge(1), HOST)).isFalse();
  }

  @Test
  void aProofIsGoodForItsOwnQuestionAndHostAlone() {
    PasswordProof proof = PasswordProof.of(RIGHT, challenge(1), HOST);
    assertThat(VERIFIER.accepts(proof, challenge(2), HOST)).isFalse();
    assertThat(VERIFIER.accepts(proof, challenge(1), OTHER_HOST)).isFalse();
  }

  @Test
  void theVerifierItselfIsNoWayIn() {
    PasswordProof stolen = new PasswordProof(VERIFIER.stored());
    assertThat(VERIFIER.accepts(stolen, challenge(1), HOST)).isFalse();
  }

  /** RFC 5802 with SHA-256 and other words; worked out once with another implementation. */
  @Test
  void theVerifierOfAPasswordIsPinned() {
    PasswordVerifier verifier =
        PasswordVerifier.of(
            TablePassword.of("black queen").orElseThrow(),
            HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f"));
    assertThat(verifier.text())
        .isEqualTo(
            "000102030405060708090a0b0c0d0e0f:e91b6d9c8fc7f5f674b317a62316aad9e579699ab7ba63657b8c83eaf6d6e7ef");
  }

  @Test
  void aVerifierIsReadAgainAsItWasWritten() {
    assertThat(PasswordVerifier.ofText(VERIFIER.text())).isEqualTo(VERIFIER);
    assertThatIllegalArgumentException().isThrownBy(() -> PasswordVerifier.ofText("00:11:22"));
    assertThatIllegalArgumentException().isThrownBy(() -> PasswordVerifier.ofText("00:11"));
  }

  @Test
  void aPasswordIsOfSomeLengthAndWithoutTraps() {
    assertThat(TablePassword.of("abc")).isEmpty();
    assertThat(TablePassword.of("a".repeat(41))).isEmpty();
    assertThat(TablePassword.of("ab\u202ecd")).isEmpty();
    assertThat(TablePassword.of("  черна дама ")).isEqualTo(TablePassword.of("черна дама"));
  }

  @Test
  void nothingShowsIt() {
    assertThat(RIGHT.toString()).doesNotContain("куки");
    assertThat(VERIFIER.toString()).doesNotContain(VERIFIER.stored().hex().substring(0, 6));
  }

  private static PasswordChallenge challenge(int nonce) {
    byte[] bytes = new byte[PasswordChallenge.NONCE_BYTES];
    bytes[0] = (byte) nonce;
    return new PasswordChallenge(VERIFIER.salt(), Octets.of(bytes));
  }
}
