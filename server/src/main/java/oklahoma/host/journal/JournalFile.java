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
   * Of a fresh file; one that is there keeps what it has. Each table that plays has a page of its
   * own, and all of it is written for every move.
   */
  private static final int PAGE_BYTES = 1_024;

  /** The number of pages in the log before they are copied into the database. */
  private static final int PAGES_IN_LOG = 4_000;

  /** How the name of a journal ends that is beginning; a person would not call a copy so. */
  private static final String UNFINISHED = ".new";

  private final Path file;
  private final Writer writer;

  private JournalFile(Path file, Writer writer) {
    this.file = file;
    this.writer = writer;
  }

  /**
   * Opens a journal; it is made, with its folder, if it is not there.
   *
   * @throws JournalRefused if nothing can be written to it
   */
  public static JournalFile open(Path file) throws JournalRefused {
    return open(file, 0);
  }

  /**
   * Opens a journal.
   *
   * @param mostPages how large the file may grow, as if the disk were full then; 0 for no limit
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
   * A journal begins whole or not at all. So one that is empty was never one of ours that a crash
   * has left behind: something has been lost, and a fresh one in its place would hide that.
   */
  private static void begin(Path file, int mostPages) throws JournalRefused {
    if (Files.exists(beside(file, "-wal"))) { // it would be taken for a part of the fresh one
      throw new JournalRefused(Reason.DAMAGED, file, "gone, but its log is there");
    }
    Path fresh = beside(file, "." + ProcessHandle.current().pid() + UNFINISHED);
    try {
      Files.deleteIfExists(fresh);
      make(fresh);
      Sqlite.shut(opened(fresh, mostPages));
      Files.move(fresh, file);
    } catch (FileAlreadyExistsException another) {
      // A second host on the same folder was faster.
    } catch (IOException failure) {
      throw new JournalRefused(Reason.NOT_WRITABLE, file, failure);
    } catch (JournalRefused refused) {
      throw refused.of(file);
    } finally {
      forget(fresh);
    }
  }

  /**
   * Deletes what programs that were killed left of a journal that was beginning; only while nobody
   * else can begin it.
   *
   * @throws IOException if its folder cannot be read
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
   * The numbers of the tables that can go on, in their order.
   *
   * @throws JournalRefused if they cannot be read
   */
  public List<Integer> numbers() throws JournalRefused {
    return read(Records::numbers);
  }

  /**
   * One of the tables that can go on, whatever the others are like.
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
   * The numbers of all matches that no table goes on from, in the order in which they began.
   *
   * @throws JournalRefused if they cannot be read
   */
  public List<Integer> looseMatches() throws JournalRefused {
    return read(Records::looseMatches);
  }

  /**
   * One of the matches, whatever the others are like.
   *
   * @throws JournalRefused if it cannot be read
   */
  public KeptMatch match(int id) throws JournalRefused {
    return read(records -> records.kept(id));
  }

  /**
   * Deletes the cards and the players of a match that no table goes on from.
   *
   * @param id of one of {@link #looseMatches}
   * @throws JournalRefused if they are still there
   */
  public void forget(int id) throws JournalRefused {
    read(records -> {
      records.forgetMatch(id);
      return true;
    });
  }

  /**
   * A number that no table in the file ever had, 1 or more.
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

  /** Writes what is under way and lets others use the file. */
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

  /** Not among the driver's settings: it might begin the log before it knows the size of a page. */
  private static void logAhead(Connection database) throws SQLException {
    try (Statement statement = database.createStatement()) {
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA wal_autocheckpoint = " + PAGES_IN_LOG);
    }
  }

  /** Makes a file that is not there, and looks whether it can be written. */
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
   * SQLite would open it all the same, and make files beside it that cannot be written either. One
   * question to the system: a log can go meanwhile, when another program closes the database.
   */
  private static void requireWritable(Path part) throws JournalRefused {
    try {
      part.getFileSystem().provider().checkAccess(part, AccessMode.WRITE);
    } catch (NoSuchFileException gone) {
      // SQLite makes it.
    } catch (IOException forbidden) {
      throw new JournalRefused(Reason.NOT_WRITABLE, part, "no permission");
    }
  }
}
