package oklahoma.host.table.people;

import java.util.OptionalLong;

/**
 * A stopwatch.
 *
 * @param counted the nanoseconds counted until it last started; all of them if it is stopped
 * @param since when it last started; empty if it is stopped
 */
public record Stopwatch(long counted, OptionalLong since) {
  /** A stopped clock at zero. */
  public static final Stopwatch FRESH = new Stopwatch(0, OptionalLong.empty());

  /** Whether it runs. */
  public boolean runs() {
    return since.isPresent();
  }

  /** The nanoseconds that it shows at this time. */
  public long shows(long now) {
    return runs() ? counted + now - since.getAsLong() : counted;
  }

  /** The time at which it will show this; empty while it is stopped. */
  public OptionalLong when(long shown) {
    return runs() ? OptionalLong.of(since.getAsLong() + shown - counted) : OptionalLong.empty();
  }

  /**
   * The watch after a slow write: if it started since then, it starts now.
   *
   * @param then when the write began
   */
  public Stopwatch later(long then, long now) {
    return runs() && since.getAsLong() >= then
        ? new Stopwatch(counted, OptionalLong.of(now))
        : this;
  }

  /** The watch, running or stopped. */
  public Stopwatch run(boolean on, long now) {
    return on == runs()
        ? this
        : new Stopwatch(shows(now), on ? OptionalLong.of(now) : OptionalLong.empty());
  }
}
