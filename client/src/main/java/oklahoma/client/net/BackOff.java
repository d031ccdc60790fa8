package oklahoma.client.net;

import java.util.random.RandomGenerator;

/**
 * The delay before each attempt to reach a host again: a random part ("full jitter") of a time that
 * doubles up to ten seconds. So the guests of a host that comes back do not all connect at once.
 */
final class BackOff {
  private static final long FIRST_MS = 500;
  private static final long MOST_MS = 10_000;

  private BackOff() {}

  /**
   * The milliseconds to wait, at random.
   *
   * @param attempt the number of the attempt, from 1
   */
  static long millis(int attempt, RandomGenerator chance) {
    return chance.nextLong(most(attempt) + 1);
  }

  /** The longest wait before an attempt, in milliseconds. */
  static long most(int attempt) {
    int doublings = Math.min(attempt - 1, Long.numberOfLeadingZeros(FIRST_MS) - 1);
    return Math.min(MOST_MS, FIRST_MS << doublings);
  }
}
