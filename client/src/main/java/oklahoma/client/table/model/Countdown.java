package oklahoma.client.table.model;

/**
 * How long something may still be done.
 *
 * @param endNanos when it ends, by the clock that the panel was given, in nanoseconds
 * @param lengthMs how long it is in all, in milliseconds
 */
public record Countdown(long endNanos, long lengthMs) {
  private static final double NANOS = 1_000_000;
  private static final double SECOND = 1_000;

  /** The part that is left, 0 to 1. */
  public double part(long nowNanos) {
    return lengthMs <= 0 ? 0 : Math.clamp(leftMs(nowNanos) / lengthMs, 0, 1);
  }

  /** Seconds left, begun ones counted whole; never negative. */
  public int seconds(long nowNanos) {
    return (int) Math.ceil(leftMs(nowNanos) / SECOND);
  }

  private double leftMs(long nowNanos) {
    return Math.max(0, (endNanos - nowNanos) / NANOS);
  }
}
