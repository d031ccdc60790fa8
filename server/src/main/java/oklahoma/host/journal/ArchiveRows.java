package oklahoma.host.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import oklahoma.rules.Seat;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.record.MatchFacts;
import oklahoma.rules.record.MatchRecord;
import oklahoma.sqlite.Schema;

/** The rows of the archive: a match, and the figures of each seat. */
final class ArchiveRows {
  static final Schema SCHEMA =
      new Schema(
          List.of(
              List.of(
                  """
                  CREATE TABLE matches (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    digest TEXT NOT NULL UNIQUE, -- of the record
                    played INTEGER NOT NULL,     -- seconds since 1970
                    me INTEGER,                  -- one's own seat, from 0
                    bots TEXT NOT NULL,          -- a line for each seat, empty for a human
                    counts INTEGER NOT NULL,     -- whether statistics count it
                    finished INTEGER NOT NULL,
                    deals INTEGER NOT NULL,
                    rules TEXT NOT NULL,         -- the notation
                    players TEXT NOT NULL,       -- a line for each seat
                    record TEXT                  -- the notation; NULL once it is deleted
                  ) STRICT
                  """,
                  """
                  CREATE TABLE seats (
                    of_match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
                    seat INTEGER NOT NULL,       -- from 0
                    points INTEGER NOT NULL,
                    rank INTEGER NOT NULL,
                    won INTEGER NOT NULL,
                    claims INTEGER NOT NULL,
                    knocks INTEGER NOT NULL,
                    gins INTEGER NOT NULL,
                    undercuts INTEGER NOT NULL,
                    PRIMARY KEY (of_match, seat)
                  ) STRICT, WITHOUT ROWID
                  """)));

  /**
   * A record as it is in the archive.
   *
   * @param digest the digest of the record that was added
   */
  record Saved(String text, String digest) {}

  private static final String MATCHES =
      """
      SELECT id, played, me, bots, counts, finished, deals, rules, players, record IS NOT NULL
      FROM matches
      """;

  private static final Comparator<ArchivedMatch> LATEST_FIRST =
      Comparator.comparing(ArchivedMatch::played).thenComparingLong(ArchivedMatch::id).reversed();

  private ArchiveRows() {}

  /** The id of the match with this digest; empty if there is none. */
  static Optional<Long> find(Connection database, String digest) throws SQLException {
    try (PreparedStatement query =
        database.prepareStatement("SELECT id FROM matches WHERE digest = ?")) {
      query.setString(1, digest);
      try (ResultSet row = query.executeQuery()) {
        return row.next() ? Optional.of(row.getLong(1)) : Optional.empty();
      }
    }
  }

  /** Restores the record of a deleted match, since the same match was added again. */
  static long restored(Connection database, long id, String text) throws SQLException {
    try (PreparedStatement update =
        database.prepareStatement("UPDATE matches SET record = ? WHERE id = ?")) {
      update.setString(1, text);
      update.setLong(2, id);
      update.executeUpdate();
      return id;
    }
  }

  /** Inserts a new match and returns its id. */
  static long insert(
      Connection database,
      String text,
      String digest,
      MatchRecord match,
      MatchFacts facts,
      Instant played,
      ArchivedMatch.Participation participation)
      throws SQLException {
    try (PreparedStatement insert =
        database.prepareStatement(
            """
            INSERT INTO matches
              (digest, played, me, bots, counts, finished, deals, rules, players, record)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
            """)) {
      insert.setString(1, digest);
      insert.setLong(2, played.getEpochSecond());
      if (participation.me().isPresent()) {
        insert.setInt(3, participation.me().get().ordinal());
      }
      insert.setString(4, String.join("\n", participation.bots()));
      insert.setBoolean(5, participation.counts());
      insert.setBoolean(6, facts.over());
      insert.setInt(7, facts.deals());
      insert.setString(8, Notation.print(match.rules()));
      insert.setString(9, String.join("\n", match.players()));
      insert.setString(10, text);
      try (ResultSet row = insert.executeQuery()) {
        row.next();
        long id = row.getLong(1);
        insertSeats(database, id, facts.seats());
        return id;
      }
    }
  }

