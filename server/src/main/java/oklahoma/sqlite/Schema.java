package oklahoma.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The tables of a database, and the steps that upgrade a database of an older version.
 *
 * @param steps step i makes a database of version i one of version i + 1; a new file has version 0
 */
public record Schema(List<List<String>> steps) {

  /**
   * Brings a database to the version that this program writes, in the transaction that is open.
   *
   * @throws DatabaseRefused if it is damaged, or newer than this program
   */
  public void bringUp(Connection database) throws SQLException {
    try (Statement statement = database.createStatement()) {
      int version = steps.size();
      int found = number(statement, "PRAGMA user_version");
      if (found > version) {
        throw DatabaseRefused.newer(found);
      }
      check(statement);
      // Tables in a file of version 0 are another program's.
      if (found < 0
          || (found == 0 && number(statement, "SELECT count(*) FROM sqlite_schema") > 0)) {
        throw DatabaseRefused.damaged("version " + found);
      }
      for (List<String> step : steps.subList(found, version)) {
        for (String sql : step) {
          statement.executeUpdate(sql);
        }
      }
      statement.executeUpdate("PRAGMA user_version = " + version);
    }
  }

  private static void check(Statement statement) throws SQLException {
    try (ResultSet found = statement.executeQuery("PRAGMA quick_check(1)")) {
      String words = found.next() ? found.getString(1) : "no answer";
      if (!words.equals("ok")) {
        throw DatabaseRefused.damaged(words);
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
