package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class BackOffTest {

  @Test
  void theLongestWaitDoublesUpToTenSeconds() {
    assertThat(IntStream.rangeClosed(1, 7).mapToLong(BackOff::most))
        .containsExactly(500L, 1_000L, 2_000L, 4_000L, 8_000L, 10_000L, 10_000L);
    assertThat(BackOff.most(Integer.MAX_VALUE)).isEqualTo(10_000);
  }

  @Test
  void waitsAreSpreadOverTheWholeTime() {
    SplittableRandom chance = new SplittableRandom(1);
    LongStream waits = LongStream.generate(() -> BackOff.millis(3, chance)).limit(2_000);
    assertThat(waits.summaryStatistics())
        .satisfies(all -> assertThat(all.getMin()).isBetween(0L, 50L))
        .satisfies(all -> assertThat(all.getMax()).isBetween(1_950L, 2_000L))
        .satisfies(all -> assertThat(all.getAverage()).isBetween(900.0, 1_100.0));
  }
}
