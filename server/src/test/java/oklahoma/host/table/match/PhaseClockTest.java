package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

class PhaseClockTest {
  private static final long SECOND = Duration.ofSeconds(1).toNanos();
  private static final Optional<Duration> LIMIT = Optional.of(Duration.ofSeconds(15));

  @Test
  void theTimeOfAMomentIsUpOnce() {
    PhaseClock clock = PhaseClock.at(0).begin(LIMIT, 2 * SECOND);
    assertThat(clock.due()).hasValue(17 * SECOND);
    assertThat(clock.millisLeft(16 * SECOND + 1)).hasValue(1_000);
    assertThat(clock.seatDue()).isEmpty();
    PhaseClock rung = clock.rung();
    assertThat(rung.due()).isEmpty();
    assertThat(rung.millisLeft(18 * SECOND)).hasValue(0);
    assertThat(rung.restart(20 * SECOND).due()).hasValue(35 * SECOND);
  }

  @Test
  void theTimeOfAMomentCanBeFixed() {
    PhaseClock stopped = PhaseClock.at(0).begin(LIMIT, 0).count(false, 10 * SECOND);
    assertThat(stopped.due()).isEmpty();
    assertThat(stopped.millisLeft(100 * SECOND)).hasValue(5_000);
    assertThat(stopped.count(true, 100 * SECOND).due()).hasValue(105 * SECOND);
    assertThat(stopped.begin(LIMIT, 100 * SECOND).due()).as("next").hasValue(115 * SECOND);
  }

  @Test
  void aSeatWhoseHumanIsAwayIsWaitedForEightSeconds() {
    PhaseClock clock = PhaseClock.at(0).begin(Optional.empty(), 0).watchFor(Seat.B, 1, 3 * SECOND);
    assertThat(clock.due()).hasValue(11 * SECOND);
    assertThat(clock.seatDue()).contains(Seat.B);
    assertThat(clock.watchFor(Seat.B, 1, 5 * SECOND)).as("the same absence").isEqualTo(clock);
    assertThat(clock.watchFor(Seat.B, 2, 5 * SECOND).due()).hasValue(13 * SECOND);
    assertThat(clock.watchFor(Seat.A, 1, 2 * SECOND).seatDue()).contains(Seat.A);
    assertThat(clock.without(Seat.B).due()).isEmpty();
  }

  @Test
  void whatWasOfOneMomentIsNotOfTheNext() {
    PhaseClock clock = PhaseClock.at(0).watchFor(Seat.B, 1, 0).skip(Seat.C).begin(LIMIT, SECOND);
    assertThat(clock.due()).hasValue(16 * SECOND);
    assertThat(clock.skipped()).isEmpty();
    assertThat(clock.unmoved(4 * SECOND)).isEqualTo(Duration.ofSeconds(3));
  }

  @Test
  void aMoveCountsAndTheMomentGoesOn() {
    PhaseClock clock = PhaseClock.at(0).begin(LIMIT, 0).skip(Seat.A).moved(5 * SECOND);
    assertThat(clock.unmoved(7 * SECOND)).isEqualTo(Duration.ofSeconds(2));
    assertThat(clock.due()).hasValue(15 * SECOND);
    assertThat(clock.skipped()).containsExactly(Seat.A);
  }
}
