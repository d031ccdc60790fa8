package oklahoma.host.table.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import oklahoma.host.table.mailbox.Origin;
import oklahoma.host.testing.ManualTiming;
import oklahoma.protocol.identity.Fingerprint;
import org.junit.jupiter.api.Test;

/** How long somebody who guesses has to wait. */
class LoginThrottleTest {
  private static final Origin ATTACKER = from("192.168.1.66");
  private static final String FRIDAY = "Friday";

  private final ManualTiming timing = new ManualTiming();
  private final LoginThrottle throttle = new LoginThrottle(timing);

  @Test
  void eachWrongPasswordDoublesThePauseUpToAnHour() {
    List<Duration> pauses = new ArrayList<>();
    for (int tries = 0; tries < 80; tries++) {
      guess(ATTACKER, FRIDAY);
      Duration pause = pause(ATTACKER);
      pauses.add(pause);
      timing.pass(pause);
    }
    assertThat(pauses)
        .startsWith(minutes(0), minutes(0), minutes(1), minutes(2), minutes(4), minutes(8))
        .contains(minutes(16), minutes(32))
        .allMatch(pause -> pause.compareTo(minutes(60)) <= 0);
    assertThat(pauses.subList(8, 80)).containsOnly(minutes(60));
  }

  @Test
  void aPauseIsOfOneAddressAndNothingIsJudgedInIt() {
    for (int tries = 0; tries < LoginThrottle.FREE; tries++) {
      guess(ATTACKER, FRIDAY);
    }
    assertThat(throttle.judge(ATTACKER, FRIDAY, () -> true))
        .isEqualTo(LoginThrottle.Verdict.PAUSED);
    assertThat(pause(from("192.168.1.20"))).isZero();
    assertThat(throttle.judge(from("192.168.1.20"), FRIDAY, () -> true))
        .isEqualTo(LoginThrottle.Verdict.RIGHT);
    assertThat(pause(ATTACKER)).isEqualTo(minutes(1));
  }

  @Test
  void aDayWithoutAWrongPasswordIsANewBeginning() {
    for (int tries = 0; tries < LoginThrottle.FREE + 3; tries++) {
      guess(ATTACKER, FRIDAY);
      timing.pass(pause(ATTACKER));
    }
    timing.pass(Duration.ofDays(1));
    guess(ATTACKER, FRIDAY);
    assertThat(pause(ATTACKER)).as("after a day").isZero();
  }

  @Test
  void lessThanADayIsNone() {
    for (int tries = 0; tries < LoginThrottle.FREE; tries++) {
      guess(ATTACKER, FRIDAY);
    }
    timing.pass(Duration.ofDays(1).minusSeconds(1));
    guess(ATTACKER, FRIDAY);
    assertThat(pause(ATTACKER)).isEqualTo(minutes(2));
  }

  /** Otherwise the owner of one table could guess at another as often as they like. */
  @Test
  void aRightPasswordTakesBackTheWrongOnesAtItsTableAlone() {
    guess(ATTACKER, FRIDAY);
    guess(ATTACKER, "Saturday");
    assertThat(throttle.judge(ATTACKER, "Saturday", () -> true))
        .isEqualTo(LoginThrottle.Verdict.RIGHT);
    guess(ATTACKER, FRIDAY);
    assertThat(pause(ATTACKER)).isZero();
    guess(ATTACKER, FRIDAY);
    assertThat(pause(ATTACKER)).isEqualTo(minutes(1));
  }

  /** An attacker may have any number of addresses, and the host's memory has an end. */
  @Test
  void ofTooManyAddressesTheOneThatWasQuietForLongestIsForgotten() {
    for (int tries = 0; tries < LoginThrottle.FREE; tries++) {
      guess(ATTACKER, FRIDAY);
    }
    for (int other = 0; other < LoginThrottle.ORIGINS - 1; other++) {
      guess(from("10.0." + other / 256 + "." + other % 256), FRIDAY);
    }
    assertThat(pause(ATTACKER)).isEqualTo(minutes(1));
    for (int other = 0; other < LoginThrottle.ORIGINS; other++) {
      guess(from("10.1." + other / 256 + "." + other % 256), FRIDAY);
    }
    assertThat(pause(ATTACKER)).isZero();
  }

  private void guess(Origin origin, Object lock) {
    assertThat(throttle.judge(origin, lock, () -> false)).isEqualTo(LoginThrottle.Verdict.WRONG);
  }

  private Duration pause(Origin origin) {
    OptionalLong millis = throttle.pause(origin);
    return Duration.ofMillis(millis.orElse(0));
  }

  private static Duration minutes(long minutes) {
    return Duration.ofMinutes(minutes);
  }

  private static Origin from(String network) {
    return new Origin(network, Fingerprint.ofHex("3c".repeat(32)));
  }
}
