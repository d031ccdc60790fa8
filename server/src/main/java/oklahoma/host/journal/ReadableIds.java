package oklahoma.host.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Finds the rows that a damaged database still shows. */
final class ReadableIds {
  private ReadableIds() {}

  /**
   * The ids that some query still finds. A page that cannot be read ends a query, so each tree is
   * read from both ends.
   *
   * @param queries give an id in their first column; {@code %1$s} is the order
   * @param damage receives the reason for each query that has ended so
   */
  static SortedSet<Long> of(
      Connection database, List<String> queries, Consumer<SQLException> damage) {
    SortedSet<Long> found = new TreeSet<>();
    for (String order : List.of("ASC", "DESC")) {
      for (String query : queries) {
        try (Statement statement = database.createStatement();
            ResultSet rows = statement.executeQuery(query.formatted(order))) {
          while (rows.next()) {
            found.add(rows.getLong(1));
          }
        } catch (SQLException unreadable) {
          damage.accept(unreadable);
        }
      }
    }
    return found;
  }
}
