package oklahoma.bot.search;

import java.time.Duration;

/** The time or number of samples that a bot may spend on one decision. */
public sealed interface Budget {
  /** The default budget of a table. */
  Budget USUAL = new Time(Duration.ofMillis(300));

  /** Enough for a sensible move without a wait: for tests and demonstrations. */
  Budget BRIEF = new Samples(60);

  /** Expert's budget as a multiple of Hard's. */
  int EXPERT_TIMES = 5;

  /** This budget multiplied, up to the largest allowed one. */
  Budget multiplied(int times);

  /**
   * This budget as a multiple of the reference budget of 300 samples or 10 milliseconds, with which
   * a search plays well.
   */
  double times();

  /**
   * A number of samples of the hidden cards; the same view and random numbers then give the same
   * move.
   *
   * @param count 1 to 1,000,000
   */
  record Samples(int count) implements Budget {
    private static final int MOST = 1_000_000;
    private static final double ENOUGH = 300;

    public Samples {
      if (count < 1 || count > MOST) {
        throw new IllegalArgumentException("1 to 1,000,000 samples: " + count);
      }
    }

    @Override
    public Budget multiplied(int times) {
      return new Samples((int) Math.min(MOST, (long) times * count));
    }

    @Override
    public double times() {
      return count / ENOUGH;
    }
  }

  /**
   * A time on one core.
   *
   * @param span 1 millisecond to 5 seconds
   */
  record Time(Duration span) implements Budget {
    private static final Duration LEAST = Duration.ofMillis(1);
    private static final Duration MOST = Duration.ofSeconds(5);
    private static final double ENOUGH = Duration.ofMillis(10).toNanos();

    public Time {
      if (span.compareTo(LEAST) < 0 || span.compareTo(MOST) > 0) {
        throw new IllegalArgumentException("1 ms to 5 s: " + span);
      }
    }

    @Override
    public Budget multiplied(int times) {
      Duration more = span.multipliedBy(times);
      return new Time(more.compareTo(MOST) > 0 ? MOST : more);
    }

    @Override
    public double times() {
      return span.toNanos() / ENOUGH;
    }
  }
}
