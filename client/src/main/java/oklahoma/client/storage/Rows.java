package oklahoma.client.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rows of the database during one transaction. A row belongs to a subject and has a name and at
 * least one field. Every failure is a {@link StoreFailed} and aborts the transaction.
 */
public final class Rows {
  private final Connection database;

  Rows(Connection database) {
    this.database = database;
  }

  /** The fields of a row; empty if there is no such row. */
  public Map<String, String> row(Subject subject, String name) {
    return asked(
            "SELECT name, field, value FROM entries WHERE subject = ? AND name = ?",
            subject.name(),
            name)
        .getOrDefault(name, Map.of());
  }

  /** All rows of a subject, by name. */
  public SortedMap<String, Map<String, String>> all(Subject subject) {
    return asked("SELECT name, field, value FROM entries WHERE subject = ?", subject.name());
  }

  /**
   * Replaces a row, or creates it.
   *
   * @throws IllegalArgumentException if there are no fields
   */
  public void put(Subject subject, String name, Map<String, String> fields) {
    if (fields.isEmpty()) {
      throw new IllegalArgumentException("a row without fields: " + subject + " " + name);
    }
    remove(subject, name);
    fields.forEach((field, value) -> set(subject, name, field, value));
  }

  /** Writes one field; the other fields of the row stay. */
  public void set(Subject subject, String name, String field, String value) {
    run(
        "INSERT OR REPLACE INTO entries (subject, name, field, value) VALUES (?, ?, ?, ?)",
        subject.name(),
        name,
        field,
        value);
  }

  /** Deletes a row if it exists. */
  public void remove(Subject subject, String name) {
    run("DELETE FROM entries WHERE subject = ? AND name = ?", subject.name(), name);
  }

  private SortedMap<String, Map<String, String>> asked(String sql, String... values) {
    SortedMap<String, Map<String, String>> found = new TreeMap<>();
    try (PreparedStatement query = prepared(sql, values);
        ResultSet lines = query.executeQuery()) {
      while (lines.next()) {
        found
            .computeIfAbsent(lines.getString(1), name -> new TreeMap<>())
            .put(lines.getString(2), lines.getString(3));
      }
      return found;
    } catch (SQLException failure) {
      throw StoreFailed.of(failure);
    }
  }

  private void run(String sql, String... values) {
    try (PreparedStatement statement = prepared(sql, values)) {
      statement.executeUpdate();
    } catch (SQLException failure) {
      throw StoreFailed.of(failure);
    }
  }

  private PreparedStatement prepared(String sql, String... values) throws SQLException {
    PreparedStatement statement = database.prepareStatement(sql);
    for (int n = 0; n < values.length; n++) {
      statement.setString(n + 1, values[n]);
    }
    return statement;
  }
}
