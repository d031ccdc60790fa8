package oklahoma.client.net;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * Opens connections to hosts for a caller on another thread.
 *
 * @param eventLoops carries the connections
 * @param executor where listeners are called; it must keep the order
 * @param timing the clock of the connections; what is due is done on the executor
 * @param silence after which a connection over the network has ended
 */
public record Connector(EventLoops eventLoops, Executor executor, Timing timing, Duration silence) {
  /** After this much silence the connection counts as lost. */
  static final Duration SILENCE = Duration.ofSeconds(10);

  /** By this machine's clock. */
  public Connector(EventLoops eventLoops, Executor executor) {
    this(eventLoops, executor, Timing.machine(executor));
  }

  /** By another clock. */
  public Connector(EventLoops eventLoops, Executor executor, Timing timing) {
    this(eventLoops, executor, timing, SILENCE);
  }
}
