package oklahoma.host.net;

import java.util.concurrent.TimeUnit;

/** A token bucket: a burst, and a rate in the long run. Confined to one event loop. */
final class TokenBucket {
  private final double burst;
  private final double perNano;
  private double tokens;
  private long filled;

  /**
   * A full bucket.
   *
   * @param now nanoseconds since some moment, as for {@link #spend}
   */
  TokenBucket(int burst, int perSecond, long now) {
    this.burst = burst;
    this.perNano = perSecond / (double) TimeUnit.SECONDS.toNanos(1);
    this.tokens = burst;
    this.filled = now;
  }

  /** Spends a token; false if there is none. */
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
