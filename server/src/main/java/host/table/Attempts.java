package host.table;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How many wrong passwords have come from where: after {@value #FREE} of them nothing from there is
 * heard for a minute, and twice as long after each further one, up to an hour. Used by the table's
 * thread alone.
 */
final class Attempts {
  /** So many wrong passwords cost nothing. */
  static final int FREE = 3;

  /** Of how many origins it keeps count; the one that was quiet for longest is forgotten. */
  static final int ORIGINS = 1_024;

  private static final long SHORTEST = Duration.ofMinutes(1).toNanos();
  private static final long LONGEST = Duration.ofHours(1).toNanos();

  /**
   * @param wrong how many
   * @param last when the last one came
   */
  private record Count(int wrong, long last) {
    /** How long after the last one nothing is heard. */
    long pause() {
      int doublings = wrong - FREE;
      return doublings < 0 ? 0 : Math.min(LONGEST, SHORTEST << Math.min(doublings, Byte.SIZE));
    }
  }

  private final Timing timing;
  private final Map<String, Count> counts =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Count> eldest) {
          return size() > ORIGINS;
        }
      };

  Attempts(Timing timing) {
    this.timing = timing;
  }

  /** Whether nothing is heard from there now. */
  boolean paused(Origin origin) {
    Count count = counts.get(origin.network());
    return count != null && timing.nanos() - count.last() < count.pause();
  }

  /** A wrong password came from there. */
  void wrong(Origin origin) {
    Count before = counts.getOrDefault(origin.network(), new Count(0, 0));
    counts.put(origin.network(), new Count(before.wrong() + 1, timing.nanos()));
  }

  /** The password came from there. */
  void right(Origin origin) {
    counts.remove(origin.network());
  }
}
