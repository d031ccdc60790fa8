package client.app;

import client.settings.Settings;
import client.setup.PlannedTable;
import java.nio.file.Path;

/**
 * The files that the program keeps in its folder: the settings, the plans of the last tables, and
 * the keys of seats elsewhere.
 */
final class ProgramFiles implements AutoCloseable {
  private final Settings settings;
  private final PlannedTable solo;
  private final PlannedTable hosted;
  private final KeptFile settingsFile;
  private final KeptFile soloFile;
  private final KeptFile hostedFile;
  private final Keeper settingsKeeper;
  private final Keeper soloKeeper;
  private final Keeper hostedKeeper;
  private final KeptSeats seats;

  /** Is told of a file that could not be read. */
  interface Damage {
    /**
     * It has been put aside, and what it held is as for a newcomer.
     *
     * @param title the key of the words about it
     * @param body the key of the whole story
     * @param aside where it lies now
     */
    void found(String title, String body, Path aside);
  }

  /**
   * The files in a folder; nothing is read or written yet.
   *
   * @param solo the plan of tables with bots alone
   * @param hosted the plan of tables on the network
   */
  ProgramFiles(Path folder, Settings settings, PlannedTable solo, PlannedTable hosted) {
    this.settings = settings;
    this.solo = solo;
    this.hosted = hosted;
    settingsFile = new KeptFile(folder.resolve("settings.properties"));
    soloFile = new KeptFile(folder.resolve("table.properties"));
    hostedFile = new KeptFile(folder.resolve("hosted.properties"));
    settingsKeeper = new Keeper(settingsFile, settings::values);
    soloKeeper = new Keeper(soloFile, solo::lines);
    hostedKeeper = new Keeper(hostedFile, hosted::lines);
    seats = new KeptSeats(folder.resolve("seats"));
  }

  /** Where the keys of seats elsewhere are kept. */
  KeptSeats seats() {
    return seats;
  }

  /** Reads what the player has chosen before, and writes every change from now on. */
  void load(Damage damage) {
    settingsFile
        .load(settings::take)
        .ifPresent(
            aside -> damage.found("app.settings-damaged", "app.settings-damaged-body", aside));
    soloFile.load(solo::take).ifPresent(aside -> plan(damage, aside));
    hostedFile.load(hosted::take).ifPresent(aside -> plan(damage, aside));
    settings.onChange(settingsKeeper::keep);
    solo.onChange(soloKeeper::keep);
    hosted.onChange(hostedKeeper::keep);
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
    seats.close();
  }
}