  private static void insertSeats(Connection database, long id, List<MatchFacts.OfSeat> seats)
      throws SQLException {
    try (PreparedStatement insert =
        database.prepareStatement("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
      for (int seat = 0; seat < seats.size(); seat++) {
        MatchFacts.OfSeat facts = seats.get(seat);
        insert.setLong(1, id);
        insert.setInt(2, seat);
        insert.setInt(3, facts.points());
        insert.setInt(4, facts.rank());
        insert.setInt(5, facts.won());
        insert.setInt(6, facts.claims());
        insert.setInt(7, facts.knocks());
        insert.setInt(8, facts.gins());
        insert.setInt(9, facts.undercuts());
        insert.executeUpdate();
      }
    }
  }

  /** Every match, the latest first. One that cannot be read keeps no other one back. */
  static List<ArchivedMatch> all(Connection database) throws SQLException {
    Map<Long, List<MatchFacts.OfSeat>> seats = seats(database);
    List<ArchivedMatch> matches = new ArrayList<>();
    try (PreparedStatement query =
            database.prepareStatement(MATCHES + "ORDER BY played DESC, id DESC");
        ResultSet row = query.executeQuery()) {
      while (row.next()) {
        long id = row.getLong(1);
        try {
          matches.add(match(row, seats.getOrDefault(id, List.of())));
        } catch (IllegalArgumentException | IndexOutOfBoundsException | DateTimeException damage) {
          warn(id, damage);
        }
      }
    }
    return matches;
  }

  /** The matches that a damaged database still shows, the latest first. */
  static List<ArchivedMatch> readable(Connection database) {
    List<String> trees =
        List.of(
            "SELECT id FROM matches NOT INDEXED ORDER BY id %1$s",
            "SELECT id FROM matches INDEXED BY sqlite_autoindex_matches_1 ORDER BY digest %1$s",
            "SELECT of_match FROM seats ORDER BY of_match %1$s, seat %1$s");
    List<ArchivedMatch> matches = new ArrayList<>();
    for (long id :
        ReadableIds.of(
            database,
            trees,
            failure -> Writer.LOG.warn("the archive is damaged: {}", failure.getMessage()))) {
      try {
        one(database, id).ifPresent(matches::add);
      } catch (SQLException
          | IllegalArgumentException
          | IndexOutOfBoundsException
          | DateTimeException damage) {
        warn(id, damage);
      }
    }
    return matches.stream().sorted(LATEST_FIRST).toList();
  }

  private static Optional<ArchivedMatch> one(Connection database, long id) throws SQLException {
    try (PreparedStatement query = database.prepareStatement(MATCHES + "WHERE id = ?")) {
      query.setLong(1, id);
      try (ResultSet row = query.executeQuery()) {
        return row.next() ? Optional.of(match(row, seats(database, id))) : Optional.empty();
      }
    }
  }

  private static void warn(long id, Exception damage) {
    Writer.LOG.warn("match {} of the archive cannot be read: {}", id, damage.getMessage());
  }

  private static ArchivedMatch match(ResultSet row, List<MatchFacts.OfSeat> seats)
      throws SQLException {
    int seat = row.getInt(3);
    Optional<Seat> me = row.wasNull() ? Optional.empty() : Optional.of(Seat.of(seat));
    return new ArchivedMatch(
        row.getLong(1),
        Instant.ofEpochSecond(row.getLong(2)),
        new ArchivedMatch.Participation(me, lines(row.getString(4)), row.getBoolean(5)),
        Notation.anyRules(row.getString(8)).orElseThrow(),
        lines(row.getString(9)),
        new MatchFacts(row.getBoolean(6), row.getInt(7), seats),
        row.getBoolean(10));
  }

  private static List<String> lines(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split("\n", -1));
  }

  private static Map<Long, List<MatchFacts.OfSeat>> seats(Connection database) throws SQLException {
    Map<Long, List<MatchFacts.OfSeat>> seats = new TreeMap<>();
    try (PreparedStatement query =
            database.prepareStatement("SELECT * FROM seats ORDER BY of_match, seat");
        ResultSet row = query.executeQuery()) {
      while (row.next()) {
        seats.computeIfAbsent(row.getLong(1), match -> new ArrayList<>()).add(seat(row));
      }
    }
    return seats;
  }

  private static List<MatchFacts.OfSeat> seats(Connection database, long match)
      throws SQLException {
    List<MatchFacts.OfSeat> seats = new ArrayList<>();
    try (PreparedStatement query =
        database.prepareStatement("SELECT * FROM seats WHERE of_match = ? ORDER BY seat")) {
      query.setLong(1, match);
      try (ResultSet row = query.executeQuery()) {
        while (row.next()) {
          seats.add(seat(row));
        }
      }
    }
    return seats;
  }

  private static MatchFacts.OfSeat seat(ResultSet row) throws SQLException {
    return new MatchFacts.OfSeat(
        row.getInt(3),
        row.getInt(4),
        row.getInt(5),
        row.getInt(6),
        row.getInt(7),
        row.getInt(8),
        row.getInt(9));
  }

  /** The record of a match; empty if it was deleted. */
  static Optional<Saved> record(Connection database, long id) throws SQLException {
    try (PreparedStatement query =
        database.prepareStatement(
            "SELECT record, digest FROM matches WHERE id = ? AND record IS NOT NULL")) {
      query.setLong(1, id);
      try (ResultSet row = query.executeQuery()) {
        return row.next()
            ? Optional.of(new Saved(row.getString(1), row.getString(2)))
            : Optional.empty();
      }
    }
  }

  /** Deletes the record of a match, but not its figures; returns how many records it deleted. */
  static int delete(Connection database, long id) throws SQLException {
    try (PreparedStatement update =
        database.prepareStatement("UPDATE matches SET record = NULL WHERE id = ?")) {
      update.setLong(1, id);
      return update.executeUpdate();
    }
  }

  /** Excludes all present matches from the statistics and returns how many there are. */
  static int reset(Connection database) throws SQLException {
    try (PreparedStatement update = database.prepareStatement("UPDATE matches SET counts = 0")) {
      return update.executeUpdate();
    }
  }
}
