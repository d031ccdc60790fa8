package oklahoma.host.table;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * The time for which no player of a lasting table has been connected.
 *
 * @param due when it becomes too long; empty while a player is connected, and after that time
 * @param over whether it has become too long
 */
record AbandonTimer(OptionalLong due, boolean over) {
  /** A player is connected, or the table has none. */
  static final AbandonTimer NONE = new AbandonTimer(OptionalLong.empty(), false);

  /** The time is over: the first newcomer may take over the table. */
  static final AbandonTimer OVER = new AbandonTimer(OptionalLong.empty(), true);

  private static final Duration PATIENCE = Duration.ofHours(1);

  /** The timer while no player is connected: it starts, unless it is running already. */
  AbandonTimer started(long now) {
    return equals(NONE) ? new AbandonTimer(OptionalLong.of(now + PATIENCE.toNanos()), false) : this;
  }
}
