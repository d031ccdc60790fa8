package host.journal;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.sqlite.SQLiteConfig;
import rules.Seat;
import rules.notation.MatchFacts;
import rules.notation.MatchRecord;
import rules.notation.Notation;

/**
 * Matches that are over, in one SQLite database that several programs may use at the same time.
 * Each method is a transaction of its own, and waits for its turn. A match is in it once, however
 * often it is added. Only its user can read the file.
 */
public final class MatchArchive {
  private static final int PATIENCE_MS = 10_000;
  private static final Schema SCHEMA =
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

  private final Path file;

  /** What is done with the database. */
  private interface Task<T> {
    T run(Connection database) throws SQLException;
  }

  /**
   * The archive in a file.
   *
   * @param file it need not exist before something is added
   */
  public MatchArchive(Path file) {
    this.file = file;
  }

  /**
   * Adds a match, unless it is there.
   *
   * @param text its record, which may say besides how its packs were shuffled
   * @param played when it was over
   * @return its number in the archive
   * @throws IllegalArgumentException if it is no record
   * @throws JournalRefused if it could not be written
   */
  public long add(String text, Instant played, ArchivedMatch.Whose whose) throws JournalRefused {
    String plain = MatchLines.plain(text);
    MatchRecord match = record(plain);
    MatchFacts facts = facts(match);
    String digest = digest(match);
    return in(database -> {
      Optional<Long> there = find(database, digest);
      return there.isPresent()
          ? restored(database, there.get(), plain)
          : insert(database, plain, digest, match, facts, played, whose);
    });
  }

  /**
   * Moves here what is over in a journal and what no table goes on from there. A match that cannot
   * be read stays where it is.
   *
   * @throws JournalRefused if something could not be written or read; nothing is lost
   */
  public void moveFrom(JournalFile journal) throws JournalRefused {
    for (KeptMatch match : journal.looseMatches()) {
      if (over(match)) {
        add(match.text(), match.began(), ArchivedMatch.Whose.NOBODY);
        journal.forget(match.id());
      }
    }
  }

  private static boolean over(KeptMatch match) {
    try {
      return facts(record(match.text())).over();
    } catch (IllegalArgumentException unreadable) {
      Writer.LOG.warn("match {} of a journal cannot be read", match.id(), unreadable);
      return false;
    }
  }

  /**
   * Every match, the latest first.
   *
   * @throws JournalRefused if they cannot be read
   */
  public List<ArchivedMatch> matches() throws JournalRefused {
    return in(MatchArchive::all);
  }

  /**
   * A record from its text, as it was added: nobody asks again whether its events are legal.
   *
   * @throws IllegalArgumentException if it is no record
   */
  public static MatchRecord record(String text) {
    return MatchLines.record(text);
  }

  /**
   * The record of a match, with how its packs were shuffled; empty if it is not there any more.
   *
   * @throws JournalRefused if it cannot be read
   */
  public Optional<String> text(long id) throws JournalRefused {
    return in(database -> {
      try (PreparedStatement query =
          database.prepareStatement("SELECT record FROM matches WHERE id = ?")) {
        query.setLong(1, id);
        try (ResultSet row = query.executeQuery()) {
          return row.next() ? Optional.ofNullable(row.getString(1)) : Optional.empty();
        }
      }
    });
  }

  /**
   * Deletes the record of a match; what was counted in it still counts.
   *
   * @throws JournalRefused if it is still there
   */
  public void delete(long id) throws JournalRefused {
    in(database -> {
      try (PreparedStatement update =
          database.prepareStatement("UPDATE matches SET record = NULL WHERE id = ?")) {
        update.setLong(1, id);
        return update.executeUpdate();
      }
    });
  }

  /**
   * No match counts any more that is there now; the records stay.
   *
   * @throws JournalRefused if they still count
   */
  public void reset() throws JournalRefused {
    in(database -> {
      try (PreparedStatement update = database.prepareStatement("UPDATE matches SET counts = 0")) {
        return update.executeUpdate();
      }
    });
  }

