package oklahoma.client.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VolumeTest {

  @Test
  void isReadAsItIsWritten() {
    Volume soft = Volume.USUAL.at(35).switched(false);
    assertThat(soft).hasToString("off 35");
    assertThat(Volume.of("off 35")).isEqualTo(soft);
    assertThat(Volume.of("on 80")).isEqualTo(Volume.USUAL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "on", "on 101", "off -1", "loud 5", "on 5 6", "on five"})
  void whatIsNoneIsRefused(String text) {
    assertThatThrownBy(() -> Volume.of(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
