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
import oklahoma.protocol.messages.ByeReason;
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
   * @param troubled makes a table with connection troubles
   */
  public Examples(
      Pages pages, Navigation navigation, PlannedTable table, Supplier<ExampleTable> troubled) {
    this.texts = pages.texts();
    this.pages = pages;
    this.navigation = navigation;
    this.table = table;
    this.troubled = troubled;
  }

  /**
   * Home with the first of the example matches.
   *
   * @param matches how many, at most four
   */
  public void home(int matches) {
    new ExampleMatches(texts).offerOn(navigation.firstScreen(), matches);
  }

  /** Home with the player's last table and a friend's open one. */
  public void homeAgain() {
    new ExampleMatches(texts).offerTables(navigation.firstScreen());
  }

  /** Sets the rules of the next table. */
  void plan(GinPreset sheet) {
    table.rules(Venue.SOLO.sheet(sheet, 2));
  }

  /** The page of all rules of the next table. */
  public void details() {
    pages.open(new DetailsScreen(table, pages));
  }

  /** The page of all rules, for a gin table. */
  public void ginDetails() {
    table.rules(Venue.SOLO.sheet(GinPreset.ROYAL, 3));
    details();
  }

  /**
   * An example lobby.
   *
   * @param sitting the number of people and bots in it, 1 to 8
   * @param owner whether the player owns the table
   */
  public void lobby(int sitting, boolean owner) {
    ExampleLobby example = new ExampleLobby(pages, navigation.eventLoops());
    pages.open(owner ? example.owners(sitting) : example.guests(sitting));
  }

  /** An example lobby of a gin table, as a guest sees it. */
  public void ginLobby(int sitting) {
    pages.open(new ExampleLobby(pages, navigation.eventLoops()).ofGin(sitting));
  }

  /** The list of finished matches. */
  public void replays() {
    pages.open(new ExampleReplays(texts).screen(pages));
  }

  /** The statistics of the example matches. */
  public void statistics() {
    pages.open(new StatisticsScreen(pages, new ExampleReplays(texts).matches(), () -> {}));
  }

  /** A table whose host has not answered for some seconds. */
  public void slowLine() {
    troubled.get().slow();
  }

  /** A table whose connection is lost. */
  public void lostLine() {
    troubled.get().lost();
  }

  /** A table after a lost connection, during which the others played on. */
  public void backAgain() {
    troubled.get().back();
  }

  /** A table at which the others have connection troubles. */
  public void othersAway() {
    troubled.get().others();
  }

  /**
   * A table that waits for a player without a connection.
   *
   * @param owner whether the player in this window owns the table
   */
  public void waits(boolean owner) {
    troubled.get().waits(owner);
  }

  /** A table that the host has ended for the player. */
  public void ended(ByeReason why) {
    troubled.get().ended(why);
  }

  /** The question for a table's password after a wrong one. */
  public void password() {
    new PasswordCard(new Controls(texts), pages)
        .show(
            tableOfNorth(),
            new Connection.EndCause.ByHost(
                ByeReason.PASSWORD_WRONG, Protocol.VERSION, OptionalLong.of(60_000)),
            password -> {},
            () -> {});
  }

  /** The warning about a host whose key has changed. */
  public void otherKey() {
    new OtherKeyCard(new Controls(texts), pages)
        .show(
            new Connection.EndCause.OtherKey(
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
