package oklahoma.host.table.setup;

import java.time.Duration;
import java.util.Optional;

/**
 * The waiting times of a table.
 *
 * @param pace how long bots take
 * @param grace how long a seat waits for a human whose connection is lost, before a bot stands in;
 *     it waits without end if empty
 * @param nextDealAfter how long a finished deal is shown before the next one begins by itself; it
 *     waits for every human if empty
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

  /** A seat is kept for a minute, and the next deal waits for every human. */
  static WaitingTimes forEverybody(BotPace pace) {
    return new WaitingTimes(pace, Optional.of(USUAL_GRACE), Optional.empty());
  }

  /** A seat is kept for a minute, and a deal is shown for twenty seconds. */
  static WaitingTimes usual(BotPace pace) {
    return new WaitingTimes(pace, Optional.of(USUAL_GRACE), Optional.of(USUAL_PAUSE));
  }

  /** The same where seats are kept for longer or shorter; without end if empty. */
  WaitingTimes grace(Optional<Duration> other) {
    return new WaitingTimes(pace, other, nextDealAfter);
  }

  /** The same where the next deal begins by itself after a while. */
  WaitingTimes nextDealAfter(Duration pause) {
    return new WaitingTimes(pace, grace, Optional.of(pause));
  }
}
