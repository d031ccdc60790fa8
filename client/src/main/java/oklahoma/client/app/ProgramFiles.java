package oklahoma.client.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import oklahoma.client.lesson.Learned;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.lesson.LessonProgress;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.net.trust.OwnMark;
import oklahoma.client.session.kept.JournalThread;
import oklahoma.client.session.kept.KeptLastTable;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.session.kept.KnownTables;
import oklahoma.client.session.kept.PlayedMatches;
import oklahoma.client.settings.Settings;
import oklahoma.client.setup.OwnRules;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.setup.Venue;
import oklahoma.client.storage.Opening;
import oklahoma.client.storage.RowSaver;
import oklahoma.client.storage.Rows;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.StoreFailed;
import oklahoma.client.storage.Subject;
import oklahoma.host.journal.MatchArchive;
import oklahoma.protocol.identity.Octets;
import oklahoma.sqlite.DatabaseRefused.Reason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The files in the program's folder: one database for the settings, the plans of the last tables,
 * the known hosts, the keys of seats elsewhere, the mark by which hosts recognize the program, and
 * the progress of each lesson; also the player's own tables and the finished matches.
 */
final class ProgramFiles implements AutoCloseable {
  /** The row name of a subject that has one row only. */
  static final String ALL = "all";

  /** The row of the last table on the network. */
  static final String LAST = "last";

  private static final String SOLO = "solo";
  private static final String HOSTED = "hosted";
  private static final String SECRET = "secret";
  private static final Logger LOG = LoggerFactory.getLogger(ProgramFiles.class);
  private static final String DATABASE = "oklahoma.db";

  private final Path folder;
  private final boolean keeps;
  private final Settings settings;
  private final OwnRules own = new OwnRules();
  private final PlannedTable solo = new PlannedTable(Venue.SOLO, own);
  private final PlannedTable hosted = new PlannedTable(Venue.NETWORK, own);
  private final Learned learned = new Learned();
  private final Store store;
  private final KnownHosts known;
  private final KeptSeats seats;
  private final JournalThread journals = new JournalThread();
  private final KeptTables tables;
  private final PlayedMatches played;
  private Optional<OwnMark> mark = Optional.empty();

  /** Receives reports of files that could not be read. */
  interface Damage {
    /**
     * A file cannot be read, so the program starts as if it were not there.
     *
     * @param title the text key of the title
     * @param body the text key of the explanation
     * @param file where the file is now
     */
    void found(String title, String body, Path file);
  }

  /** The rows as the database has them, before they are parsed. */
  private record Loaded(
      Map<String, String> settings,
      List<String> recent,
      Map<String, String> solo,
      Map<String, String> hosted,
      Map<String, String> rules,
      Map<String, Map<String, String>> lessons,
      OwnMark mark) {}

  /**
   * The files in a folder. The database opens in the background.
   *
   * @param keeps whether anything is saved there; a demonstration saves nothing
   */
  ProgramFiles(Path folder, Settings settings, boolean keeps) {
    this.folder = folder;
    this.settings = settings;
    this.keeps = keeps;
    store = keeps ? Store.open(folder.resolve(DATABASE)) : Store.inMemory();
    known = new KnownHosts(store);
    seats = new KeptSeats(folder.resolve("seats"), store);
    MatchArchive archive = new MatchArchive(folder.resolve("finished.db"));
    tables = new KeptTables(folder.resolve("tables"), store, archive, last(), journals);
    played = new PlayedMatches(archive, journals);
  }

  /** Whether anything is saved; a demonstration saves nothing. */
  boolean keeps() {
    return keeps;
  }

  Path folder() {
    return folder;
  }

  /** The plan of tables with bots alone. */
  PlannedTable solo() {
    return solo;
  }

  /** The plan of tables on the network. */
  PlannedTable hosted() {
    return hosted;
  }

  /** The sets of rules that the player has saved. */
  OwnRules own() {
    return own;
  }

  /** The keys of the player's seats at other hosts' tables. */
  KeptSeats seats() {
    return seats;
  }

  /**
   * The secret from which each host gets its own mark of this program; empty until the files are
   * loaded.
   */
  Optional<OwnMark> mark() {
    return mark;
  }

  /** The hosts that this program has met, with their keys. */
  KnownHosts known() {
    return known;
  }

  /** The tables of other hosts at which the player has played. */
  KnownTables playedAt() {
    return new KnownTables(store);
  }

  /** The last table that the player opened on the network. */
  KeptLastTable last() {
    return new KeptLastTable(store.row(Subject.PLANS, LAST));
  }

  /** The player's progress in each lesson. */
  Learned learned() {
    return learned;
  }

  /** The player's own unfinished tables. */
  KeptTables tables() {
    return tables;
  }

  /** The finished matches. */
  PlayedMatches played() {
    return played;
  }

