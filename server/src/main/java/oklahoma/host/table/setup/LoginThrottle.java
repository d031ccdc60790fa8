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
 * Counts wrong passwords by origin, over all tables of a host. After {@value #FREE} of them an
 * origin must wait a minute, and twice as long after each further one, up to an hour.
 */
public final class LoginThrottle {
  /** The number of wrong passwords without a penalty. */
  static final int FREE = 3;

  /** The limit of origins to remember; it forgets the one that was quiet for longest. */
  static final int ORIGINS = 1_024;

  private static final long SHORTEST = Duration.ofMinutes(1).toNanos();
  private static final long LONGEST = Duration.ofHours(1).toNanos();

  /** The time after which an entry expires, even without a right answer. */
  private static final long FORGOTTEN = Duration.ofDays(1).toNanos();

  /** The verdict on an answer. */
  public enum Verdict {
    RIGHT,
    WRONG,
    /** The throttle did not check it, because a pause is running. */
    PAUSED
  }

  /**
   * @param wrong the number of wrong answers for each lock
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

    /** How long the pause after the last wrong answer is. */
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

  /** A throttle without entries. */
  public LoginThrottle(Timing timing) {
    this.timing = timing;
  }

  /** How many milliseconds the pause of this origin still lasts; empty if there is none. */
  public synchronized OptionalLong pause(Origin origin) {
    Count count = count(origin);
    long left = count.pause() - (timing.nanos() - count.last());
    return left > 0
        ? OptionalLong.of(Math.ceilDiv(left, TimeUnit.MILLISECONDS.toNanos(1)))
        : OptionalLong.empty();
  }

  /**
   * Judges an answer and counts it. It judges one answer after the other, so that simultaneous
   * answers at several tables give no extra tries. A right answer clears the wrong ones for its
   * lock only, since somebody who knows one table's password may be guessing another's.
   *
   * @param lock what the password opens; tables with the same password share it
   * @param right whether the answer is right; not called during a pause
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
