package oklahoma.client.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SynthesisTest {

  @ParameterizedTest
  @EnumSource(Cue.class)
  void everyCueIsShortAndBeginsAndEndsInSilence(Cue cue) {
    float[] samples = Synthesis.of(cue);
    double seconds = (double) samples.length / Wave.RATE;
    assertThat(seconds).isBetween(0.05, 1.3);
    assertThat(samples[0]).isZero();
    assertThat(samples[samples.length - 1]).isZero();
    for (int i = 1; i < 20; i++) {
      assertThat(Math.abs(samples[i])).as("no click at the start").isLessThan(0.1f * i);
      assertThat(Math.abs(samples[samples.length - 1 - i]))
          .as("no click at the end")
          .isLessThan(0.05f);
    }
    assertThat(greatest(samples)).isBetween(0.25f, 1f);
  }

  @ParameterizedTest
  @EnumSource(Cue.class)
  void cuesAreDistinguished(Cue cue) {
    assertThat(Stream.of(Cue.values()).filter(other -> other != cue).map(Synthesis::of))
        .doesNotContain(Synthesis.of(cue));
  }

  private static float greatest(float[] samples) {
    float greatest = 0;
    for (float sample : samples) {
      greatest = Math.max(greatest, Math.abs(sample));
    }
    return greatest;
  }
}
