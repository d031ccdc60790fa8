package oklahoma.sqlite;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import oklahoma.files.OwnFiles;
import oklahoma.sqlite.DatabaseRefused.Reason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;

/** Opens SQLite databases whose files only their user can read. */
public final class Sqlite {
  private static final Logger LOG = LoggerFactory.getLogger(Sqlite.class);

  /** How long a transaction waits for other programs. */
  public static final int PATIENCE_MS = 10_000;

  /** All attempts and the pauses between them, which double, take as long as the patience. */
  private static final int ATTEMPTS = 9;

  private static final int ATTEMPT_MS = 800;
  private static final long FIRST_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private static final String LOG_PART = "-wal";

  /** What SQLite adds to the name of a database for the files that belong to it. */
  private static final List<String> PARTS = List.of("", LOG_PART, "-shm");

  /** Prepares a database for use. */
  public interface Beginning {
    /**
     * Prepares the database.
     *
     * @throws SQLException if it cannot be used; then the caller closes it
     */
    void with(Connection database) throws SQLException;
  }

  private Sqlite() {}

  /** Settings of a database that forces every commit to the disk. */
  public static SQLiteConfig settings() {
    SQLiteConfig settings = new SQLiteConfig();
    settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    settings.setGetGeneratedKeys(false); // otherwise the driver asks for a key after every line
    return settings;
  }

  /** As {@link #settings}, for a database that several programs use in turn. */
  public static SQLiteConfig sharedSettings() {
    SQLiteConfig settings = settings();
    settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
    settings.setBusyTimeout(PATIENCE_MS);
    return settings;
  }

  /**
   * Creates an empty file for a database, with its folder, if there is none. The files that SQLite
   * creates beside it get the permissions of this file.
   *
   * @throws IOException if it cannot be created, or something else has its name
   */
  public static void make(Path file) throws IOException {
    OwnFiles.createFolderOf(file);
    try {
      OwnFiles.create(file);
    } catch (FileAlreadyExistsException before) {
      if (!Files.isRegularFile(file)) {
        throw before;
      }
    }
  }

  /** The files of a database: its own and those beside it, whether they exist or not. */
  public static List<Path> parts(Path file) {
    return PARTS.stream().map(part -> file.resolveSibling(file.getFileName() + part)).toList();
  }

  /**
   * Opens the database in a file.
   *
   * @throws SQLException if it cannot be opened, or the beginning fails
   */
  public static Connection open(Path file, SQLiteConfig settings, Beginning beginning)
      throws SQLException {
    return begun(connect(place(file), settings), beginning);
  }

  /**
   * Opens a database that several programs use in turn, and waits for them at most {@value
   * #PATIENCE_MS} ms. SQLite lets nobody wait while the first of them turns on the write-ahead log,
   * so this tries several times.
   *
   * @throws SQLException if it cannot be opened, or the beginning fails
   */
  public static Connection openShared(Path file, SQLiteConfig settings, Beginning beginning)
      throws SQLException {
    SQLiteConfig brief = new SQLiteConfig(settings.toProperties());
    brief.setBusyTimeout(ATTEMPT_MS);
    Connection database = connectInTurn(place(file), brief);
    database.unwrap(SQLiteConnection.class).setBusyTimeout(PATIENCE_MS);
    return begun(database, beginning);
  }

  private static Connection connectInTurn(Object place, SQLiteConfig settings) throws SQLException {
    for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
      try {
        return connect(place, settings);
      } catch (SQLException failure) {
        if (Reason.of(failure) != Reason.IN_USE) {
          throw failure;
        }
        LockSupport.parkNanos(FIRST_PAUSE_NANOS << attempt);
      }
    }
    return connect(place, settings);
  }

  /**
   * Opens a database to read it as it is, damaged or not. Its file stays unchanged.
   *
   * @throws SQLException if it cannot be opened, or the beginning fails
   */
  public static Connection read(Path file, Beginning beginning) throws SQLException {
    SQLiteConfig settings = new SQLiteConfig();
    settings.setReadOnly(true);
    // SQLite makes files beside a database, unless it may assume that nobody changes this one. Then
    // it leaves out the log too.
    String alone = hasLog(file) ? "" : "?immutable=1";
    return begun(connect(file.toAbsolutePath().toUri() + alone, settings), beginning);
  }

  private static boolean hasLog(Path file) {
    try {
      Path real = file.toRealPath();
      return Files.size(real.resolveSibling(real.getFileName() + LOG_PART)) > 0;
    } catch (IOException none) {
      return false;
    }
  }

  /**
   * Opens an empty database that nobody else sees and that ends with its connection.
   *
   * @throws SQLException if SQLite's library cannot be unpacked
   */
  public static Connection inMemory(Beginning beginning) throws SQLException {
    return begun(connect(":memory:", settings()), beginning);
  }

  /** The driver would take what follows a bare question mark for settings. */
  private static Object place(Path file) {
    Path whole = file.toAbsolutePath();
    return whole.toString().contains("?") ? whole.toUri() : whole;
  }

  private static Connection connect(Object place, SQLiteConfig settings) throws SQLException {
    return settings.createConnection("jdbc:sqlite:" + place);
  }

  private static Connection begun(Connection database, Beginning beginning) throws SQLException {
    try {
      beginning.with(database);
      return database;
    } catch (SQLException failure) {
      shut(database);
      throw failure;
    }
  }

  /** Closes a database; a failure only goes into the log. */
  public static void shut(Connection database) {
    try {
      database.close();
    } catch (SQLException failure) {
      LOG.warn("a database could not be closed", failure);
    }
  }
}
