package oklahoma.client.net;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * Opens connections to hosts for a caller on another thread.
 *
 * @param lines carries the connections
 * @param executor where listeners are called; it must keep the order
 * @param timing the clock of the connections; what is due is done on the executor
 * @param silence after which a connection over the network has ended
 */
public record Connector(Lines lines, Executor executor, Timing timing, Duration silence) {
  /** After this much silence the connection counts as lost. */
  static final Duration SILENCE = Duration.ofSeconds(10);

  /** By this machine's clock. */
  public Connector(Lines lines, Executor executor) {
    this(lines, executor, Timing.machine(executor));
  }

  /** By another clock. */
  public Connector(Lines lines, Executor executor, Timing timing) {
    this(lines, executor, timing, SILENCE);
  }
}
