package oklahoma.host.soak;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/** What thousands of guests have seen together. */
final class LoadFigures {
  private static final long LONGEST = TimeUnit.MINUTES.toNanos(10);
  private static final int DIGITS = 3;
  private static final double NANOS_IN_MILLI = 1e6;

  private final Histogram trips = new ConcurrentHistogram(LONGEST, DIGITS);
  private final LongAdder carried = new LongAdder();
  private final AtomicInteger present = new AtomicInteger();
  private final AtomicInteger dealt = new AtomicInteger();
  private volatile Optional<Throwable> fault = Optional.empty();
  private volatile Duration pause = Duration.ZERO;
  private long began;

  void arrived() {
    present.incrementAndGet();
  }

  void left() {
    present.decrementAndGet();
  }

  void dealt() {
    dealt.incrementAndGet();
  }

  void carried() {
    carried.increment();
  }

  void answered(long nanos) {
    trips.recordValue(Math.min(nanos, LONGEST));
  }

  synchronized void broke(Throwable cause) {
    fault = fault.or(() -> Optional.of(cause));
  }

  /** How many are connected. */
  int present() {
    return present.get();
  }

  /** How many deals were told, to every guest of them once. */
  int deals() {
    return dealt.get();
  }

  /** What must not have happened. */
  Optional<Throwable> fault() {
    return fault;
  }

  /** How long a guest thinks before a move. */
  Duration pause() {
    return pause;
  }

  /**
   * From now on guests think for twice as long as half of the answers have taken, so that they ask
   * about half as often.
   */
  void halve() {
    pause = Duration.ofNanos(2 * trips.getValueAtPercentile(50));
  }

  /** Counts again from here. */
  void begin() {
    trips.reset();
    carried.reset();
    began = System.nanoTime();
  }

  /** How many were answered in a second. */
  double perSecond() {
    return trips.getTotalCount() / seconds();
  }

  /** How many were answered. */
  long answers() {
    return trips.getTotalCount();
  }

  /** How many messages went either way in a second. */
  double messagesPerSecond() {
    return carried.sum() / seconds();
  }

  /** All of it in a line. */
  String line(String what) {
    return "%s: %,.0f requests a second; round trip in ms: median %.1f, 90 %% %.1f, 99 %% %.1f, most %.1f; %,.0f messages a second"
        .formatted(
            what,
            perSecond(),
            trips.getValueAtPercentile(50) / NANOS_IN_MILLI,
            trips.getValueAtPercentile(90) / NANOS_IN_MILLI,
            trips.getValueAtPercentile(99) / NANOS_IN_MILLI,
            trips.getMaxValue() / NANOS_IN_MILLI,
            messagesPerSecond());
  }

  private double seconds() {
    return (System.nanoTime() - began) / (double) TimeUnit.SECONDS.toNanos(1);
  }
}
