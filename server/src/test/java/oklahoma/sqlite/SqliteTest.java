package oklahoma.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteTest {
  private static final int PROGRAMS = 4;
  private static final int FILES = 50;

  @TempDir private Path folder;

  /** The first program turns on the write-ahead log, for which SQLite lets nobody wait. */
  @Test
  void programsThatCreateADatabaseAtTheSameTimeWaitForEachOther() throws Exception {
    try (ExecutorService programs = Executors.newFixedThreadPool(PROGRAMS)) {
      for (int i = 0; i < FILES; i++) {
        int file = i;
        Callable<Boolean> adding = () -> add(file);
        for (Future<Boolean> each : programs.invokeAll(Collections.nCopies(PROGRAMS, adding))) {
          assertThat(each.get()).isTrue();
        }
        assertThat(count(file)).isEqualTo(PROGRAMS);
      }
    }
  }

  /** Only the attempts to connect are short; a transaction waits for those of other programs. */
  @Test
  void anOpenDatabaseWaitsForOtherPrograms() throws Exception {
    try (Connection database = open(0);
        Statement statement = database.createStatement();
        ResultSet wait = statement.executeQuery("PRAGMA busy_timeout")) {
      assertThat(wait.getInt(1)).isEqualTo(Sqlite.PATIENCE_MS);
    }
  }

  private boolean add(int file) throws SQLException {
    try (Connection database = open(file);
        Statement statement = database.createStatement()) {
      return statement.executeUpdate("INSERT INTO entries VALUES (1)") == 1;
    }
  }

  private int count(int file) throws SQLException {
    try (Connection database = open(file);
        Statement statement = database.createStatement();
        ResultSet count = statement.executeQuery("SELECT count(*) FROM entries")) {
      return count.getInt(1);
    }
  }

  private Connection open(int file) throws SQLException {
    Path path = folder.resolve("shared-" + file + ".db");
    return Sqlite.openShared(path, Sqlite.sharedSettings(), SqliteTest::begin);
  }

  private static void begin(Connection database) throws SQLException {
    try (Statement statement = database.createStatement()) {
      statement.executeUpdate("CREATE TABLE IF NOT EXISTS entries (value INTEGER)");
    }
  }
}
