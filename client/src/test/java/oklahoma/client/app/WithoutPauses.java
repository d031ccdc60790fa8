package oklahoma.client.app;

import java.time.Duration;
import java.util.function.UnaryOperator;
import oklahoma.host.table.setup.MachineTiming;
import oklahoma.host.table.setup.Timing;

/** The machine's clock, but bots do not pause: what takes longer is a matter of the rules. */
public final class WithoutPauses implements Timing, AutoCloseable {
  private static final Duration PAUSES = Duration.ofSeconds(3);

  private final MachineTiming machine = new MachineTiming();
  private final UnaryOperator<Duration> waits;

  /** Waits for all else as long as it is asked to. */
  public WithoutPauses() {
    this(delay -> delay);
  }

  /**
   * @param waits how long the machine waits instead for what takes longer than a bot's pause
   */
  public WithoutPauses(UnaryOperator<Duration> waits) {
    this.waits = waits;
  }

  @Override
  public long nanos() {
    return machine.nanos();
  }

  @Override
  public Alarm after(Duration delay, Runnable ring) {
    return machine.after(delay.compareTo(PAUSES) < 0 ? Duration.ZERO : waits.apply(delay), ring);
  }

  @Override
  public void close() {
    machine.close();
  }
}
