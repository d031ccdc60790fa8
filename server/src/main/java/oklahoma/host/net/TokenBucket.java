package oklahoma.host.net;

import java.util.concurrent.TimeUnit;

/** A token bucket, with a burst and an average rate. Confined to one event loop. */
final class TokenBucket {
  private final double burst;
  private final double perNano;
  private double tokens;
  private long filled;

  /**
   * A full bucket.
   *
   * @param now nanoseconds of the clock that {@link #spend} uses too
   */
  TokenBucket(int burst, int perSecond, long now) {
    this.burst = burst;
    this.perNano = perSecond / (double) TimeUnit.SECONDS.toNanos(1);
    this.tokens = burst;
    this.filled = now;
  }

  /** Takes a token; returns false if there is none. */
  boolean spend(long now) {
    tokens = Math.min(burst, tokens + (now - filled) * perNano);
    filled = now;
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }
}
