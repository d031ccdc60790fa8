package oklahoma.host.table;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * How long no player of a lasting table has been connected.
 *
 * @param due when it has been too long; empty while somebody is there, and from that time on
 * @param over whether it has been too long
 */
record AbandonTimer(OptionalLong due, boolean over) {
  /** A player is connected, or the table has none. */
  static final AbandonTimer NONE = new AbandonTimer(OptionalLong.empty(), false);

  /** It has been too long: the first newcomer may take over the table. */
  static final AbandonTimer OVER = new AbandonTimer(OptionalLong.empty(), true);

  private static final Duration PATIENCE = Duration.ofHours(1);

  /** Nobody is connected any more, unless that was so before. */
  AbandonTimer goesOn(long now) {
    return equals(NONE) ? new AbandonTimer(OptionalLong.of(now + PATIENCE.toNanos()), false) : this;
  }
}
