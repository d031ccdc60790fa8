package oklahoma.client.table.model.sight;

/**
 * A deadline, by this computer's own clock.
 *
 * @param endNanos when it ends, in the nanoseconds of {@link System#nanoTime}
 * @param lengthMs how long it is in all, or was when it was heard of, in milliseconds
 */
public record Countdown(long endNanos, long lengthMs) {
  private static final long NANOS = 1_000_000;
  private static final double SECOND = 1_000;

  /** One that has all its length before it. */
  public static Countdown in(long ms, long nowNanos) {
    return new Countdown(nowNanos + ms * NANOS, ms);
  }

  /** The part that is left, 0 to 1. */
  public double part(long nowNanos) {
    return lengthMs <= 0 ? 0 : Math.clamp(leftMs(nowNanos) / lengthMs, 0, 1);
  }

  /** Seconds left, begun ones counted whole; never negative. */
  public int seconds(long nowNanos) {
    return (int) Math.ceil(leftMs(nowNanos) / SECOND);
  }

  /** Milliseconds left, never negative. */
  public double leftMs(long nowNanos) {
    return Math.max(0, (double) (endNanos - nowNanos) / NANOS);
  }
}
