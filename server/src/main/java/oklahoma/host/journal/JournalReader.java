package oklahoma.host.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Consumer;
import oklahoma.sqlite.DatabaseRefused.Reason;
import oklahoma.sqlite.Schema;
import oklahoma.sqlite.Sqlite;

/**
 * Reads the matches of a journal that no host uses, of a damaged one those that can be read. It
 * changes nothing there.
 */
public final class JournalReader implements AutoCloseable {
  private final Path file;
  private final Connection database;
  private final Records records;

  private JournalReader(Path file, Connection database) {
    this.file = file;
    this.database = database;
    this.records = new Records(database);
  }

  /**
   * Opens a journal.
   *
   * @throws JournalRefused if nothing in it can be read
   */
  public static JournalReader open(Path file) throws JournalRefused {
    if (Files.notExists(file)) {
      throw new JournalRefused(Reason.DAMAGED, file, "gone");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) { // SQLite might wait for a pipe
      throw new JournalRefused(Reason.NOT_WRITABLE, file, "no file");
    }
    try {
      return new JournalReader(
          file,
          Sqlite.read(
              file,
              database -> {
                database.setAutoCommit(false); // nobody begins to write until this is closed
                Records.SCHEMA.requireWritten(database);
              }));
    } catch (SQLException failure) {
      throw new JournalRefused(file, failure);
    }
  }

  /**
   * The numbers of the matches, in the order in which they began; without those of which damage has
   * left no trace.
   *
   * @param damage receives what is wrong with the file, in SQLite's words
   */
  public SortedSet<Integer> matches(Consumer<String> damage) {
    Consumer<SQLException> unreadable = failure -> damage.accept(failure.getMessage());
    try {
      Schema.damage(database).ifPresent(damage);
    } catch (SQLException failure) {
      unreadable.accept(failure);
    }
    return records.traces(unreadable);
  }

  /**
   * One of the matches, whatever the others are like.
   *
   * @return empty if it was given up or forgotten
   * @throws JournalRefused if it cannot be read
   */
  public Optional<KeptMatch> match(int id) throws JournalRefused {
    try {
      return records.gone(id) ? Optional.empty() : Optional.of(records.kept(id));
    } catch (SQLException failure) {
      records.rolledBack(); // the driver has shut the statement
      throw new JournalRefused(file, failure);
    } catch (IllegalArgumentException | IndexOutOfBoundsException | DateTimeException damage) {
      throw new JournalRefused(Reason.DAMAGED, file, damage);
    }
  }

  @Override
  public void close() {
    Sqlite.shut(database);
  }
}
