package host.bot;

import java.time.Duration;

/** How long a bot may guess at the hidden cards for one decision. */
public sealed interface Budget {
  /** What a table gives unless it is told otherwise. */
  Budget USUAL = new Time(Duration.ofMillis(300));

  /** Enough for a sensible move at once: for tests and demonstrations. */
  Budget BRIEF = new Samples(60);

  /**
   * So many guesses at the hidden cards; the same view and the same dice then make the same move.
   *
   * @param count 1 to 1,000,000
   */
  record Samples(int count) implements Budget {
    public Samples {
      if (count < 1 || count > 1_000_000) {
        throw new IllegalArgumentException("1 to 1,000,000 samples: " + count);
      }
    }
  }

  /**
   * As many guesses as fit into a time on one core.
   *
   * @param span 1 millisecond to 5 seconds
   */
  record Time(Duration span) implements Budget {
    private static final Duration LEAST = Duration.ofMillis(1);
    private static final Duration MOST = Duration.ofSeconds(5);

    public Time {
      if (span.compareTo(LEAST) < 0 || span.compareTo(MOST) > 0) {
        throw new IllegalArgumentException("1 ms to 5 s: " + span);
      }
    }
  }
}
