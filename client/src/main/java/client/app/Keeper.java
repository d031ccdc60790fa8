package client.app;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes values to their file in the background; of changes in quick succession only the last is
 * written.
 */
final class Keeper implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Keeper.class);
  private static final int SECONDS_TO_FINISH = 5;

  private final KeptFile file;
  private final Supplier<Map<String, String>> values;
  private final AtomicReference<@Nullable Map<String, String>> waiting = new AtomicReference<>();
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("keeper").daemon().factory());

  /**
   * A keeper for one file.
   *
   * @param values what is to be written; asked on the thread that calls {@link #keep}
   */
  Keeper(KeptFile file, Supplier<Map<String, String>> values) {
    this.file = file;
    this.values = values;
  }

  /** Writes the values of this moment, soon. */
  void keep() {
    if (waiting.getAndSet(values.get()) == null) {
      writer.execute(this::write);
    }
  }

  /** Waits until the last values are written. */
  @Override
  public void close() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
        LOG.warn("a file could not be written in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write() {
    Map<String, String> latest = waiting.getAndSet(null);
    if (latest != null) {
      file.save(latest);
    }
  }
}
