package oklahoma.client.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import oklahoma.files.OwnFiles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;

/**
 * Opens the database file, which its user alone can read, and brings it to this version. Windows do
 * so one after another, so that of two that find it damaged only one sets it aside.
 */
final class Database {
  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  /** How long a transaction waits for those of other windows. */
  static final int PATIENCE_MS = 10_000;

  /** Not by the driver's own commit, which begins the next transaction and so holds others off. */
  static final String BEGIN = "BEGIN IMMEDIATE";

  static final String COMMIT = "COMMIT";
  static final String ROLLBACK = "ROLLBACK";
  private static final List<String> PARTS = List.of("", "-wal", "-shm");

  /** Step i makes a database of version i one of version i + 1; a new file has version 0. */
  private static final List<String> STEPS =
      List.of(
          """
          CREATE TABLE entries (
            subject TEXT NOT NULL, -- a Subject's name
            name TEXT NOT NULL,    -- of a row
            field TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (subject, name, field)
          ) STRICT, WITHOUT ROWID
          """);

  /** A process's own locks on a file exclude nobody in the same process. */
  private static final Object OPENING = new Object();

  /** A database, and how it was found. */
  record Opened(Connection connection, Opening opening) {}

  private Database() {}

  /** Opens a file, or an empty database in memory where that fails. */
  static Opened open(Path file) {
    try {
      synchronized (OPENING) {
        return alone(file.toAbsolutePath());
      }
    } catch (StoreFailed failed) {
      LOG.warn("{} cannot be used", file, failed);
      return new Opened(inMemory(), new Opening.Refused(file, failed.reason()));
    }
  }

  /**
   * An empty database that nobody else sees and that ends with its connection.
   *
   * @throws StoreFailed if SQLite's library cannot be unpacked or loaded
   */
  static Connection inMemory() {
    try {
      return atThisVersion("jdbc:sqlite::memory:", new SQLiteConfig());
    } catch (SQLException | UnsatisfiedLinkError failure) { // the latter when it is tried again
      throw StoreFailed.of(failure);
    }
  }

  private static Opened alone(Path file) {
    try {
      Files.createDirectories(file.getParent());
      Path lock = file.resolveSibling(file.getFileName() + ".lock");
      try (FileChannel channel =
              FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock held = channel.lock()) {
        LOG.debug("{} is opened under {}", file, held);
        return found(file);
      }
    } catch (IOException failure) {
      throw new StoreFailed(StoreFailed.Reason.NOT_WRITABLE, failure);
    }
  }

  private static Opened found(Path file) throws IOException {
    try {
      return new Opened(connected(file), new Opening.Ready());
    } catch (StoreFailed failed) {
      if (failed.reason() != StoreFailed.Reason.DAMAGED) {
        throw failed;
      }
      LOG.warn("{} is damaged", file, failed);
      Path aside = setAside(file);
      return new Opened(connected(file), new Opening.SetAside(aside));
    }
  }

  private static Connection connected(Path file) throws IOException {
    make(file);
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(PATIENCE_MS);
    try {
      return atThisVersion(url(file), config);
    } catch (SQLException failure) {
      throw StoreFailed.of(failure);
    }
  }

  /** As the driver wants it: behind a bare question mark it would look for settings. */
  private static String url(Path file) {
    return "jdbc:sqlite:" + (file.toString().contains("?") ? file.toUri() : file);
  }

  private static Connection atThisVersion(String url, SQLiteConfig config) throws SQLException {
    config.setGetGeneratedKeys(false); // else the driver asks for one after every line
    Connection database = config.createConnection(url);
    try {
      execute(database, BEGIN);
      bringUp(database);
      execute(database, COMMIT);
      return database;
    } catch (SQLException | StoreFailed failure) {
      shut(database);
      throw failure;
    }
  }

  /** Executes one of the statements about transactions. */
  static void execute(Connection database, String sql) throws SQLException {
    try (Statement statement = database.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void bringUp(Connection database) throws SQLException {
    try (Statement statement = database.createStatement()) {
      int found = Integer.parseInt(answer(statement, "PRAGMA user_version"));
      if (found > STEPS.size()) {
        throw new StoreFailed(StoreFailed.Reason.NEWER, "version " + found);
      }
      String words = answer(statement, "PRAGMA quick_check(1)");
      if (!words.equals("ok")) {
        throw new StoreFailed(StoreFailed.Reason.DAMAGED, words);
      }
      // Tables in a file of version 0 are another program's.
      boolean fresh = answer(statement, "SELECT count(*) FROM sqlite_schema").equals("0");
      if (found < 0 || (found == 0 && !fresh)) {
        throw new StoreFailed(StoreFailed.Reason.DAMAGED, "version " + found);
      }
      for (String step : STEPS.subList(found, STEPS.size())) {
        statement.executeUpdate(step);
      }
      statement.executeUpdate("PRAGMA user_version = " + STEPS.size());
    }
  }

  private static String answer(Statement statement, String sql) throws SQLException {
    try (ResultSet found = statement.executeQuery(sql)) {
      return found.next() ? found.getString(1) : "no answer";
    }
  }

  /** The database takes the rights of a file that is there; those of its log are the same. */
  private static void make(Path file) throws IOException {
    try {
      OwnFiles.create(file);
    } catch (FileAlreadyExistsException before) {
      if (!Files.isRegularFile(file)) {
        throw before;
      }
    }
  }

  private static Path setAside(Path file) throws IOException {
    Path aside = DamagedFile.free(file);
    for (String part : PARTS) {
      Path from = file.resolveSibling(file.getFileName() + part);
      if (Files.exists(from)) {
        Files.move(from, aside.resolveSibling(aside.getFileName() + part));
      }
    }
    return aside;
  }

  /** Closes a database; what fails then is of no use to anybody but the log. */
  static void shut(Connection database) {
    try {
      database.close();
    } catch (SQLException failure) {
      LOG.warn("the database could not be closed", failure);
    }
  }
}
