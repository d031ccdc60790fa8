package oklahoma.client.app;

import java.time.Duration;
import oklahoma.host.table.setup.MachineTiming;
import oklahoma.host.table.setup.Timing;

/** The machine's clock, but bots do not pause: what takes longer is a matter of the rules. */
final class WithoutPauses implements Timing, AutoCloseable {
  private static final Duration PAUSES = Duration.ofSeconds(3);

  private final MachineTiming machine = new MachineTiming();

  @Override
  public long nanos() {
    return machine.nanos();
  }

  @Override
  public Alarm after(Duration delay, Runnable ring) {
    return machine.after(delay.compareTo(PAUSES) < 0 ? Duration.ZERO : delay, ring);
  }

  @Override
  public void close() {
    machine.close();
  }
}
