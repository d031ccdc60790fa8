package oklahoma.host.table.setup;

import java.time.Duration;
import java.util.Optional;

/**
 * The waiting times of a table.
 *
 * @param pace the pace of the bots
 * @param grace how long a seat waits for a human whose connection is lost, before a bot stands in;
 *     empty for no limit
 * @param nextDealAfter how long a finished deal is shown before the next one begins by itself;
 *     empty to wait for every human
 */
public record WaitingTimes(
    BotPace pace, Optional<Duration> grace, Optional<Duration> nextDealAfter) {
  private static final Duration USUAL_GRACE = Duration.ofSeconds(60);
  private static final Duration USUAL_PAUSE = Duration.ofSeconds(20);

  public WaitingTimes {
    if (grace.filter(Duration::isNegative).isPresent()) {
      throw new IllegalArgumentException("a grace is not negative");
    }
  }

  /** A minute for a lost connection; the next deal waits for every human. */
  static WaitingTimes forEverybody(BotPace pace) {
    return new WaitingTimes(pace, Optional.of(USUAL_GRACE), Optional.empty());
  }

  /** A minute for a lost connection, and twenty seconds for a finished deal. */
  static WaitingTimes usual(BotPace pace) {
    return new WaitingTimes(pace, Optional.of(USUAL_GRACE), Optional.of(USUAL_PAUSE));
  }

  /** These times with another grace period; empty for no limit. */
  WaitingTimes grace(Optional<Duration> other) {
    return new WaitingTimes(pace, other, nextDealAfter);
  }

  /** These times with a time limit for the pause between deals. */
  WaitingTimes nextDealAfter(Duration pause) {
    return new WaitingTimes(pace, grace, Optional.of(pause));
  }
}