  /**
   * Reads the player's data, then saves every later change. Waits for the database, because the
   * first screen offers what it contains.
   *
   * @param damage receives what cannot be read
   * @param failed receives later failures to save, on another thread
   */
  void load(Damage damage, Consumer<StoreFailed> failed) {
    report(store.opening().join(), damage);
    tried(() -> show(store.ask(ProgramFiles::read).join()), damage);
    tried(() -> store.ask(this::readHosts).join(), damage);
    store.onFailure(failed);
    keepChanges();
  }

  Path database() {
    return folder.resolve(DATABASE);
  }

  private void tried(Runnable reading, Damage damage) {
    try {
      reading.run();
    } catch (CompletionException failure) {
      LOG.warn("{} cannot be read", database(), failure);
      damage.found("app.store-title", words(StoreFailed.of(failure).reason()), database());
    }
  }

  /** The text key of the explanation why data are not saved. */
  static String words(Reason why) {
    return "app.store." + why.name();
  }

  private void report(Opening opening, Damage damage) {
    switch (opening) {
      case Opening.Ready ready -> {}
      case Opening.SetAside(Path aside) ->
          damage.found("app.store-damaged", "app.store-damaged-body", aside);
      case Opening.Refused(Path file, Reason why) ->
          damage.found("app.store-title", refusal(why), file);
    }
  }

  private static String refusal(Reason why) {
    return switch (why) {
      case NEWER, NOT_WRITABLE -> words(why);
      case IN_USE, DAMAGED, FULL, OTHER -> "app.store-unusable";
    };
  }

  private boolean readHosts(Rows rows) {
    known.load(rows);
    return true;
  }

  private static Loaded read(Rows rows) {
    Map<String, String> rules = new LinkedHashMap<>();
    KeptRows.names(rows, Subject.RULES)
        .forEach(name -> rules.put(name, KeptRows.rules(rows, name)));
    List<String> recent = new ArrayList<>(KeptRows.names(rows, Subject.RECENT));
    return new Loaded(
        rows.row(Subject.SETTINGS, ALL),
        recent.reversed(),
        rows.row(Subject.PLANS, SOLO),
        rows.row(Subject.PLANS, HOSTED),
        rules,
        rows.all(Subject.LESSONS),
        mark(rows));
  }

  /** Reads the secret of the mark, or makes one at the first start. */
  private static OwnMark mark(Rows rows) {
    String secret = rows.row(Subject.MARK, ALL).getOrDefault(SECRET, "");
    try {
      return new OwnMark(Octets.ofHex(secret));
    } catch (IllegalArgumentException none) {
      OwnMark made = OwnMark.fresh();
      rows.set(Subject.MARK, ALL, SECRET, made.secret().hex());
      return made;
    }
  }

  /**
   * Takes over what was read. An entry that this version does not understand is skipped; another
   * version may have written it.
   */
  private void show(Loaded loaded) {
    loaded
        .settings()
        .forEach((name, value) -> understood(name, () -> settings.take(Map.of(name, value))));
    settings.network().recentHostsProperty().set(List.copyOf(loaded.recent()));
    if (!loaded.solo().isEmpty()) {
      understood(SOLO, () -> solo.take(loaded.solo()));
    }
    if (!loaded.hosted().isEmpty()) {
      understood(HOSTED, () -> hosted.take(loaded.hosted()));
    }
    loaded.rules().forEach((name, text) -> understood(name, () -> own.takeIn(name, text)));
    Arrays.stream(Lesson.values())
        .filter(lesson -> loaded.lessons().containsKey(lesson.name()))
        .forEach(lesson ->
            understood(
                lesson.name(),
                () ->
                    learned.set(
                        lesson,
                        LessonProgress.of(
                            loaded.lessons().getOrDefault(lesson.name(), Map.of())))));
    mark = Optional.of(loaded.mark());
  }

  private static void understood(String what, Runnable taking) {
    try {
      taking.run();
    } catch (IllegalArgumentException invalid) {
      LOG.warn("what is kept of {} cannot be read", what, invalid);
    }
  }

  private void keepChanges() {
    settings.onChange(new RowSaver(store, Subject.SETTINGS, ALL, settings::values)::keep);
    settings
        .network()
        .recentHostsProperty()
        .addListener(
            (value, before, now) -> store.change(rows -> KeptRows.keepRecent(rows, before, now)));
    solo.onChange(() -> plan(SOLO, solo));
    hosted.onChange(() -> plan(HOSTED, hosted));
    own.onChange((before, now) -> store.change(rows -> KeptRows.keepRules(rows, before, now)));
    learned.onChange((lesson, progress) -> store.change(rows -> keep(rows, lesson, progress)));
  }

  /** What another window knows as learned stays so. */
  private static void keep(Rows rows, Lesson lesson, LessonProgress progress) {
    progress
        .fields()
        .forEach((field, value) -> rows.set(Subject.LESSONS, lesson.name(), field, value));
  }

  /** Writes a whole plan at once, since its lines depend on each other. */
  private void plan(String name, PlannedTable table) {
    store.row(Subject.PLANS, name).put(table.lines());
  }

  /** Closes the tables and the database. Blocks until everything is written. */
  @Override
  public void close() {
    tables.close();
    store.close();
  }
}
