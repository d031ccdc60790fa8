package oklahoma.bot.search;

/** Says when a budget is spent. */
public final class Deadline {
  private final Budget budget;
  private final long begun;

  private Deadline(Budget budget, long begun) {
    this.budget = budget;
    this.begun = begun;
  }

  /** A budget that begins now. */
  public static Deadline of(Budget budget) {
    return new Deadline(budget, System.nanoTime());
  }

  /** What may be spent. */
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
