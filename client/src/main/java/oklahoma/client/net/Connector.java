package oklahoma.client.net;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * Opens connections to hosts for a caller on another thread.
 *
 * @param eventLoops the threads of the connections
 * @param executor calls the listeners; it must keep the order
 * @param timing the clock of the connections; it runs tasks on the executor
 * @param silence a network connection ends after this much silence
 */
public record Connector(EventLoops eventLoops, Executor executor, Timing timing, Duration silence) {
  /** A network connection counts as lost after this much silence. */
  static final Duration SILENCE = Duration.ofSeconds(10);

  /** A connector with this computer's clock. */
  public Connector(EventLoops eventLoops, Executor executor) {
    this(eventLoops, executor, Timing.machine(executor));
  }

  /** A connector with another clock. */
  public Connector(EventLoops eventLoops, Executor executor, Timing timing) {
    this(eventLoops, executor, timing, SILENCE);
  }
}
