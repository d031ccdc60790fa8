package oklahoma.client.storage;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import oklahoma.sqlite.Sqlite;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Everything that the program saves, in one SQLite database that all windows of the player share.
 * The store has a thread of its own, which runs all tasks in order, each in a transaction: when its
 * future completes, either all of its changes are on the disk or none. A task reads the rows that
 * it changes, and writes no others, so windows do not overwrite each other's changes.
 *
 * <pre>{@code
 * store.change(rows -> rows.put(Subject.LESSONS, "CLAIM", Map.of("learned", "yes")));
 * CompletableFuture<Map<String, String>> found =
 *     store.ask(rows -> rows.row(Subject.LESSONS, "CLAIM"));
 * }</pre>
 */
public final class Store implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Store.class);

  /**
   * How long {@link #close} waits: a last change may have to wait for another window's transaction.
   */
  private static final int MS_TO_FINISH = Sqlite.PATIENCE_MS + 2_000;

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("store").daemon().factory());
  private final CompletableFuture<Database.Opened> opened;
  private volatile Consumer<StoreFailed> failed = failure -> {};

  /** The work of one transaction, on the store's thread. */
  public interface Task<T> {
    /** Reads and writes rows. An exception rolls the transaction back. */
    T run(Rows rows);
  }

  private Store(Supplier<Database.Opened> opening) {
    opened = CompletableFuture.supplyAsync(opening, thread);
  }

  /**
   * Opens a database in the background; creates it and its folder if necessary. The store can be
   * used even if the database cannot: {@link #opening} tells whether anything is saved.
   */
  public static Store open(Path file) {
    return new Store(() -> Database.open(file));
  }

  /** An empty store whose content is lost when it is closed. */
  public static Store inMemory() {
    return new Store(() -> new Database.Opened(Database.inMemory(), new Opening.Ready()));
  }

  /** The state of the database when it was opened. */
  public CompletableFuture<Opening> opening() {
    return opened.thenApply(Database.Opened::opening);
  }

  /**
   * Runs a transaction and gives its result. A failure of the database is a {@link StoreFailed}.
   */
  public <T> CompletableFuture<T> ask(Task<T> task) {
    try {
      return CompletableFuture.supplyAsync(() -> transact(task), thread);
    } catch (RejectedExecutionException closed) {
      return CompletableFuture.failedFuture(StoreFailed.of(closed));
    }
  }

  /** A handle for one row. */
  public Row row(Subject subject, String name) {
    return new Row(this, subject, name);
  }

  /** Runs a transaction for whose result nobody waits; see {@link #onFailure}. */
  public void change(Consumer<Rows> task) {
    change(task, () -> {});
  }

  /**
   * Runs a transaction for a caller who must know if it fails.
   *
   * @param undone called on the store's thread after a failure
   */
  public void change(Consumer<Rows> task, Runnable undone) {
    CompletionStage<Boolean> asked =
        ask(rows -> {
          checkPlace();
          task.accept(rows);
          return true;
        });
    asked.whenComplete((done, failure) -> {
      if (failure != null) {
        LOG.warn("something could not be kept", failure);
        undone.run();
        failed.accept(StoreFailed.of(failure));
      }
    });
  }

  /**
   * Fails if the file of the database has been deleted or replaced, since changes would be lost
   * silently.
   */
  private void checkPlace() {
    try {
      opened.join().place().check();
    } catch (SQLException gone) {
      throw StoreFailed.of(gone);
    }
  }

  /** Sets the listener for failures of {@link #change}, called on the store's thread. */
  public void onFailure(Consumer<StoreFailed> listener) {
    failed = listener;
  }

  /** Closes the store after all requested work, but blocks at most {@value #MS_TO_FINISH} ms. */
  @Override
  public void close() {
    if (thread.isShutdown()) {
      return;
    }
    thread.execute(() -> Sqlite.shut(opened.join().connection()));
    thread.shutdown();
    try {
      if (!thread.awaitTermination(MS_TO_FINISH, TimeUnit.MILLISECONDS)) {
        LOG.warn("not everything could be kept in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private <T> T transact(Task<T> task) {
    Connection database = opened.join().connection();
    boolean done = false;
    try {
      Database.execute(database, Database.BEGIN);
      try {
        T result = task.run(new Rows(database));
        Database.execute(database, Database.COMMIT);
        done = true;
        return result;
      } finally {
        if (!done) {
          undo(database);
        }
      }
    } catch (SQLException failure) {
      throw StoreFailed.of(failure);
    }
  }

  private static void undo(Connection database) {
    try {
      Database.execute(database, Database.ROLLBACK);
    } catch (SQLException failure) {
      LOG.warn("a transaction could not be undone", failure);
    }
  }
}
