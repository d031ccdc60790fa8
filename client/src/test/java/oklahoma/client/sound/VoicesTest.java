package oklahoma.client.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class VoicesTest {
  private final Voices voices = new Voices();
  private final short[] block = new short[100];

  @Test
  void theLeastImportantOfManyGivesWay() {
    for (int i = 0; i < Voices.MOST - 1; i++) {
      assertThat(start(Cue.KNOCK)).isTrue();
    }
    assertThat(start(Cue.SLIDE)).isTrue();
    assertThat(start(Cue.DROP)).isTrue();
    assertThat(voices.sounding()).hasSize(Voices.MOST).contains(Cue.DROP).doesNotContain(Cue.SLIDE);
    assertThat(start(Cue.SLIDE)).as("everything else is more important").isFalse();
    assertThat(start(Cue.GIN)).isTrue();
    assertThat(voices.sounding()).doesNotContain(Cue.DROP).endsWith(Cue.GIN);
  }

  @Test
  void ofEqualsTheOldestGivesWay() {
    start(Cue.GIN);
    for (int i = 1; i < Voices.MOST; i++) {
      start(Cue.KNOCK);
    }
    start(Cue.KNOCK);
    assertThat(voices.sounding()).startsWith(Cue.GIN).hasSize(Voices.MOST);
  }

  @Test
  void manyAtOnceAreRoundedOffAndEnd() {
    for (int i = 0; i < Voices.MOST; i++) {
      start(Cue.KNOCK);
    }
    voices.mix(block);
    assertThat(block[0]).isBetween((short) 31_000, (short) 32_000);
    assertThat(voices.silent()).isFalse();
    for (int i = 0; i < 10; i++) {
      voices.mix(block);
    }
    assertThat(voices.silent()).isTrue();
    voices.mix(block);
    assertThat(block).containsOnly((short) 0);
  }

  @Test
  void aHigherPitchIsOverSooner() {
    voices.start(Cue.DROP, flat(190), 1, 2);
    voices.mix(block);
    assertThat(voices.silent()).isTrue();
    voices.start(Cue.DROP, flat(190), 0.5, 1);
    voices.mix(block);
    assertThat(voices.silent()).isFalse();
    assertThat(block[50]).isBetween((short) 14_000, (short) 16_000);
  }

  private boolean start(Cue cue) {
    return voices.start(cue, flat(600), 1, 1);
  }

  private static float[] flat(int length) {
    float[] samples = new float[length];
    Arrays.fill(samples, 1);
    return samples;
  }
}