  /** What a damaged row says is no record. */
  private static MatchFacts facts(MatchRecord match) {
    try {
      return MatchFacts.of(match);
    } catch (IllegalStateException | IndexOutOfBoundsException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  /** Remarks and shuffles make no other match. */
  private static String digest(MatchRecord match) {
    try {
      byte[] bytes = Notation.print(match).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Optional<Long> find(Connection database, String digest) throws SQLException {
    try (PreparedStatement query =
        database.prepareStatement("SELECT id FROM matches WHERE digest = ?")) {
      query.setString(1, digest);
      try (ResultSet row = query.executeQuery()) {
        return row.next() ? Optional.of(row.getLong(1)) : Optional.empty();
      }
    }
  }

  /** Whoever adds a match again whose record was deleted wants it back. */
  private static long restored(Connection database, long id, String text) throws SQLException {
    try (PreparedStatement update =
        database.prepareStatement("UPDATE matches SET record = ? WHERE id = ?")) {
      update.setString(1, text);
      update.setLong(2, id);
      update.executeUpdate();
      return id;
    }
  }

  private static long insert(
      Connection database,
      String text,
      String digest,
      MatchRecord match,
      MatchFacts facts,
      Instant played,
      ArchivedMatch.Whose whose)
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
      if (whose.me().isPresent()) {
        insert.setInt(3, whose.me().get().ordinal());
      }
      insert.setString(4, String.join("\n", whose.bots()));
      insert.setBoolean(5, whose.counts());
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

  private static List<ArchivedMatch> all(Connection database) throws SQLException {
    Map<Long, List<MatchFacts.OfSeat>> seats = seats(database);
    List<ArchivedMatch> matches = new ArrayList<>();
    try (PreparedStatement query =
            database.prepareStatement(
                """
                SELECT id, played, me, bots, counts, finished, deals, rules, players,
                       record IS NOT NULL
                FROM matches ORDER BY played DESC, id DESC
                """);
        ResultSet row = query.executeQuery()) {
      while (row.next()) {
        long id = row.getLong(1);
        int seat = row.getInt(3);
        Optional<Seat> me = row.wasNull() ? Optional.empty() : Optional.of(Seat.of(seat));
        matches.add(
            new ArchivedMatch(
                id,
                Instant.ofEpochSecond(row.getLong(2)),
                new ArchivedMatch.Whose(me, lines(row.getString(4)), row.getBoolean(5)),
                Notation.anyRules(row.getString(8)).orElseThrow(),
                lines(row.getString(9)),
                new MatchFacts(row.getBoolean(6), row.getInt(7), seats.getOrDefault(id, List.of())),
                row.getBoolean(10)));
      }
    }
    return matches;
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
        seats
            .computeIfAbsent(row.getLong(1), match -> new ArrayList<>())
            .add(
                new MatchFacts.OfSeat(
                    row.getInt(3),
                    row.getInt(4),
                    row.getInt(5),
                    row.getInt(6),
                    row.getInt(7),
                    row.getInt(8),
                    row.getInt(9)));
      }
    }
    return seats;
  }

  private <T> T in(Task<T> task) throws JournalRefused {
    JournalFile.make(file);
    try (Connection database = config().createConnection("jdbc:sqlite:" + file.toAbsolutePath())) {
      database.setAutoCommit(false);
      SCHEMA.bringUp(database, file);
      T result = task.run(database);
      database.commit();
      return result;
    } catch (SQLException failure) {
      throw JournalFile.refused(file, failure);
    } catch (IllegalArgumentException unreadable) {
      throw new JournalRefused(JournalRefused.Reason.DAMAGED, file, unreadable);
    }
  }

  private static SQLiteConfig config() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    config.setBusyTimeout(PATIENCE_MS);
    config.enforceForeignKeys(true);
    return config;
  }
}
