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
 * A folder with the journal of the player's own tables. As long as it is open no other window uses
 * it.
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
  private final Set<Integer> owing = ConcurrentHashMap.newKeySet();

  /**
   * Something that is kept and cannot be read. It stays as it is.
   *
   * @param file where it is
   * @param version of the program that wrote it, if that is why
   */
  public record Unreadable(Reason reason, Path file, OptionalInt version) {
    /**
     * The key of a sentence about it.
     *
     * @param kind how such keys begin
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
   * Opens the folder, and makes it if it does not exist.
   *
   * @param store keeps what is known of its tables on this computer alone
   * @throws JournalRefused if nothing can be kept there now
   */
  static OwnTablesFolder open(Path folder, Store store) throws JournalRefused {
    return new OwnTablesFolder(folder, JournalFile.open(folder.resolve(JOURNAL)), store);
  }

  /** The journal of one of its tables. */
  public Journal journal(int table) {
    return journal.of(table);
  }

  /**
   * A number that none of its tables ever had.
   *
   * @throws JournalRefused if the journal cannot be read
   */
  int freeNumber() throws JournalRefused {
    int free = journal.freeNumber();
    forgetBeside(free); // of another journal, if somebody has deleted that
    return free;
  }

  /** What is kept beside a table: small things that only this computer knows. */
  public Row beside(int table) {
    return store.row(Subject.TABLES, name(table));
  }

  /** The order in which the player keeps the hand at a table. */
  public Row hand(int table) {
    return store.row(Subject.HANDS, name(table));
  }

  /** Keeps what is known of the shuffles at a table. */
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
   * The tables that can go on.
   *
   * @param damage hears of each that cannot be read; the others are read all the same
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
    } catch (IllegalArgumentException strange) {
      LOG.warn("table {} of {} is damaged", number, folder, strange);
      damage.accept(new Unreadable(Reason.DAMAGED, folder.resolve(JOURNAL), OptionalInt.empty()));
    }
    return List.of();
  }

  /**
   * The last two matches of one of its tables, the latest first, whole or not.
   *
   * @throws JournalRefused if they cannot be read
   */
  List<KeptMatch> lastMatches(int table) throws JournalRefused {
    return journal.lastMatches(table);
  }

  /**
   * Lays down a table that somebody takes up from a record, as if it had been left here. The match
   * comes first, for a table without its match could not be read. Statistics do not count how that
   * match ends; they count those that are played there afterwards.
   */
  public void lay(KeptTable table) {
    try {
      for (Entry entry : table.match()) {
        journal(table.number()).append(entry);
      }
      beside(table.number()).set(TAKEN_UP, id(lastMatches(table.number()).getFirst()));
      journal(table.number()).append(new Entry.TableStands(table.stands()));
    } catch (JournalFailed | JournalRefused failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** Whether statistics count how a match of one of its tables ends. Waits for the answer. */
  private boolean counts(KeptMatch match) {
    return !id(match).equals(beside(match.table()).fields().join().get(TAKEN_UP));
  }

  /** A match of a table is over, and has to go to the archive before the table closes. */
  void owe(int table) {
    owing.add(table);
  }

  /** Whether it has not gone there yet. */
  boolean owes(int table) {
    return owing.contains(table);
  }

  /**
   * Keeps the last match of a table that is over.
   *
   * @return its number in the archive; empty if the journal has none
   * @throws JournalRefused if it could not be read or written
   */
  Optional<Long> keepLast(int table, ArchivedMatch.Whose whose, MatchArchive archive)
      throws JournalRefused {
    Optional<KeptMatch> last =
        lastMatches(table).stream()
            .filter(match -> MatchArchive.progress(match) != MatchArchive.Progress.NOT_OVER)
            .findFirst();
    if (last.isEmpty()) {
      return Optional.empty();
    }
    boolean counts = whose.counts() && counts(last.get());
    ArchivedMatch.Whose known = new ArchivedMatch.Whose(whose.me(), whose.bots(), counts);
    // A rematch may begin before the archive can take this match.
    write(known, owner(last.get()));
    long id = archive.add(last.get().text(), Instant.now(), known);
    owner(last.get()).remove();
    owing.remove(table);
    return Optional.of(id);
  }

  /**
   * Keeps the match of a table that was left when it was over, unless it is kept already.
   *
   * @throws JournalRefused if it could not be read or written
   */
  void keepEnded(SavedTable saved, MatchArchive archive) throws JournalRefused {
    if (saved.standing().isPresent() && !saved.playing()) {
      keepLast(
          saved.number(), new ArchivedMatch.Whose(saved.inside(), saved.bots(), true), archive);
    }
  }

  /** Where it is written whose a match is, until the archive knows. */
  private Row owner(KeptMatch match) {
    return store.row(Subject.TABLES, name(match.table()) + "/" + id(match));
  }

  private static void write(ArchivedMatch.Whose whose, Row owner) {
    Map<String, String> fields = new HashMap<>();
    whose.me().ifPresent(me -> fields.put(ME, me.name()));
    fields.put(BOTS, String.join(",", whose.bots()));
    fields.put(COUNTS, Boolean.toString(whose.counts()));
    owner.put(fields);
  }

  /** Whose a match is that the archive could not take when it was over. Waits for the answer. */
  private ArchivedMatch.Whose whose(KeptMatch match) {
    Map<String, String> fields = owner(match).fields().join();
    return fields.isEmpty()
        ? ArchivedMatch.Whose.NOBODY
        : new ArchivedMatch.Whose(
            Optional.ofNullable(fields.get(ME)).map(Seat::valueOf),
            List.of(fields.getOrDefault(BOTS, "").split(",", -1)),
            Boolean.parseBoolean(fields.get(COUNTS)));
  }

  private static String id(KeptMatch match) {
    return Integer.toString(match.id());
  }

  /** Moves the matches that are over, and that no table goes on from, to the archive. */
  void putAway(MatchArchive archive) {
    try {
      archive.moveFrom(journal, this::whose, match -> owner(match).remove());
    } catch (JournalRefused refused) {
      LOG.warn("finished matches stay in {}", folder, refused);
    }
  }

  /**
   * Keeps a table no more, and nothing of a match that is not played to its end.
   *
   * @throws JournalFailed if it is still kept
   */
  void discard(SavedTable table) throws JournalFailed {
    journal(table.number())
        .append(table.playing() ? new Entry.TableGivenUp() : new Entry.TableForgotten());
    forgetBeside(table.number());
  }

  /** Lets other windows use it. */
  @Override
  public void close() {
    journal.close();
  }
}
