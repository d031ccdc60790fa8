package oklahoma.host.journal;

import java.io.IOException;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.DateTimeException;
import java.util.List;
import oklahoma.sqlite.DatabaseFiles;
import oklahoma.sqlite.DatabaseRefused.Reason;
import oklahoma.sqlite.Sqlite;
import org.sqlite.SQLiteConfig;

/**
 * The journals of all tables of a host, in one SQLite database. Only its user can read the file,
 * since it contains hidden cards, and only one host at a time has it open. A written entry has been
 * synchronised with the disk.
 */
public final class JournalFile implements AutoCloseable {
  /**
   * The page size of a new file; an existing one keeps its own. Each table's last lines have a page
   * of their own, and every move writes it whole.
   */
  private static final int PAGE_BYTES = 1_024;

  /** The number of pages in the log before they are copied into the database. */
  private static final int PAGES_IN_LOG = 4_000;

  /** The ending of a journal that is still being created; no user's copy has such a name. */
  private static final String UNFINISHED = ".new";

  private final Path file;
  private final Writer writer;

  private JournalFile(Path file, Writer writer) {
    this.file = file;
    this.writer = writer;
  }

  /**
   * Opens a journal; creates the file and its folder if necessary.
   *
   * @throws JournalRefused if it cannot be written
   */
  public static JournalFile open(Path file) throws JournalRefused {
    return open(file, 0);
  }

  /**
   * Opens a journal with a size limit, for tests.
   *
   * @param mostPages the most pages of the file; beyond it the disk seems full; 0 for no limit
   */
  static JournalFile open(Path file, int mostPages) throws JournalRefused {
    if (!Files.exists(file)) {
      begin(file, mostPages);
    } else if (empty(file)) {
      throw new JournalRefused(Reason.DAMAGED, file, "empty");
    }
    Connection database = opened(file, mostPages);
    DatabaseFiles files = DatabaseFiles.of(List.of(file, beside(file, "-wal")));
    return new JournalFile(file, new Writer(database, files, file.toString()));
  }

  /**
   * Creates the journal under another name and renames it, so a journal that exists is complete. An
   * empty one has lost data, and a new one in its place would hide that.
   */
  private static void begin(Path file, int mostPages) throws JournalRefused {
    if (Files.exists(beside(file, "-wal"))) { // SQLite would take the log for that of the new file
      throw new JournalRefused(Reason.DAMAGED, file, "gone, but its log is there");
    }
    Path fresh = beside(file, "." + ProcessHandle.current().pid() + UNFINISHED);
    try {
      Files.deleteIfExists(fresh);
      make(fresh);
      Sqlite.shut(opened(fresh, mostPages));
      Files.move(fresh, file);
    } catch (FileAlreadyExistsException another) {
      // Another host with this folder was faster.
    } catch (IOException failure) {
      throw new JournalRefused(Reason.NOT_WRITABLE, file, failure);
    } catch (JournalRefused refused) {
      throw refused.of(file);
    } finally {
      forget(fresh);
    }
  }

  /**
   * Deletes unfinished journals that killed programs left. The caller ensures that no program is
   * creating one.
   *
   * @throws IOException if the folder cannot be read
   */
  public static void forgetUnfinished(Path file) throws IOException {
    try (DirectoryStream<Path> left =
        Files.newDirectoryStream(
            file.toAbsolutePath().getParent(), file.getFileName() + ".[0-9]*" + UNFINISHED + "*")) {
      left.forEach(JournalFile::forget);
    }
  }

  private static void forget(Path fresh) {
    try {
      Files.deleteIfExists(fresh);
    } catch (IOException stays) {
      Writer.LOG.warn("{} stays behind", fresh, stays);
    }
  }

  private static Path beside(Path file, String more) {
    return file.resolveSibling(file.getFileName() + more);
  }

  private static boolean empty(Path file) throws JournalRefused {
    try {
      return Files.isRegularFile(file) && Files.size(file) == 0;
    } catch (IOException failure) {
      throw new JournalRefused(Reason.NOT_WRITABLE, file, failure);
    }
  }

  private static Connection opened(Path file, int mostPages) throws JournalRefused {
    make(file);
    try {
      return connect(file, mostPages);
    } catch (SQLException failure) {
      throw new JournalRefused(file, failure);
    }
  }

