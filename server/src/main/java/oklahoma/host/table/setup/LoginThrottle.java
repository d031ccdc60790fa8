package oklahoma.host.table.setup;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import oklahoma.host.table.mailbox.Origin;

/**
 * Counts wrong passwords by origin, over all tables of a host: after {@value #FREE} of them an
 * origin must wait a minute, and twice as long after each further one, up to an hour.
 */
public final class LoginThrottle {
  /** The number of wrong passwords without a penalty. */
  static final int FREE = 3;

  /** The limit of origins; the one that was quiet for longest is forgotten. */
  static final int ORIGINS = 1_024;

  private static final long SHORTEST = Duration.ofMinutes(1).toNanos();
  private static final long LONGEST = Duration.ofHours(1).toNanos();

  /** An entry expires even without a right answer. */
  private static final long FORGOTTEN = Duration.ofDays(1).toNanos();

  /** What became of an answer. */
  public enum Verdict {
    RIGHT,
    WRONG,
    /** It was not looked at. */
    PAUSED
  }

  /**
   * @param wrong how many at each lock
   * @param last when the last one came
   */
  private record Count(Map<Object, Integer> wrong, long last) {
    Count {
      wrong = Map.copyOf(wrong);
    }

    Count oneMore(Object lock, long now) {
      Map<Object, Integer> more = new HashMap<>(wrong);
      more.merge(lock, 1, Integer::sum);
      return new Count(more, now);
    }

    Count without(Object lock) {
      Map<Object, Integer> others = new HashMap<>(wrong);
      others.remove(lock);
      return new Count(others, last);
    }

    /** How long after the last one nothing is heard. */
    long pause() {
      int doublings = wrong.values().stream().mapToInt(each -> each).sum() - FREE;
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

  /** Nobody has tried yet. */
  public LoginThrottle(Timing timing) {
    this.timing = timing;
  }

  /** How many milliseconds from now nobody from there is asked; empty if somebody is. */
  public synchronized OptionalLong pause(Origin origin) {
    Count count = count(origin);
    long left = count.pause() - (timing.nanos() - count.last());
    return left > 0
        ? OptionalLong.of(Math.ceilDiv(left, TimeUnit.MILLISECONDS.toNanos(1)))
        : OptionalLong.empty();
  }

  /**
   * Judges an answer and counts it; one after the other, so that answers at several tables at once
   * are no more tries. A right one takes back the wrong ones at the same lock: somebody who knows
   * the password of one table may still be guessing that of another.
   *
   * @param lock what the answer is to open; tables with the same one share it
   * @param right whether it is right; not asked in a pause
   */
  public synchronized Verdict judge(Origin origin, Object lock, BooleanSupplier right) {
    if (pause(origin).isPresent()) {
      return Verdict.PAUSED;
    }
    if (right.getAsBoolean()) {
      counts.computeIfPresent(origin.network(), (network, count) -> count.without(lock));
      return Verdict.RIGHT;
    }
    counts.put(origin.network(), count(origin).oneMore(lock, timing.nanos()));
    return Verdict.WRONG;
  }

  private Count count(Origin origin) {
    long now = timing.nanos();
    Count count = counts.get(origin.network());
    return count == null || now - count.last() > FORGOTTEN ? new Count(Map.of(), now) : count;
  }
}
