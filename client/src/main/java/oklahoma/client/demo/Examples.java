package oklahoma.client.demo;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import oklahoma.client.app.Navigation;
import oklahoma.client.join.OtherKeyCard;
import oklahoma.client.join.PasswordCard;
import oklahoma.client.net.Connection;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.setup.DetailsScreen;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.setup.Venue;
import oklahoma.client.statistics.StatisticsScreen;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.Protocol;
import oklahoma.rules.gin.GinPreset;

/** Screens with example content, for the demonstration and for tests. */
public final class Examples {
  private final Texts texts;
  private final Pages pages;
  private final Navigation navigation;
  private final PlannedTable table;
  private final Supplier<ExampleTable> troubled;

  /**
   * @param table the plan of the next table with bots
   * @param troubled makes a table whose line has troubles
   */
  public Examples(
      Pages pages, Navigation navigation, PlannedTable table, Supplier<ExampleTable> troubled) {
    this.texts = pages.texts();
    this.pages = pages;
    this.navigation = navigation;
    this.table = table;
    this.troubled = troubled;
  }

  /** The first screen with a number of unfinished matches. */
  public void home(int matches) {
    new ExampleMatches(texts).offerOn(navigation.firstScreen(), matches);
  }

  /** The first screen with tables that can be opened again, and joined again. */
  public void homeAgain() {
    new ExampleMatches(texts).offerTables(navigation.firstScreen());
  }

  /** The next table is to play this sheet of gin. */
  void plan(GinPreset sheet) {
    table.rules(Venue.SOLO.sheet(sheet, 2));
  }

  /** All rules of the next table. */
  public void details() {
    pages.open(new DetailsScreen(table, pages));
  }

  /** All rules of the next table of gin. */
  public void ginDetails() {
    table.rules(Venue.SOLO.sheet(GinPreset.ROYAL, 3));
    details();
  }

  /** A lobby with a number of people, as its owner or a guest sees it. */
  public void lobby(int sitting, boolean owner) {
    ExampleLobby example = new ExampleLobby(pages, navigation.eventLoops());
    pages.open(owner ? example.owners(sitting) : example.guests(sitting));
  }

  /** The lobby of a table of gin with a number of people, as a guest sees it. */
  public void ginLobby(int sitting) {
    pages.open(new ExampleLobby(pages, navigation.eventLoops()).ofGin(sitting));
  }

  /** The list of finished matches. */
  public void replays() {
    pages.open(new ExampleReplays(texts).screen(pages));
  }

  /** What these matches add up to. */
  public void statistics() {
    pages.open(new StatisticsScreen(pages, new ExampleReplays(texts).matches(), () -> {}));
  }

  /** The host does not answer for some seconds. */
  public void slowLine() {
    troubled.get().slow();
  }

  /** The line to the host is lost. */
  public void lostLine() {
    troubled.get().lost();
  }

  /** The line is back, and others have played meanwhile. */
  public void backAgain() {
    troubled.get().back();
  }

  /** Others have lost their lines. */
  public void othersAway() {
    troubled.get().others();
  }

  /** The table waits for a player who is away: its owner sees it, or a guest. */
  public void waits(boolean owner) {
    troubled.get().waits(owner);
  }

  /** The table has ended for the player. */
  public void ended(Farewell why) {
    troubled.get().ended(why);
  }

  /** A table that has another password than the one that was said. */
  public void password() {
    new PasswordCard(new Controls(texts), pages)
        .show(
            tableOfNorth(),
            new Connection.Parting.Told(
                Farewell.PASSWORD_WRONG, Protocol.VERSION, OptionalLong.of(60_000)),
            password -> {},
            () -> {});
  }

  /** A host whose key is not the one of last time. */
  public void otherKey() {
    new OtherKeyCard(new Controls(texts), pages)
        .show(
            new Connection.Parting.OtherKey(
                key("7d10f3"), new Pin(Optional.of(key("99dc93")), Optional.empty())),
            "192.168.1.20",
            Optional.of("192.168.1.34"),
            () -> {});
  }

  private static Fingerprint key(String beginning) {
    return Fingerprint.ofHex(beginning + "7fb41275a8".repeat(6).substring(0, 58));
  }

  private String tableOfNorth() {
    return texts.say("lobby.table-of", texts.say("demo.seat." + DemoNames.NORTH.name()));
  }
}
