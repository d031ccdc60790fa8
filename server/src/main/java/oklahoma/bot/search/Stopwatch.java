package oklahoma.bot.search;

/** Says when a budget is spent. */
public final class Stopwatch {
  private final Budget budget;
  private final long begun;

  private Stopwatch(Budget budget, long begun) {
    this.budget = budget;
    this.begun = begun;
  }

  /** A budget that begins now. */
  public static Stopwatch of(Budget budget) {
    return new Stopwatch(budget, System.nanoTime());
  }

  /** What it watches. */
  Budget budget() {
    return budget;
  }

  /** Whether nothing is left after so many samples. */
  public boolean spent(int samples) {
    return switch (budget) {
      case Budget.Samples(int count) -> samples >= count;
      case Budget.Time time -> System.nanoTime() - begun >= time.span().toNanos();
    };
  }
}
