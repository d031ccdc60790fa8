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
 * What the program keeps, in one SQLite database that all windows of the player share. Everything
 * is done on one thread of the store's own, in the order in which it was asked for, each task a
 * transaction of its own: it is on the disk whole when its future is done, or not at all. Tasks
 * read what they change, and write only rows of their own, so windows lose nothing of each other's.
 *
 * <pre>{@code
 * store.change(rows -> rows.put(Subject.LESSONS, "CLAIM", Map.of("learned", "yes")));
 * CompletableFuture<Map<String, String>> found =
 *     store.ask(rows -> rows.row(Subject.LESSONS, "CLAIM"));
 * }</pre>
 */
public final class Store implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Store.class);

  /** A last change may first have to wait until another window has written. */
  private static final int MS_TO_FINISH = Sqlite.PATIENCE_MS + 2_000;

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("store").daemon().factory());
  private final CompletableFuture<Database.Opened> opened;
  private volatile Consumer<StoreFailed> failed = failure -> {};

  /** What is done in one transaction, on the store's thread. */
  public interface Task<T> {
    /** Reads and writes; what it throws undoes the transaction. */
    T run(Rows rows);
  }

  private Store(Supplier<Database.Opened> opening) {
    opened = CompletableFuture.supplyAsync(opening, thread);
  }

  /**
   * Opens a database in the background; it is made, with its folder, if it is not there. Whatever
   * is wrong with it, the store can be used: {@link #opening} says whether it keeps anything.
   */
  public static Store open(Path file) {
    return new Store(() -> Database.open(file));
  }

  /** A store that is empty and forgets everything when it is closed. */
  public static Store inMemory() {
    return new Store(() -> new Database.Opened(Database.inMemory(), new Opening.Ready()));
  }

  /** How the database was found. */
  public CompletableFuture<Opening> opening() {
    return opened.thenApply(Database.Opened::opening);
  }

  /** Does something in a transaction; a failure of the database is a {@link StoreFailed}. */
  public <T> CompletableFuture<T> ask(Task<T> task) {
    try {
      return CompletableFuture.supplyAsync(() -> transact(task), thread);
    } catch (RejectedExecutionException closed) {
      return CompletableFuture.failedFuture(StoreFailed.of(closed));
    }
  }

  /** One row, to be handed on. */
  public Row row(Subject subject, String name) {
    return new Row(this, subject, name);
  }

  /** Does something in a transaction for which nobody waits; see {@link #onFailure}. */
  public void change(Consumer<Rows> task) {
    change(task, () -> {});
  }

  /**
   * The same, for callers that must know whether it failed.
   *
   * @param undone is called on the store's thread if it failed
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

  /** What is written where nobody finds it is lost. */
  private void checkPlace() {
    try {
      opened.join().place().check();
    } catch (SQLException gone) {
      throw StoreFailed.of(gone);
    }
  }

  /** Calls somebody on the store's thread whenever a {@link #change} fails. */
  public void onFailure(Consumer<StoreFailed> listener) {
    failed = listener;
  }

  /** Ends when everything that was asked for is done, or after {@value #MS_TO_FINISH} ms. */
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
