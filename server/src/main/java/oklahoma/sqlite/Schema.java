package oklahoma.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/**
 * The tables of a database, and the steps that upgrade a database of an older version.
 *
 * @param steps the statements of each step; step i upgrades version i to i + 1, and a new file has
 *     version 0
 */
public record Schema(List<List<String>> steps) {

  /**
   * Upgrades a database to this program's version, in the open transaction.
   *
   * @throws DatabaseRefused if it is damaged, or newer than this program
   */
  public void bringUp(Connection database) throws SQLException {
    int found = found(database);
    Optional<String> damage = damage(database, "quick_check");
    if (damage.isPresent()) {
      throw DatabaseRefused.damaged(damage.get());
    }
    try (Statement statement = database.createStatement()) {
      // Tables in a file of version 0 are another program's.
      if (found < 0
          || (found == 0 && number(statement, "SELECT count(*) FROM sqlite_schema") > 0)) {
        throw DatabaseRefused.damaged("version " + found);
      }
      for (List<String> step : steps.subList(found, steps.size())) {
        for (String sql : step) {
          statement.executeUpdate(sql);
        }
      }
      statement.executeUpdate("PRAGMA user_version = " + steps.size());
    }
  }

  /**
   * Looks whether a database is of a version that some program has written.
   *
   * @throws DatabaseRefused if not, or if it is newer than this program
   */
  public void requireWritten(Connection database) throws SQLException {
    int found = found(database);
    if (found < 1) {
      throw DatabaseRefused.damaged("version " + found);
    }
  }

  private int found(Connection database) throws SQLException {
    try (Statement statement = database.createStatement()) {
      int found = number(statement, "PRAGMA user_version");
      if (found > steps.size()) {
        throw DatabaseRefused.newer(found);
      }
      return found;
    }
  }

  /**
   * What SQLite finds wrong with a database that only has to be read, in its own words; empty if
   * nothing. It looks at the order of all rows too, but sees no changed letter in a text.
   *
   * @throws SQLException if it cannot look
   */
  public static Optional<String> damage(Connection database) throws SQLException {
    return damage(database, "integrity_check");
  }

  private static Optional<String> damage(Connection database, String check) throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet found = statement.executeQuery("PRAGMA " + check + "(1)")) {
      String words = found.next() ? found.getString(1) : "no answer";
      return words.equals("ok") ? Optional.empty() : Optional.of(words);
    }
  }

  private static int number(Statement statement, String sql) throws SQLException {
    try (ResultSet found = statement.executeQuery(sql)) {
      found.next();
      return found.getInt(1);
    }
  }
}
