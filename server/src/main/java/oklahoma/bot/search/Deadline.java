package oklahoma.bot.search;

/** Tells when a budget is spent. */
public final class Deadline {
  private final Budget budget;
  private final long begun;

  private Deadline(Budget budget, long begun) {
    this.budget = budget;
    this.begun = begun;
  }

  /** The deadline of a budget that starts now. */
  public static Deadline of(Budget budget) {
    return new Deadline(budget, System.nanoTime());
  }

  /** The budget. */
  Budget budget() {
    return budget;
  }

  /** Whether the budget is used up after this many samples. */
  public boolean spent(int samples) {
    return switch (budget) {
      case Budget.Samples(int count) -> samples >= count;
      case Budget.Time time -> System.nanoTime() - begun >= time.span().toNanos();
    };
  }
}
