package oklahoma.client.session.kept;

import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import oklahoma.client.fair.CommitmentLedger;
import oklahoma.client.storage.Row;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.journal.KeptMatch;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.MatchArchive;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.rules.Seat;
import oklahoma.sqlite.DatabaseRefused.Reason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A folder with the journal of the player's own tables. While it is open no other window uses it.
 */
public final class OwnTablesFolder implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(OwnTablesFolder.class);
  private static final String JOURNAL = "journal.db";
  private static final String TAKEN_UP = "taken-up";
  private static final String ME = "me";
  private static final String BOTS = "bots";
  private static final String COUNTS = "counts";

  private final Path folder;
  private final JournalFile journal;
  private final Store store;
  private final Set<Integer> unarchived = ConcurrentHashMap.newKeySet();

  /**
   * A file that cannot be read; it stays unchanged.
   *
   * @param reason why it cannot be read
   * @param file the file
   * @param version the version of the program that wrote it, if that is the reason
   */
  public record Unreadable(Reason reason, Path file, OptionalInt version) {
    /**
     * The text key of a sentence about the reason.
     *
     * @param kind the beginning of the key
     */
    public String key(String kind) {
      return kind + reason.name();
    }

    static Unreadable of(JournalRefused refused) {
      return new Unreadable(refused.reason(), refused.file(), refused.version());
    }
  }

  private OwnTablesFolder(Path folder, JournalFile journal, Store store) {
    this.folder = folder;
    this.journal = journal;
    this.store = store;
  }

  /**
   * Opens a folder; creates it if necessary.
   *
   * @param store the database for what only this computer knows about its tables
   * @throws JournalRefused if its journal cannot be used
   */
  static OwnTablesFolder open(Path folder, Store store) throws JournalRefused {
    return new OwnTablesFolder(folder, JournalFile.open(folder.resolve(JOURNAL)), store);
  }

  /** The journal of one of its tables. */
  public Journal journal(int table) {
    return journal.of(table);
  }

  /**
   * A number that none of its tables has ever had.
   *
   * @throws JournalRefused if the journal cannot be read
   */
  int freeNumber() throws JournalRefused {
    int free = journal.freeNumber();
    forgetBeside(free); // rows of an earlier journal, if somebody has deleted that
    return free;
  }

  /** The database row for small things about a table that only this computer knows. */
  public Row beside(int table) {
    return store.row(Subject.TABLES, name(table));
  }

  /** The database row for the order of the player's hand at a table. */
  public Row hand(int table) {
    return store.row(Subject.HANDS, name(table));
  }

  /** Saves what the program knows of the shuffles at a table. */
  public CommitmentLedger ledger(int table) {
    return CommitmentLedger.in(shuffles(table));
  }

  private Row shuffles(int table) {
    return store.row(Subject.COMMITMENTS, name(table));
  }

  private String name(int table) {
    return folder.getFileName() + "/" + table;
  }

  private void forgetBeside(int table) {
    beside(table).remove();
    hand(table).remove();
    shuffles(table).remove();
  }

  /**
   * The tables that can be continued.
   *
   * @param damage receives each file that cannot be read; the other tables are still returned
   */
  List<SavedTable> tables(Consumer<Unreadable> damage) {
    try {
      return journal.numbers().stream().flatMap(number -> read(number, damage).stream()).toList();
    } catch (JournalRefused refused) {
      LOG.warn("cannot read {}", folder, refused);
      damage.accept(Unreadable.of(refused));
      return List.of();
    }
  }

  private List<SavedTable> read(int number, Consumer<Unreadable> damage) {
    try {
      return List.of(SavedTable.of(journal.table(number)));
    } catch (JournalRefused refused) {
      LOG.warn("cannot read table {}", number, refused);
      damage.accept(Unreadable.of(refused));
    } catch (IllegalArgumentException invalid) {
      LOG.warn("table {} of {} is damaged", number, folder, invalid);
      damage.accept(new Unreadable(Reason.DAMAGED, folder.resolve(JOURNAL), OptionalInt.empty()));
    }
    return List.of();
  }

  /**
   * The last two matches of a table, the latest first, finished or not.
   *
   * @throws JournalRefused if they cannot be read
   */
  List<KeptMatch> lastMatches(int table) throws JournalRefused {
    return journal.lastMatches(table);
  }

  /**
   * Saves a table made from a record, as if the player had left it here. The match is written
   * first, because a table without its match could not be read. Statistics leave this match out,
   * but include later ones at the table.
   */
  public void save(KeptTable table) {
    try {
      for (Entry entry : table.match()) {
        journal(table.number()).append(entry);
      }
      beside(table.number()).set(TAKEN_UP, id(lastMatches(table.number()).getFirst()));
      journal(table.number()).append(new Entry.TableSaved(table.snapshot()));
    } catch (JournalFailed | JournalRefused failed) {
      throw new IllegalStateException(failed);
    }
  }

  /**
   * Whether statistics may include a match: not one that was continued from a record. Blocks on the
   * database.
   */
  private boolean counts(KeptMatch match) {
    return !id(match).equals(beside(match.table()).fields().join().get(TAKEN_UP));
  }

  /** Notes that a match of a table is over and has to go to the archive before the table closes. */
  void markUnarchived(int table) {
    unarchived.add(table);
  }

  /** Whether such a match is not in the archive yet. */
  boolean hasUnarchivedMatch(int table) {
    return unarchived.contains(table);
  }

  /**
   * Archives the last finished match of a table.
   *
   * @return its number in the archive; empty if the journal has none
   * @throws JournalRefused if the journal cannot be read or the archive cannot be written
   */
  Optional<Long> keepLast(
      int table, ArchivedMatch.Participation participation, MatchArchive archive)
      throws JournalRefused {
    Optional<KeptMatch> last =
        lastMatches(table).stream()
            .filter(match -> MatchArchive.progress(match) != MatchArchive.Progress.NOT_OVER)
            .findFirst();
    if (last.isEmpty()) {
      return Optional.empty();
    }
    boolean counts = participation.counts() && counts(last.get());
    ArchivedMatch.Participation known =
        new ArchivedMatch.Participation(participation.me(), participation.bots(), counts);
    // Saved first, because a rematch may begin before the archive can take this match.
    write(known, owner(last.get()));
    long id = archive.add(last.get().text(), Instant.now(), known);
    owner(last.get()).remove();
    unarchived.remove(table);
    return Optional.of(id);
  }

  /**
   * Archives the match of a table that was left after its end, unless it is in the archive already.
   *
   * @throws JournalRefused if the journal cannot be read or the archive cannot be written
   */
  void keepEnded(SavedTable saved, MatchArchive archive) throws JournalRefused {
    if (saved.standing().isPresent() && !saved.playing()) {
      keepLast(
          saved.number(),
          new ArchivedMatch.Participation(saved.inside(), saved.bots(), true),
          archive);
    }
  }

  /** The database row that says whose a match is, until it is in the archive. */
  private Row owner(KeptMatch match) {
    return store.row(Subject.TABLES, name(match.table()) + "/" + id(match));
  }

  private static void write(ArchivedMatch.Participation participation, Row owner) {
    Map<String, String> fields = new HashMap<>();
    participation.me().ifPresent(me -> fields.put(ME, me.name()));
    fields.put(BOTS, String.join(",", participation.bots()));
    fields.put(COUNTS, Boolean.toString(participation.counts()));
    owner.put(fields);
  }

  /** Whose a match is that the archive could not take at its end. Blocks on the database. */
  private ArchivedMatch.Participation participation(KeptMatch match) {
    Map<String, String> fields = owner(match).fields().join();
    return fields.isEmpty()
        ? ArchivedMatch.Participation.NOBODY
        : new ArchivedMatch.Participation(
            Optional.ofNullable(fields.get(ME)).map(Seat::valueOf),
            List.of(fields.getOrDefault(BOTS, "").split(",", -1)),
            Boolean.parseBoolean(fields.get(COUNTS)));
  }

  private static String id(KeptMatch match) {
    return Integer.toString(match.id());
  }

  /** Moves finished matches to the archive, except those of tables that can be continued. */
  void putAway(MatchArchive archive) {
    try {
      archive.moveFrom(journal, this::participation, match -> owner(match).remove());
    } catch (JournalRefused refused) {
      LOG.warn("finished matches stay in {}", folder, refused);
    }
  }

  /**
   * Deletes a table, together with its unfinished match.
   *
   * @throws JournalFailed if that is impossible
   */
  void discard(SavedTable table) throws JournalFailed {
    journal(table.number())
        .append(table.playing() ? new Entry.TableGivenUp() : new Entry.TableForgotten());
    forgetBeside(table.number());
  }

  /** Closes the journal, so that other windows can use the folder. */
  @Override
  public void close() {
    journal.close();
  }
}
