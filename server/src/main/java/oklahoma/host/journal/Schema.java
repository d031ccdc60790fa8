package oklahoma.host.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.OptionalInt;

/**
 * The tables of a database, and how a database of an older version becomes one of this.
 *
 * @param steps step i makes a database of version i one of version i + 1; a new file has version 0
 */
record Schema(List<List<String>> steps) {
  /** The journal's. */
  static final Schema JOURNAL =
      new Schema(
          List.of(
              List.of(
                  """
                  CREATE TABLE tables (
                    number INTEGER PRIMARY KEY, -- by which guests name it
                    stands TEXT NOT NULL,       -- how it was opened, who came, who sits where
                    saved INTEGER NOT NULL      -- seconds since 1970
                  ) STRICT
                  """,
                  """
                  CREATE TABLE matches (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    of_table INTEGER NOT NULL,
                    players TEXT NOT NULL,      -- a line for each seat
                    began INTEGER NOT NULL      -- seconds since 1970
                  ) STRICT
                  """,
                  "CREATE INDEX matches_of_table ON matches (of_table, id)",
                  """
                  CREATE TABLE lines (
                    of_match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
                    n INTEGER NOT NULL,
                    line TEXT NOT NULL,         -- the notation
                    PRIMARY KEY (of_match, n)
                  ) STRICT, WITHOUT ROWID
                  """),
              // The same tables. A program of version 1 would take shuffles of the second scheme
              // for damage, and so hears that the file is newer.
              List.of()));

  /** The version that this program writes. */
  int version() {
    return steps.size();
  }

  /**
   * Brings a database to this version, in the transaction that is open.
   *
   * @throws JournalRefused if it is damaged, or newer than this program
   */
  void bringUp(Connection database, Path file) throws SQLException, JournalRefused {
    try (Statement statement = database.createStatement()) {
      int found = number(statement, "PRAGMA user_version");
      if (found > version()) {
        throw new JournalRefused(
            JournalRefused.Reason.NEWER, file, OptionalInt.of(found), "version " + found);
      }
      check(statement, file);
      if (found < 0
          || (found == 0 && number(statement, "SELECT count(*) FROM sqlite_schema") > 0)) {
        throw new JournalRefused(
            JournalRefused.Reason.DAMAGED, file, OptionalInt.empty(), "version " + found);
      }
      for (List<String> step : steps.subList(found, version())) {
        for (String sql : step) {
          statement.executeUpdate(sql);
        }
      }
      statement.executeUpdate("PRAGMA user_version = " + version());
    }
  }

  private static void check(Statement statement, Path file) throws SQLException, JournalRefused {
    try (ResultSet found = statement.executeQuery("PRAGMA quick_check(1)")) {
      String words = found.next() ? found.getString(1) : "no answer";
      if (!words.equals("ok")) {
        throw new JournalRefused(JournalRefused.Reason.DAMAGED, file, OptionalInt.empty(), words);
      }
    }
  }

  private static int number(Statement statement, String sql) throws SQLException {
    try (ResultSet found = statement.executeQuery(sql)) {
      found.next();
      return found.getInt(1);
    }
  }
}
