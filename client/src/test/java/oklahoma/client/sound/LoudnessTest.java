package oklahoma.client.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoudnessTest {

  @Test
  void isReadAsItIsWritten() {
    Loudness soft = Loudness.USUAL.at(35).heard(false);
    assertThat(soft).hasToString("off 35");
    assertThat(Loudness.of("off 35")).isEqualTo(soft);
    assertThat(Loudness.of("on 80")).isEqualTo(Loudness.USUAL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "on", "on 101", "off -1", "loud 5", "on 5 6", "on five"})
  void whatIsNoneIsRefused(String text) {
    assertThatThrownBy(() -> Loudness.of(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
