package client.app;

import client.link.KnownHosts;
import client.link.OwnMark;
import client.practice.Learned;
import client.settings.Settings;
import client.setup.OwnRules;
import client.setup.PlannedTable;
import client.setup.Venue;
import host.journal.MatchArchive;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import protocol.Octets;

/**
 * The files that the program keeps in its folder: the settings, the plans of the last tables, the
 * tables of one's own and the matches that are over, the hosts that were met, the keys of seats
 * elsewhere, the mark by which hosts know the program again, and which lessons were learned.
 */
final class ProgramFiles implements AutoCloseable {
  private static final String MARK = "secret";

  private final Path folder;
  private final Settings settings;
  private final OwnRules own = new OwnRules();
  private final PlannedTable solo = new PlannedTable(Venue.SOLO, own);
  private final PlannedTable hosted = new PlannedTable(Venue.NETWORK, own);
  private final KeptFile settingsFile;
  private final KeptFile soloFile;
  private final KeptFile hostedFile;
  private final KeptFile ownFile;
  private final Keeper settingsKeeper;
  private final Keeper soloKeeper;
  private final Keeper hostedKeeper;
  private final Keeper ownKeeper;
  private final KnownHosts known = new KnownHosts();
  private final KeptFile knownFile;
  private final Keeper knownKeeper;
  private final KeptFile markFile;
  private final Learned learned = new Learned();
  private final KeptFile learnedFile;
  private final Keeper learnedKeeper;
  private final KeptSeats seats;
  private final KeptTables tables;
  private final PlayedMatches played;
  private Optional<OwnMark> mark = Optional.empty();

  /** Is told of a file that could not be read. */
  interface Damage {
    /**
     * It has been put aside, and what it held is as for a newcomer.
     *
     * @param title the key of the words about it
     * @param body the key of the whole story
     * @param aside where it lies now
     * @param why what the story tells besides
     */
    void found(String title, String body, Path aside, Object... why);
  }

  /** The files in a folder; nothing is read or written yet. */
  ProgramFiles(Path folder, Settings settings) {
    this.folder = folder;
    this.settings = settings;
    settingsFile = new KeptFile(folder.resolve("settings.properties"));
    soloFile = new KeptFile(folder.resolve("table.properties"));
    hostedFile = new KeptFile(folder.resolve("hosted.properties"));
    ownFile = new KeptFile(folder.resolve("rules.properties"));
    knownFile = new KeptFile(folder.resolve("known-hosts.properties"));
    knownKeeper = new Keeper(knownFile, known::values);
    learnedFile = new KeptFile(folder.resolve("practice.properties"));
    learnedKeeper = new Keeper(learnedFile, learned::values);
    settingsKeeper = new Keeper(settingsFile, settings::values);
    soloKeeper = new Keeper(soloFile, solo::lines);
    hostedKeeper = new Keeper(hostedFile, hosted::lines);
    ownKeeper = new Keeper(ownFile, own::lines);
    markFile = new KeptFile(folder.resolve("mark.properties"));
    seats = new KeptSeats(folder.resolve("seats"));
    MatchArchive archive = new MatchArchive(folder.resolve("finished.db"));
    tables = new KeptTables(folder.resolve("tables"), archive);
    played = new PlayedMatches(archive);
  }

  /** Where all of it lies. */
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

  /** The rules that the player keeps. */
  OwnRules own() {
    return own;
  }

  /** Where the keys of seats elsewhere are kept. */
  KeptSeats seats() {
    return seats;
  }

  /** By what hosts elsewhere know the program again; nothing before the files are loaded. */
  Optional<OwnMark> mark() {
    return mark;
  }

  /** The hosts that were met. */
  KnownHosts known() {
    return known;
  }

  /** Which lessons the player has learned. */
  Learned learned() {
    return learned;
  }

  /** Where the tables of one's own are kept. */
  KeptTables tables() {
    return tables;
  }

  /** The matches that are over. */
  PlayedMatches played() {
    return played;
  }

  /** Reads what the player has chosen before, and writes every change from now on. */
  void load(Damage damage) {
    settingsFile
        .load(settings::take)
        .ifPresent(
            aside -> damage.found("app.settings-damaged", "app.settings-damaged-body", aside));
    soloFile.load(solo::take).ifPresent(aside -> plan(damage, aside));
    hostedFile.load(hosted::take).ifPresent(aside -> plan(damage, aside));
    ownFile.load(own::take).ifPresent(aside -> rules(damage, aside));
    knownFile
        .load(known::take)
        .ifPresent(aside -> damage.found("app.known-damaged", "app.known-damaged-body", aside));
    loadMark();
    learnedFile
        .load(learned::take)
        .ifPresent(
            aside -> damage.found("app.practice-damaged", "app.practice-damaged-body", aside));
    learned.onChange(learnedKeeper::keep);
    known.onChange(knownKeeper::keep);
    settings.onChange(settingsKeeper::keep);
    solo.onChange(soloKeeper::keep);
    hosted.onChange(hostedKeeper::keep);
    own.onChange(ownKeeper::keep);
  }

  /** Nobody misses a mark but hosts: one that cannot be read is put aside without a word. */
  private void loadMark() {
    var _ =
        markFile.load(
            values -> mark = Optional.of(new OwnMark(Octets.ofHex(values.getOrDefault(MARK, "")))));
    if (mark.isEmpty()) {
      OwnMark made = OwnMark.fresh();
      mark = Optional.of(made);
      markFile.save(Map.of(MARK, made.secret().hex()));
    }
  }

  /** Says which rules cannot be read, and at which word. */
  private void rules(Damage damage, Path aside) {
    Optional<OwnRules.Damaged> found = own.damage();
    if (found.isEmpty()) {
      damage.found("app.rules-damaged", "app.rules-damaged-body", aside);
    } else {
      OwnRules.Damaged damaged = found.get();
      damage.found(
          "app.rules-damaged",
          "app.rules-damaged-at",
          aside,
          damaged.name(),
          Integer.toString(damaged.fault().column()),
          damaged.fault().found());
    }
  }

  private static void plan(Damage damage, Path aside) {
    damage.found("app.plan-damaged", "app.plan-damaged-body", aside);
  }

  /** Waits until everything is written. */
  @Override
  public void close() {
    settingsKeeper.close();
    soloKeeper.close();
    hostedKeeper.close();
    ownKeeper.close();
    knownKeeper.close();
    learnedKeeper.close();
    seats.close();
    played.close();
    tables.close();
  }
}
