package oklahoma.host.table.people;

import java.util.OptionalLong;

/**
 * A clock that can be stopped.
 *
 * @param counted the nanoseconds that it had counted when it began to run, or all if it is stopped
 * @param since when it began to run; it is stopped if empty
 */
public record Stopwatch(long counted, OptionalLong since) {
  /** A stopped clock at zero. */
  public static final Stopwatch FRESH = new Stopwatch(0, OptionalLong.empty());

  /** Whether it counts now. */
  public boolean runs() {
    return since.isPresent();
  }

  /** The time that it shows. */
  public long shows(long now) {
    return runs() ? counted + now - since.getAsLong() : counted;
  }

  /** The time at which it will show this; never while it is stopped. */
  public OptionalLong when(long shown) {
    return runs() ? OptionalLong.of(since.getAsLong() + shown - counted) : OptionalLong.empty();
  }

  /** If it began to run then or later, it runs only from now on. */
  public Stopwatch later(long then, long now) {
    return runs() && since.getAsLong() >= then
        ? new Stopwatch(counted, OptionalLong.of(now))
        : this;
  }

  /** Runs from now on, or stops. */
  public Stopwatch run(boolean on, long now) {
    return on == runs()
        ? this
        : new Stopwatch(shows(now), on ? OptionalLong.of(now) : OptionalLong.empty());
  }
}
