package oklahoma.client.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import oklahoma.sqlite.DatabaseFiles;
import oklahoma.sqlite.DatabaseRefused.Reason;
import oklahoma.sqlite.Schema;
import oklahoma.sqlite.Sqlite;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens the database file, which only its user can read, and upgrades it to this version. A lock
 * lets windows do so one after the other, so that only one of them renames a damaged file.
 */
final class Database {
  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  /**
   * Transactions use SQL and not the driver's {@code commit}, because that begins the next
   * transaction at once, and other windows would have to wait for it.
   */
  static final String BEGIN = "BEGIN IMMEDIATE";

  static final String COMMIT = "COMMIT";
  static final String ROLLBACK = "ROLLBACK";

  private static final Schema SCHEMA =
      new Schema(
          List.of(
              List.of(
                  """
                  CREATE TABLE entries (
                    subject TEXT NOT NULL, -- a Subject's name
                    name TEXT NOT NULL,    -- of a row
                    field TEXT NOT NULL,
                    value TEXT NOT NULL,
                    PRIMARY KEY (subject, name, field)
                  ) STRICT, WITHOUT ROWID
                  """)));

  /** Opens files one after the other in this process, where file locks exclude nobody. */
  private static final Object OPENING = new Object();

  /**
   * An open database.
   *
   * @param opening its state before
   * @param place the identity of its files, by which the program notices that another window has
   *     renamed them
   */
  record Opened(Connection connection, Opening opening, DatabaseFiles place) {
    Opened(Connection connection, Opening opening) {
      this(connection, opening, DatabaseFiles.of(List.of()));
    }
  }

  private Database() {}

  /** Opens a file; if that fails, opens an empty database in memory. */
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
   * An empty private database, which ends with its connection.
   *
   * @throws StoreFailed if SQLite's library cannot be unpacked or loaded
   */
  static Connection inMemory() {
    try {
      return Sqlite.inMemory(Database::bringUp);
    } catch (SQLException | UnsatisfiedLinkError failure) { // the latter from the second attempt on
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
      throw new StoreFailed(Reason.NOT_WRITABLE, failure);
    }
  }

  private static Opened found(Path file) throws IOException {
    try {
      return opened(file, new Opening.Ready());
    } catch (StoreFailed failed) {
      if (failed.reason() != Reason.DAMAGED) {
        throw failed;
      }
      LOG.warn("{} is damaged", file, failed);
      Path aside = setAside(file);
      return opened(file, new Opening.SetAside(aside));
    }
  }

  private static Opened opened(Path file, Opening opening) throws IOException {
    return new Opened(connected(file), opening, DatabaseFiles.of(List.of(file)));
  }

  private static Connection connected(Path file) throws IOException {
    Sqlite.make(file);
    try {
      return Sqlite.openShared(file, Sqlite.sharedSettings(), Database::bringUp);
    } catch (SQLException failure) {
      throw StoreFailed.of(failure);
    }
  }

  private static void bringUp(Connection database) throws SQLException {
    execute(database, BEGIN);
    SCHEMA.bringUp(database);
    execute(database, COMMIT);
  }

  /** Executes {@link #BEGIN}, {@link #COMMIT} or {@link #ROLLBACK}. */
  static void execute(Connection database, String sql) throws SQLException {
    try (Statement statement = database.createStatement()) {
      statement.execute(sql);
    }
  }

  private static Path setAside(Path file) throws IOException {
    Path aside = DamagedFile.free(file);
    List<Path> before = Sqlite.parts(file);
    List<Path> after = Sqlite.parts(aside);
    for (int part = 0; part < before.size(); part++) {
      if (Files.exists(before.get(part))) {
        Files.move(before.get(part), after.get(part));
      }
    }
    return aside;
  }
}
