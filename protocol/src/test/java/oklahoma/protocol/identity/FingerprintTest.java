package oklahoma.protocol.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.KeyPairGenerator;
import java.security.PublicKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a host is known by, as people read and write it. */
class FingerprintTest {

  /** 60 bits: twelve times five, the highest first. */
  @ParameterizedTest
  @CsvSource({
    "000000000000000, 0000-0000-0000",
    "fffffffffffffff, ZZZZ-ZZZZ-ZZZZ",
    "00443214c74254b, 0123-4567-89AB",
    "800000000000000, G000-0000-0000",
    "000000000000001, 0000-0000-0001"
  })
  void itsFirstBitsAreSigns(String start, String text) {
    Fingerprint fingerprint = Fingerprint.ofHex(start + "0".repeat(64 - start.length()));
    assertThat(fingerprint.text()).isEqualTo(text);
    assertThat(fingerprint.prefix()).isEqualTo(text.replace("-", ""));
    assertThat(fingerprint.toString()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0123-4567-89AB", "o123 4567 89ab", "OI23456789AB", "0l2345-6789-A"})
  void itIsReadAsPeopleWriteIt(String written) {
    Fingerprint fingerprint = Fingerprint.ofHex("00443214c74254b" + "0".repeat(49));
    assertThat(Fingerprint.prefixOf(written))
        .hasValueSatisfying(signs -> {
          assertThat(fingerprint.beginsWith(signs)).isTrue();
          assertThat(Fingerprint.ofHex("f".repeat(64)).beginsWith(signs)).isFalse();
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0123", "0123-4567-8", "0123-4567-89AB-C", "0123-4567-89AU", "Ж123456789"})
  void anythingElseIsNone(String written) {
    assertThat(Fingerprint.prefixOf(written)).isEmpty();
  }

  @Test
  void itIsThatOfTheKeyAndComesBackFromItsDigits() throws Exception {
    PublicKey key = KeyPairGenerator.getInstance("EC").generateKeyPair().getPublic();
    Fingerprint fingerprint = Fingerprint.of(key);
    assertThat(fingerprint).isEqualTo(Fingerprint.of(key));
    assertThat(Fingerprint.ofHex(fingerprint.hex())).isEqualTo(fingerprint);
    assertThatThrownBy(() -> Fingerprint.ofHex("00")).isInstanceOf(IllegalArgumentException.class);
  }
}
