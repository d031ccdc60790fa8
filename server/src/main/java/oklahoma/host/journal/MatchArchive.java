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
import oklahoma.sqlite.DatabaseRefused;
import oklahoma.sqlite.Sqlite;
import org.sqlite.SQLiteConfig;

/**
 * Finished matches, in one SQLite database that several programs may use at the same time. Each
 * method is one transaction and waits for its turn. Adding a match twice stores it once. Only its
 * user can read the file.
 */
public final class MatchArchive {
  /** The progress of a match in a journal. */
  public enum Progress {
    OVER,
    NOT_OVER,
    /** Unknown: its lines are damaged or of a later version. */
    UNREADABLE
  }

  /**
   * The matches of an archive.
   *
   * @param matches those that can be read, the latest first
   * @param damage why nothing can be written, if the file is damaged
   */
  public record Listed(List<ArchivedMatch> matches, Optional<JournalRefused> damage) {}

  private final Path file;

  /** A task for the database. */
  private interface Task<T> {
    T run(Connection database) throws SQLException;
  }

  /**
   * The archive in a file.
   *
   * @param file created by the first {@link #add} if necessary
   */
  public MatchArchive(Path file) {
    this.file = file;
  }

  /**
   * Adds a match, unless the archive has it already.
   *
   * @param text its record; shuffles may be part of it
   * @param played when it ended
   * @return its id in the archive
   * @throws IllegalArgumentException if the text is not a record
   * @throws JournalRefused if it could not be written
   */
  public long add(String text, Instant played, ArchivedMatch.Participation participation)
      throws JournalRefused {
    String plain = Notation.plain(text);
    MatchRecord match = record(plain);
    MatchFacts facts = MatchFacts.of(match);
    String digest = digest(match);
    return in(database -> {
      Optional<Long> there = ArchiveRows.find(database, digest);
      return there.isPresent()
          ? ArchiveRows.restored(database, there.get(), plain)
          : ArchiveRows.insert(database, plain, digest, match, facts, played, participation);
    });
  }

  /**
   * Moves all finished matches, and those that no table continues, from a journal to this archive.
   * A match that cannot be read stays in the journal.
   *
   * @param whose tells whose a match is
   * @param moved gets each match that has arrived
   * @throws JournalRefused if something could not be written or read; nothing is lost
   */
  public void moveFrom(
      JournalFile journal,
      Function<KeptMatch, ArchivedMatch.Participation> whose,
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

  /** The progress of a match in a journal. */
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
   * @throws JournalRefused if nothing can be read
   */
  public Listed list() throws JournalRefused {
    try {
      return new Listed(in(ArchiveRows::all), Optional.empty());
    } catch (JournalRefused refused) {
      List<ArchivedMatch> readable = damaged(refused, ArchiveRows::readable);
      if (readable.isEmpty()) {
        throw refused;
      }
      return new Listed(readable, Optional.of(refused));
    }
  }

  /**
   * Reads a record of this archive, without checking again that its events are legal.
   *
   * @throws IllegalArgumentException if the text is not a record
   */
  public static MatchRecord record(String text) {
    return Notation.written(text).orElseThrow().record();
  }

  /**
   * The record of a match, with its shuffles; empty if it was deleted.
   *
   * @throws JournalRefused if it cannot be read, or is not the record that was added
   */
  public Optional<String> text(long id) throws JournalRefused {
    Optional<ArchiveRows.Saved> found;
    try {
      found = in(database -> ArchiveRows.record(database, id));
    } catch (JournalRefused refused) {
      found = damaged(refused, database -> ArchiveRows.record(database, id));
    }
    if (found.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(checked(found.get()));
  }

  /** SQLite does not notice a changed letter, or a page of zeros at the end of a long text. */
  private String checked(ArchiveRows.Saved saved) throws JournalRefused {
    try {
      if (digest(record(saved.text())).equals(saved.digest())) {
        return saved.text();
      }
    } catch (IllegalArgumentException damage) {
      throw new JournalRefused(DatabaseRefused.Reason.DAMAGED, file, damage);
    }
    throw new JournalRefused(DatabaseRefused.Reason.DAMAGED, file, "another record was added");
  }

  /**
   * Reads from a damaged file, which stays as it is.
   *
   * @throws JournalRefused the refusal, if the file has another fault or the task fails too
   */
  private <T> T damaged(JournalRefused refused, Task<T> task) throws JournalRefused {
    if (refused.reason() != DatabaseRefused.Reason.DAMAGED) {
      throw refused;
    }
    try (Connection database = Sqlite.read(file, ArchiveRows.SCHEMA::requireWritten)) {
      return task.run(database);
    } catch (SQLException failure) {
      refused.addSuppressed(failure);
      throw refused;
    }
  }

  /**
   * Deletes the record of a match; the statistics still count it.
   *
   * @throws JournalRefused if it could not be deleted
   */
  public void delete(long id) throws JournalRefused {
    in(database -> ArchiveRows.delete(database, id));
  }

  /**
   * Excludes all present matches from the statistics; their records stay.
   *
   * @throws JournalRefused if this could not be written
   */
  public void reset() throws JournalRefused {
    in(ArchiveRows::reset);
  }

  /** A digest of a match, which does not depend on the record's remarks and shuffles. */
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
    try (Connection database = Sqlite.openShared(file, settings(), MatchArchive::begin)) {
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
