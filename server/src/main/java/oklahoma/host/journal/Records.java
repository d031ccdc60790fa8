package oklahoma.host.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import oklahoma.rules.Seat;
import oklahoma.sqlite.Schema;

/** Writes to the database and reads from it. Single-threaded; does not commit. */
final class Records {
  static final Schema SCHEMA =
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
              // The tables have not changed. The step makes programs of version 1 report a newer
              // file; otherwise they would take shuffles of the second scheme for damage.
              List.of()));

  /** The position of the next line of a table's match. */
  private record End(int match, int line) {}

  /** Sets the parameters of a statement. */
  private interface Filling {
    void fill(PreparedStatement statement) throws SQLException;
  }

  /** Reads a row. */
  private interface Reading<T> {
    T read(ResultSet row) throws SQLException;
  }

  private final Connection database;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();
  private final Map<Integer, End> ends = new HashMap<>();
  private final Map<Integer, Long> saved = new HashMap<>();

  Records(Connection database) {
    this.database = database;
  }

  /**
   * Forgets the state since the last commit, and the failed statements, which the driver has
   * closed.
   */
  void rolledBack() {
    ends.clear();
    saved.clear();
    prepared.values().forEach(Records::close);
    prepared.clear();
  }

  private static void close(PreparedStatement statement) {
    try {
      statement.close();
    } catch (SQLException failure) {
      Writer.LOG.debug("not shut: {}", failure.getMessage());
    }
  }

  /** Writes an entry of a table. */
  void write(int table, Entry entry) throws SQLException {
    switch (entry) {
      case Entry.MatchBegan began -> begin(table, began);
      case Entry.DealerDrawn(Seat dealer) -> draw(table, dealer);
      case Entry.Shuffling shuffling -> add(table, MatchLines.shuffling(shuffling));
      case Entry.Dealt dealt -> add(table, MatchLines.dealt(dealt));
      case Entry.Happened happened -> add(table, MatchLines.happened(happened));
      case Entry.MatchGivenUp given -> giveUp(table);
      case Entry.TableSaved(String text) -> saveTable(table, text);
      case Entry.TableForgotten forgotten -> forget(table);
      case Entry.TableGivenUp given -> {
        forget(table);
        giveUp(table);
      }
    }
  }

  private void begin(int table, Entry.MatchBegan began) throws SQLException {
    update(
        "INSERT INTO matches (of_table, players, began) VALUES (?, ?, unixepoch())",
        statement -> {
          statement.setInt(1, table);
          statement.setString(2, String.join("\n", began.players()));
        });
    ends.put(table, new End(lastMatch(table), 0));
    add(table, MatchLines.began(began));
  }

  private void draw(int table, Seat dealer) throws SQLException {
    int match = end(table).match();
    update(
        "UPDATE lines SET line = ? WHERE of_match = ? AND n = ?",
        statement -> {
          statement.setString(1, MatchLines.dealer(dealer));
          statement.setInt(2, match);
          statement.setInt(3, MatchLines.DEALER_LINE);
        });
  }

  private void add(int table, List<String> lines) throws SQLException {
    End end = end(table);
    int n = end.line();
    for (String line : lines) {
      int number = n++;
      update(
          "INSERT INTO lines (of_match, n, line) VALUES (?, ?, ?)",
          statement -> {
            statement.setInt(1, end.match());
            statement.setInt(2, number);
            statement.setString(3, line);
          });
    }
    ends.put(table, new End(end.match(), n));
    touch(table);
  }

  /**
   * Writes the time of the last entry. Its precision is a second, so one write a second is enough.
   */
  private void touch(int table) throws SQLException {
    long now = Instant.now().getEpochSecond();
    if (now != saved.getOrDefault(table, 0L)) {
      update(
          "UPDATE tables SET saved = ? WHERE number = ?",
          statement -> {
            statement.setLong(1, now);
            statement.setInt(2, table);
          });
      saved.put(table, now);
    }
  }

  private End end(int table) throws SQLException {
    End known = ends.get(table);
    if (known != null) {
      return known;
    }
    int match = lastMatch(table);
    int lines =
        query(
                "SELECT count(*) FROM lines WHERE of_match = ?",
                statement -> statement.setInt(1, match),
                row -> row.getInt(1))
            .getFirst();
    return new End(match, lines);
  }

  private int lastMatch(int table) throws SQLException {
    return query(
            "SELECT coalesce(max(id), 0) FROM matches WHERE of_table = ?",
            statement -> statement.setInt(1, table),
            row -> row.getInt(1))
        .getFirst();
  }

  private void giveUp(int table) throws SQLException {
    int match = lastMatch(table);
    ends.remove(table);
    update("DELETE FROM matches WHERE id = ?", statement -> statement.setInt(1, match));
  }

  private void saveTable(int table, String text) throws SQLException {
    update(
        "INSERT OR REPLACE INTO tables (number, stands, saved) VALUES (?, ?, unixepoch())",
        statement -> {
          statement.setInt(1, table);
          statement.setString(2, text);
        });
  }

  private void forget(int table) throws SQLException {
    update("DELETE FROM tables WHERE number = ?", statement -> statement.setInt(1, table));
  }

  /** The numbers of the tables that can continue, in order. */
  List<Integer> numbers() throws SQLException {
    return query(
        "SELECT number FROM tables ORDER BY number", statement -> {}, row -> row.getInt(1));
  }

  /** The table with this number. */
  KeptTable table(int number) throws SQLException {
    record Row(String snapshot, Instant saved) {}

    Row row =
        query(
                "SELECT stands, saved FROM tables WHERE number = ?",
                statement -> statement.setInt(1, number),
                found -> new Row(found.getString(1), Instant.ofEpochSecond(found.getLong(2))))
            .getFirst();
    return new KeptTable(number, row.snapshot(), match(number), row.saved());
  }

  private List<Entry> match(int table) throws SQLException {
    int match = lastMatch(table);
    List<String> players =
        query(
            "SELECT players FROM matches WHERE id = ?",
            statement -> statement.setInt(1, match),
            row -> row.getString(1));
    return players.isEmpty()
        ? List.of()
        : MatchLines.entries(lines(match), players.getFirst().lines().toList());
  }

  private List<String> lines(int match) throws SQLException {
    record Row(int n, String line) {}

    List<Row> rows =
        query(
            "SELECT n, line FROM lines WHERE of_match = ? ORDER BY n",
            statement -> statement.setInt(1, match),
            row -> new Row(row.getInt(1), row.getString(2)));
    List<String> lines = new ArrayList<>();
    int n = 0;
    for (Row row : rows) {
      if (row.n() != n) {
        lines.add(MatchLines.LOST);
      }
      lines.add(row.line());
      n = row.n() + 1;
    }
    return lines;
  }

  /**
   * The numbers of all matches of which a damaged database still shows something.
   *
   * @param damage receives the reason for each query that could not be finished
   */
  SortedSet<Integer> traces(Consumer<SQLException> damage) {
    List<String> trees =
        List.of(
            "SELECT id FROM matches NOT INDEXED ORDER BY id %1$s",
            "SELECT id FROM matches INDEXED BY matches_of_table ORDER BY of_table %1$s, id %1$s",
            "SELECT of_match FROM lines ORDER BY of_match %1$s, n %1$s");
    return ReadableIds.of(database, trees, damage).stream()
        .map(Long::intValue)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether nothing is left of a match but its number, since it was given up or forgotten. */
  boolean gone(int id) throws SQLException {
    return query(
            """
            SELECT NOT EXISTS (SELECT 1 FROM lines WHERE of_match = ?1)
               AND NOT EXISTS (SELECT 1 FROM matches WHERE id = ?1 AND players <> '')
            """,
            statement -> statement.setInt(1, id),
            row -> row.getBoolean(1))
        .getFirst();
  }

  /** The last two matches of a table, the latest first. */
  List<KeptMatch> lastOf(int table) throws SQLException {
    List<KeptMatch> last = new ArrayList<>();
    for (int id :
        matches(
            "id IN (SELECT id FROM matches WHERE of_table = ? ORDER BY id DESC LIMIT 2)",
            statement -> statement.setInt(1, table))) {
      last.addFirst(kept(id));
    }
    return last;
  }

  /**
   * The ids of all matches that belong to no table that can continue, in the order in which they
   * began.
   */
  List<Integer> looseMatches() throws SQLException {
    return matches(
        """
        id NOT IN (SELECT max(id) FROM matches
                   WHERE of_table IN (SELECT number FROM tables) GROUP BY of_table)
        """,
        statement -> {});
  }

  /** The ids of these matches, without deleted ones, of which only the table's number remains. */
  private List<Integer> matches(String which, Filling filling) throws SQLException {
    return query(
        """
        SELECT id FROM matches
        WHERE EXISTS (SELECT 1 FROM lines WHERE of_match = id) AND %s
        ORDER BY id
        """
            .formatted(which),
        filling,
        row -> row.getInt(1));
  }

  /**
   * The match with this number.
   *
   * @throws IllegalArgumentException if nobody could have written it so
   */
  KeptMatch kept(int id) throws SQLException {
    List<String> lines = lines(id);
    return query(
            "SELECT of_table, players, began FROM matches WHERE id = ?",
            statement -> statement.setInt(1, id),
            row -> {
              List<String> players = row.getString(2).lines().toList();
              return new KeptMatch(
                  id,
                  row.getInt(1),
                  players,
                  MatchLines.text(lines, players),
                  LocalDateTime.ofEpochSecond(row.getLong(3), 0, ZoneOffset.UTC)
                      .toInstant(ZoneOffset.UTC));
            })
        .stream()
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("its time and its players are lost"));
  }

  void forgetMatch(int id) throws SQLException {
    update("DELETE FROM lines WHERE of_match = ?", statement -> statement.setInt(1, id));
    update("UPDATE matches SET players = '' WHERE id = ?", statement -> statement.setInt(1, id));
  }

  /** A number that no table has ever had. */
  int freeNumber() throws SQLException {
    return query(
            """
            SELECT 1 + max(coalesce((SELECT max(number) FROM tables), 0),
                           coalesce((SELECT max(of_table) FROM matches), 0))
            """,
            statement -> {},
            row -> row.getInt(1))
        .getFirst();
  }

  private void update(String sql, Filling filling) throws SQLException {
    PreparedStatement statement = prepared(sql);
    filling.fill(statement);
    statement.executeUpdate();
  }

  private <T> List<T> query(String sql, Filling filling, Reading<T> reading) throws SQLException {
    PreparedStatement statement = prepared(sql);
    filling.fill(statement);
    List<T> read = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        read.add(reading.read(rows));
      }
    }
    return read;
  }

  private PreparedStatement prepared(String sql) throws SQLException {
    PreparedStatement known = prepared.get(sql);
    if (known == null) {
      known = database.prepareStatement(sql);
      prepared.put(sql, known);
    }
    return known;
  }
}
