package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FrameTimesTest {

  @Test
  void theMiddleAndTheLateOnes() {
    FrameTimes times =
        new FrameTimes(IntStream.rangeClosed(1, 200).mapToObj(i -> 201.0 - i).toList());
    assertThat(times.median()).isEqualTo(100);
    assertThat(times.percentile(99)).isEqualTo(198);
    assertThat(times.percentile(100)).isEqualTo(200);
  }

  @Test
  void howManyInASecond() {
    assertThat(new FrameTimes(List.of(10.0, 30.0)).perSecond()).isEqualTo(50);
    assertThat(new FrameTimes(List.of(16.0)).median()).isEqualTo(16);
  }

  @Test
  void noPictureIsNoMeasurement() {
    assertThatThrownBy(() -> new FrameTimes(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
