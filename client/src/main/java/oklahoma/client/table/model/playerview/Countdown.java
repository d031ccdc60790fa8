package oklahoma.client.table.model.playerview;

/**
 * A deadline by this computer's clock.
 *
 * @param endNanos the deadline, in the nanoseconds of {@link System#nanoTime}
 * @param lengthMs the whole time, or what was left of it when this client learned of it, in
 *     milliseconds
 */
public record Countdown(long endNanos, long lengthMs) {
  private static final long NANOS = 1_000_000;
  private static final double SECOND = 1_000;

  /** A countdown that begins now. */
  public static Countdown in(long ms, long nowNanos) {
    return new Countdown(nowNanos + ms * NANOS, ms);
  }

  /** The part of the time that is left, 0 to 1. */
  public double part(long nowNanos) {
    return lengthMs <= 0 ? 0 : Math.clamp(leftMs(nowNanos) / lengthMs, 0, 1);
  }

  /** Seconds left, rounded up; never negative. */
  public int seconds(long nowNanos) {
    return (int) Math.ceil(leftMs(nowNanos) / SECOND);
  }

  /** Milliseconds left, never negative. */
  public double leftMs(long nowNanos) {
    return Math.max(0, (double) (endNanos - nowNanos) / NANOS);
  }
}
