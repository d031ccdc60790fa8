package oklahoma.host.table.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReconnectTimersTest {
  private static final long SECOND = Duration.ofSeconds(1).toNanos();

  private final ReconnectTimers minute = ReconnectTimers.of(Optional.of(Duration.ofSeconds(60)));

  @Test
  void aSeatWaitsForAsLongAsTimeCounts() {
    ReconnectTimers waits = minute.count(true, 0).begin(1, 10 * SECOND);
    assertThat(waits.due()).hasValue(70 * SECOND);
    assertThat(waits.millisLeft(1, 30 * SECOND)).hasValue(40_000);
    ReconnectTimers held = waits.count(false, 30 * SECOND);
    assertThat(held.due()).isEmpty();
    assertThat(held.millisLeft(1, 5_000 * SECOND)).hasValue(40_000);
    ReconnectTimers again = held.count(true, 5_000 * SECOND);
    assertThat(again.due()).hasValue(5_040 * SECOND);
    assertThat(again.millisLeft(1, 6_000 * SECOND)).hasValue(0);
  }

  @Test
  void aSeatThatBeginsToWaitWhileNoTimeCountsHasItsWholeTime() {
    ReconnectTimers waits = minute.begin(1, 0);
    assertThat(waits.due()).isEmpty();
    assertThat(waits.count(true, 100 * SECOND).due()).hasValue(160 * SECOND);
  }

  @Test
  void theLongestWaitComesFirst() {
    ReconnectTimers both = minute.count(true, 0).begin(2, 0).begin(1, SECOND);
    assertThat(both.first()).contains(2);
    assertThat(both.end(2).first()).contains(1);
    assertThat(both.end(2).due()).hasValue(61 * SECOND);
    assertThat(both.begin(2, 5 * SECOND).first()).contains(1);
    assertThat(both.stopped().due()).isEmpty();
  }

  @Test
  void aSeatThatDoesNotWaitHasNoTime() {
    assertThat(minute.millisLeft(1, 0)).isEmpty();
    ReconnectTimers endless = ReconnectTimers.of(Optional.empty()).count(true, 0);
    assertThat(endless.begin(1, 0).millisLeft(1, 0)).isEmpty();
    assertThat(endless.begin(1, 0).due()).isEmpty();
  }
}
