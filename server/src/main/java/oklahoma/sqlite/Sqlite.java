package oklahoma.sqlite;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import oklahoma.files.OwnFiles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;

/** Opens SQLite databases whose files only their user can read. */
public final class Sqlite {
  private static final Logger LOG = LoggerFactory.getLogger(Sqlite.class);

  /** How long a transaction waits for those of other programs. */
  public static final int PATIENCE_MS = 10_000;

  private static final String LOG_PART = "-wal";

  /** What SQLite adds to the name of a database for the files that belong to it. */
  private static final List<String> PARTS = List.of("", LOG_PART, "-shm");

  /** What is done with a database before it is used. */
  public interface Beginning {
    /**
     * Prepares it.
     *
     * @throws SQLException if it cannot be used; it is closed then
     */
    void with(Connection database) throws SQLException;
  }

  private Sqlite() {}

  /** Settings of a database that forces every commit to the disk. */
  public static SQLiteConfig settings() {
    SQLiteConfig settings = new SQLiteConfig();
    settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    settings.setGetGeneratedKeys(false); // else the driver asks for one after every line
    return settings;
  }

  /** The same for a database that several programs use, one after the other. */
  public static SQLiteConfig sharedSettings() {
    SQLiteConfig settings = settings();
    settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
    settings.setBusyTimeout(PATIENCE_MS);
    return settings;
  }

  /**
   * Makes an empty file for a database, with its folder, unless it is there. The database takes the
   * rights of its file, and so do the files that SQLite makes beside it.
   *
   * @throws IOException if it cannot be made, or something else is in its place
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

  /** The files of which a database consists: its own and those beside it, there or not. */
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
    Path whole = file.toAbsolutePath();
    // Behind a bare question mark the driver would look for settings.
    return open(whole.toString().contains("?") ? whole.toUri() : whole, settings, beginning);
  }

  /**
   * Opens a database to read it as it is, damaged or not. Its file stays unchanged.
   *
   * @throws SQLException if it cannot be opened, or the beginning fails
   */
  public static Connection read(Path file, Beginning beginning) throws SQLException {
    SQLiteConfig settings = new SQLiteConfig();
    settings.setReadOnly(true);
    // SQLite makes files beside a database, but not if it hears that nobody changes this one. Then
    // it leaves out the log too.
    String alone = hasLog(file) ? "" : "?immutable=1";
    return open(file.toAbsolutePath().toUri() + alone, settings, beginning);
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
    return open(":memory:", settings(), beginning);
  }

  private static Connection open(Object place, SQLiteConfig settings, Beginning beginning)
      throws SQLException {
    Connection database = settings.createConnection("jdbc:sqlite:" + place);
    try {
      beginning.with(database);
      return database;
    } catch (SQLException failure) {
      shut(database);
      throw failure;
    }
  }

  /** Closes a database; what fails then is of no use to anybody but the log. */
  public static void shut(Connection database) {
    try {
      database.close();
    } catch (SQLException failure) {
      LOG.warn("a database could not be closed", failure);
    }
  }
}
