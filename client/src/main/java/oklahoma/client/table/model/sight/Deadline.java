package oklahoma.client.table.model.sight;

/**
 * Until when something may be done, by this computer's own clock.
 *
 * @param endNanos when it ends, in the nanoseconds of {@link System#nanoTime}
 * @param lengthMs how long was left when it was heard of, in milliseconds
 */
public record Deadline(long endNanos, long lengthMs) {
  private static final long NANOS = 1_000_000;

  public static Deadline in(long ms, long nowNanos) {
    return new Deadline(nowNanos + ms * NANOS, ms);
  }

  /** Milliseconds left, never negative. */
  public long leftMs(long nowNanos) {
    return Math.max(0, (endNanos - nowNanos) / NANOS);
  }
}
