package oklahoma.client.session.kept;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread on which a window reads and writes journals and the archive, in the order of the
 * requests.
 */
public final class JournalThread {
  private static final Logger LOG = LoggerFactory.getLogger(JournalThread.class);
  private static final int SECONDS_TO_FINISH = 5;

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("journals").daemon().factory());

  /** Runs a task after all earlier ones, and gives its result. */
  <T> CompletableFuture<T> ask(Supplier<T> task) {
    return CompletableFuture.supplyAsync(task, thread);
  }

  /** Runs a last task and ends the thread. Blocks until it has run, but only for a few seconds. */
  void close(Runnable last) {
    if (thread.isShutdown()) {
      return;
    }
    thread.execute(last);
    thread.shutdown();
    try {
      if (!thread.awaitTermination(SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
        LOG.warn("tables could not be put away in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
