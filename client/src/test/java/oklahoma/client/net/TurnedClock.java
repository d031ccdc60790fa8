package oklahoma.client.net;

import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import oklahoma.protocol.messages.ToHost;

/** A clock that does not move until a test turns it. */
public final class TurnedClock implements Timing {
  private record Due(long nanos, Runnable what) {}

  private final Executor line;
  private final List<Due> waiting = new ArrayList<>();
  private long now = 1_000_000_000L;
  private long slept;

  /**
   * @param line the thread of the line, on which everything that is due is done
   */
  public TurnedClock(Executor line) {
    this.line = line;
  }

  @Override
  public long nanos() {
    return now;
  }

  @Override
  public long millis() {
    return now / 1_000_000 + slept;
  }

  @Override
  public void after(long millis, Runnable what) {
    waiting.add(new Due(now + millis * 1_000_000, what));
  }

  /** Lets time pass and does what has become due, also what that asks for. */
  public void turn(long millis) {
    CompletableFuture.runAsync(() -> turnTo(now + millis * 1_000_000), line).join();
  }

  /** The computer sleeps for so long, and nothing becomes due. */
  public void sleep(long millis) {
    CompletableFuture.runAsync(() -> slept += millis, line).join();
  }

  /** Opens a line by this clock. */
  public ReconnectingConnection open(
      EventLoops eventLoops,
      SocketAddress address,
      ToHost.Hello hello,
      ReconnectingConnection.Listener listener) {
    return ReconnectingConnection.open(
        new Connector(eventLoops, line, this),
        Call.to(address, hello),
        new SplittableRandom(1),
        listener);
  }

  private void turnTo(long end) {
    while (true) {
      List<Due> due = waiting.stream().filter(each -> each.nanos() <= end).toList();
      if (due.isEmpty()) {
        now = end;
        return;
      }
      Due first = due.getFirst();
      for (Due each : due) {
        first = each.nanos() < first.nanos() ? each : first;
      }
      waiting.remove(first);
      now = Math.max(now, first.nanos());
      first.what().run();
    }
  }
}
