package oklahoma.client.link;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** A clock that stands still until a test turns it. */
final class TurnedClock implements Timing {
  private record Due(long nanos, Runnable what) {}

  private final Executor line;
  private final List<Due> waiting = new ArrayList<>();
  private long now = 1_000_000_000L;

  /**
   * @param line the thread of the line, on which everything that is due is done
   */
  TurnedClock(Executor line) {
    this.line = line;
  }

  @Override
  public long nanos() {
    return now;
  }

  @Override
  public void after(long millis, Runnable what) {
    waiting.add(new Due(now + millis * 1_000_000, what));
  }

  /** Lets time pass and does what has become due, also what that asks for. */
  void turn(long millis) {
    CompletableFuture.runAsync(() -> turnTo(now + millis * 1_000_000), line).join();
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
