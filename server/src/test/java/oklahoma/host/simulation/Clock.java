package oklahoma.host.simulation;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;
import oklahoma.host.table.setup.Timing;

/** Virtual time: it passes only from one thing that is due to the next. */
final class Clock implements Timing {

  private static final class Due {
    private final long at;
    private final long order;
    private final Runnable what;
    private boolean cancelled;

    Due(long at, long order, Runnable what) {
      this.at = at;
      this.order = order;
      this.what = what;
    }
  }

  private final PriorityQueue<Due> due =
      new PriorityQueue<>(
          Comparator.<Due>comparingLong(each -> each.at).thenComparingLong(each -> each.order));
  private long now;
  private long order;

  @Override
  public long nanos() {
    return now;
  }

  @Override
  public Alarm after(Duration delay, Runnable ring) {
    return in(delay.toNanos(), ring);
  }

  /** Something happens in so many milliseconds. */
  Alarm inMillis(long millis, Runnable what) {
    return in(millis * 1_000_000, what);
  }

  private Alarm in(long nanos, Runnable what) {
    Due next = new Due(now + nanos, order++, what);
    due.add(next);
    return () -> next.cancelled = true;
  }

  /** Milliseconds since the evening began. */
  long millis() {
    return now / 1_000_000;
  }

  /** The computer slept: time has passed and nothing has rung. */
  void jump(Duration span) {
    now += span.toNanos();
  }

  /** Lets the next thing happen; whether there was one. */
  boolean step() {
    Due next = due.poll();
    if (next == null) {
      return false;
    }
    if (!next.cancelled) {
      now = Math.max(now, next.at);
      next.what.run();
    }
    return true;
  }
}