  /** The file of the database. */
  public Path file() {
    return file;
  }

  /** The journal of the table with this number. */
  public Journal of(int table) {
    return entries -> writer.write(table, entries);
  }

  /**
   * The numbers of the tables that can continue, in order.
   *
   * @throws JournalRefused if they cannot be read
   */
  public List<Integer> numbers() throws JournalRefused {
    return read(Records::numbers);
  }

  /**
   * A table that can continue; others may be damaged.
   *
   * @param number one of {@link #numbers}
   * @throws JournalRefused if it cannot be read
   */
  public KeptTable table(int number) throws JournalRefused {
    return read(records -> records.table(number));
  }

  /**
   * The last two matches of a table, the latest first: that one may be at its beginning.
   *
   * @throws JournalRefused if they cannot be read
   */
  public List<KeptMatch> lastMatches(int table) throws JournalRefused {
    return read(records -> records.lastOf(table));
  }

  /**
   * The ids of all matches that belong to no table that can continue, in the order in which they
   * began.
   *
   * @throws JournalRefused if they cannot be read
   */
  public List<Integer> looseMatches() throws JournalRefused {
    return read(Records::looseMatches);
  }

  /**
   * A match; others may be damaged.
   *
   * @throws JournalRefused if it cannot be read
   */
  public KeptMatch match(int id) throws JournalRefused {
    return read(records -> records.kept(id));
  }

  /**
   * Deletes the cards and the players of a match that belongs to no table that can continue.
   *
   * @param id one of {@link #looseMatches}
   * @throws JournalRefused if they could not be deleted
   */
  public void forget(int id) throws JournalRefused {
    read(records -> {
      records.forgetMatch(id);
      return true;
    });
  }

  /**
   * A number, 1 or more, that no table in the file has ever had.
   *
   * @throws JournalRefused if the file cannot be read
   */
  public int freeNumber() throws JournalRefused {
    return read(Records::freeNumber);
  }

  private <T> T read(Writer.Task<T> task) throws JournalRefused {
    try {
      return writer.done(task);
    } catch (SQLException failure) {
      throw new JournalRefused(file, failure);
    } catch (IllegalArgumentException | IndexOutOfBoundsException | DateTimeException damage) {
      throw new JournalRefused(Reason.DAMAGED, file, damage);
    }
  }

  /** Writes all waiting entries and releases the file. */
  @Override
  public void close() {
    writer.close();
  }

  static Connection connect(Path file, int mostPages) throws SQLException {
    SQLiteConfig config = Sqlite.settings();
    config.setLockingMode(SQLiteConfig.LockingMode.EXCLUSIVE);
    config.setPageSize(PAGE_BYTES);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    config.setBusyTimeout(0);
    config.enforceForeignKeys(true);
    if (mostPages > 0) {
      config.setMaxPageCount(mostPages);
    }
    return Sqlite.open(
        file,
        config,
        database -> {
          logAhead(database);
          database.setAutoCommit(false);
          Records.SCHEMA.bringUp(database);
          database.commit();
        });
  }

  /**
   * Turns on the write-ahead log. The driver's own setting for it could come before the page size
   * is set.
   */
  private static void logAhead(Connection database) throws SQLException {
    try (Statement statement = database.createStatement()) {
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA wal_autocheckpoint = " + PAGES_IN_LOG);
    }
  }

  /** Creates the file if necessary, and checks that it and the files beside it can be written. */
  static void make(Path file) throws JournalRefused {
    try {
      Sqlite.make(file);
    } catch (IOException failure) {
      throw new JournalRefused(Reason.NOT_WRITABLE, file, failure);
    }
    for (Path part : Sqlite.parts(file)) {
      requireWritable(part);
    }
  }

  /**
   * Checks that a file can be written. SQLite would open a read-only one and create files beside it
   * that cannot be written either. This asks the system once, since another program may delete the
   * log meanwhile by closing the database.
   */
  private static void requireWritable(Path part) throws JournalRefused {
    try {
      part.getFileSystem().provider().checkAccess(part, AccessMode.WRITE);
    } catch (NoSuchFileException gone) {
      // SQLite creates it.
    } catch (IOException forbidden) {
      throw new JournalRefused(Reason.NOT_WRITABLE, part, "no permission");
    }
  }
}
