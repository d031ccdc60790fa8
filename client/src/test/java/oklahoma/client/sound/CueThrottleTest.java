package oklahoma.client.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CueThrottleTest {

  @Test
  void aBurstOfCardsMakesOnlyAFewSounds() {
    CueThrottle thinning = new CueThrottle();
    long played = LongStream.range(0, 300).filter(ms -> thinning.lets(Cue.SLIDE, ms)).count();
    assertThat(played).isEqualTo(7);
    assertThat(thinning.lets(Cue.DROP, 299)).as("another cue").isTrue();
    assertThat(thinning.lets(Cue.DROP, 300)).isFalse();
  }
}
