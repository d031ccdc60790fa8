package oklahoma.host.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import oklahoma.sqlite.DatabaseFiles;
import oklahoma.sqlite.Sqlite;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that uses the database. It takes all waiting entries, of all tables, and commits
 * them together; only then do the callers continue.
 */
final class Writer implements AutoCloseable {
  static final Logger LOG = LoggerFactory.getLogger(JournalFile.class);

  /**
   * A task for the database.
   *
   * @param <T> its result
   */
  interface Task<T> {
    T run(Records records) throws SQLException;
  }

  /** A task with the future for which its caller waits. */
  private static final class Job<T> {
    private final Task<T> task;
    private final CompletableFuture<T> done = new CompletableFuture<>();
    private Runnable success = () -> {};

    Job(Task<T> task) {
      this.task = task;
    }

    void run(Records records) throws SQLException {
      T result = task.run(records);
      success = () -> done.complete(result);
    }
  }

  private final Connection database;
  private final DatabaseFiles files;
  private final Records records;
  private final BlockingQueue<Job<?>> waiting = new LinkedBlockingQueue<>();
  private final Thread thread;
  private boolean closed;

  /**
   * @param database must not commit automatically
   * @param files the database's files
   * @param name its name in the log
   */
  Writer(Connection database, DatabaseFiles files, String name) {
    this.database = database;
    this.files = files;
    this.records = new Records(database);
    this.thread = Thread.ofPlatform().name("journal " + name).daemon().start(this::work);
  }

  /** Writes all of these entries or none; they are on the disk when this returns. */
  void write(int table, List<Entry> entries) throws JournalFailed {
    try {
      done(records -> {
        for (Entry entry : entries) {
          records.write(table, entry);
        }
        return true;
      });
    } catch (SQLException failure) {
      throw new JournalFailed("the journal cannot be written: " + failure.getMessage(), failure);
    }
  }

  /** Performs a task on the thread and commits it. */
  <T> T done(Task<T> task) throws SQLException {
    Job<T> job = new Job<>(task);
    if (!put(job)) {
      throw new SQLException("the journal is closed");
    }
    try {
      return job.done.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new SQLException("interrupted", interrupted);
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof RuntimeException mistake) {
        throw mistake;
      }
      throw failure.getCause() instanceof SQLException sql ? sql : new SQLException(failure);
    }
  }

  private synchronized boolean put(Job<?> job) {
    return !closed && waiting.add(job);
  }

  private void work() {
    try {
      List<Job<?>> batch = new ArrayList<>();
      while (true) {
        batch.add(waiting.take());
        waiting.drainTo(batch);
        boolean last = batch.removeIf(job -> job == END);
        commit(batch);
        batch.clear();
        if (last) {
          return;
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } finally {
      Sqlite.shut(database);
    }
  }

  private static final Job<Boolean> END = new Job<>(records -> true);

  private void commit(List<Job<?>> batch) {
    try {
      files.check();
      for (Job<?> job : batch) {
        job.run(records);
      }
      database.commit();
      batch.forEach(job -> job.success.run());
    } catch (SQLException | RuntimeException | Error failure) {
      rollBack();
      if (batch.size() > 1) {
        batch.forEach(job -> commit(List.of(job))); // a bad job must not make the others fail
      } else {
        batch.forEach(job -> job.done.completeExceptionally(failure));
      }
    }
  }

  /**
   * Rolls back. If the disk is full SQLite has done so itself, and reports an error because no
   * transaction is open.
   */
  private void rollBack() {
    records.rolledBack();
    try {
      database.rollback();
    } catch (SQLException nothingToDo) {
      LOG.debug("not rolled back: {}", nothingToDo.getMessage());
      begin();
    }
  }

  /**
   * Begins a transaction. The driver does so only after one that it ended itself. Without a
   * transaction SQLite would write each line at once, although the failing commit tells the caller
   * that it did not.
   */
  private void begin() {
    try (Statement statement = database.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
    } catch (SQLException begun) {
      LOG.debug("not begun: {}", begun.getMessage());
    }
  }

  /** Performs the waiting tasks and closes the database. */
  @Override
  public void close() {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
      waiting.add(END);
    }
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
