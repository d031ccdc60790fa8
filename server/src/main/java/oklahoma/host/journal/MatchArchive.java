package oklahoma.host.journal;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.record.MatchFacts;
import oklahoma.rules.record.MatchRecord;
import oklahoma.sqlite.Sqlite;
import org.sqlite.SQLiteConfig;

/**
 * Finished matches, in one SQLite database that several programs may use at the same time. Each
 * method is one transaction and waits for its turn. Adding a match twice stores it once. Only its
 * user can read the file.
 */
public final class MatchArchive {
  /** How far a match has got. */
  public enum Progress {
    OVER,
    NOT_OVER,
    /** Its lines are damaged, or of a later version, so nobody knows. */
    UNREADABLE
  }

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
   * @param text its record, which may also say how its packs were shuffled
   * @param played when it was over
   * @return its number in the archive
   * @throws IllegalArgumentException if it is no record
   * @throws JournalRefused if it could not be written
   */
  public long add(String text, Instant played, ArchivedMatch.Whose whose) throws JournalRefused {
    String plain = Notation.plain(text);
    MatchRecord match = record(plain);
    MatchFacts facts = MatchFacts.of(match);
    String digest = digest(match);
    return in(database -> {
      Optional<Long> there = ArchiveRows.find(database, digest);
      return there.isPresent()
          ? ArchiveRows.restored(database, there.get(), plain)
          : ArchiveRows.insert(database, plain, digest, match, facts, played, whose);
    });
  }

  /**
   * Moves here what is over in a journal and what no table goes on from there. A match that cannot
   * be read stays where it is.
   *
   * @param whose knows whose a match is
   * @param moved hears of each match that is here
   * @throws JournalRefused if something could not be written or read; nothing is lost
   */
  public void moveFrom(
      JournalFile journal,
      Function<KeptMatch, ArchivedMatch.Whose> whose,
      Consumer<KeptMatch> moved)
      throws JournalRefused {
    for (int id : journal.looseMatches()) {
      Optional<KeptMatch> over =
          read(journal, id).filter(match -> progress(match) == Progress.OVER);
      if (over.isPresent()) {
        add(over.get().text(), over.get().began(), whose.apply(over.get()));
        journal.forget(id);
        moved.accept(over.get());
      }
    }
  }

  private static Optional<KeptMatch> read(JournalFile journal, int id) throws JournalRefused {
    try {
      return Optional.of(journal.match(id));
    } catch (JournalRefused refused) {
      if (refused.whole()) {
        throw refused;
      }
      Writer.LOG.warn("match {} of a journal cannot be read: {}", id, refused.words());
      return Optional.empty();
    }
  }

  /** How far a match of a journal has got. */
  public static Progress progress(KeptMatch match) {
    try {
      return MatchFacts.of(record(match.text())).over() ? Progress.OVER : Progress.NOT_OVER;
    } catch (IllegalArgumentException unreadable) {
      Writer.LOG.warn(
          "match {} of a journal cannot be read: {}", match.id(), unreadable.getMessage());
      return Progress.UNREADABLE;
    }
  }

  /**
   * Every match that can be read, the latest first; the log names the others.
   *
   * @throws JournalRefused if they cannot be read
   */
  public List<ArchivedMatch> matches() throws JournalRefused {
    return in(ArchiveRows::all);
  }

  /**
   * A record from its text, as it was added: nobody asks again whether its events are legal.
   *
   * @throws IllegalArgumentException if it is no record
   */
  public static MatchRecord record(String text) {
    return Notation.written(text).orElseThrow().record();
  }

  /**
   * The record of a match, with how its packs were shuffled; empty if it is not there any more.
   *
   * @throws JournalRefused if it cannot be read
   */
  public Optional<String> text(long id) throws JournalRefused {
    return in(database -> ArchiveRows.record(database, id));
  }

  /**
   * Deletes the record of a match; what was counted in it still counts.
   *
   * @throws JournalRefused if it is still there
   */
  public void delete(long id) throws JournalRefused {
    in(database -> ArchiveRows.delete(database, id));
  }

  /**
   * No match counts any more that is there now; the records stay.
   *
   * @throws JournalRefused if they still count
   */
  public void reset() throws JournalRefused {
    in(ArchiveRows::reset);
  }

  /** The same for every record of a match, whatever its remarks and shuffles. */
  private static String digest(MatchRecord match) {
    try {
      byte[] bytes = Notation.print(match).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private <T> T in(Task<T> task) throws JournalRefused {
    JournalFile.make(file);
    try (Connection database = Sqlite.open(file, settings(), MatchArchive::begin)) {
      T result = task.run(database);
      database.commit();
      return result;
    } catch (SQLException failure) {
      throw new JournalRefused(file, failure);
    }
  }

  private static SQLiteConfig settings() {
    SQLiteConfig settings = Sqlite.sharedSettings();
    settings.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    settings.enforceForeignKeys(true);
    return settings;
  }

  private static void begin(Connection database) throws SQLException {
    database.setAutoCommit(false);
    ArchiveRows.SCHEMA.bringUp(database);
  }
}
