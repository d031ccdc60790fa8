package oklahoma.client.demo;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import javafx.stage.Window;
import oklahoma.bot.Bot;
import oklahoma.client.app.Navigation;
import oklahoma.client.app.Program;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.match.TableScreen;
import oklahoma.client.settings.page.Topic;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Venue;
import oklahoma.client.table.cards.StressScene;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Texts;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.gin.GinPreset;

/**
 * The program as the demonstration controls it. Confined to the FX thread, except {@link #choose}.
 */
public final class DemoProgram {
  private static final int MOST_EXAMPLES = 6;
  private static final int MOST_UNFINISHED = 4;
  private static final int MOST_GIN = 2;

  /**
   * A screen of which the demonstration takes a picture.
   *
   * @param name the part of the picture's name
   * @param open shows the screen
   */
  record Scenery(String name, Runnable open) {}

  /**
   * Everything that a player knows before a move.
   *
   * @param deal the deal as the player sees it
   * @param soFar its events as the player saw them
   * @param me the player's seat
   */
  record Moment(Deal deal, List<Event> soFar, Seat me) {}

  private final Program program;
  private final Navigation navigation;
  private final Examples examples;
  private final Stage stage;
  private final Texts texts;
  private final Bot bot;
  private final IntConsumer ended;
  private final SplittableRandom chance = new SplittableRandom(1);

  /**
   * @param ended receives the exit code
   */
  DemoProgram(
      Program program, Examples examples, Stage stage, Texts texts, Bot bot, IntConsumer ended) {
    this.program = program;
    this.navigation = program.navigation();
    this.examples = examples;
    this.stage = stage;
    this.texts = texts;
    this.bot = bot;
    this.ended = ended;
  }

  /** The program's window. */
  public Window window() {
    return stage;
  }

  /** Whether every card shows its picture; until it is painted, a card shows blank paper. */
  public boolean drawn() {
    return program.parts().presentation().images().drawn();
  }

  /** Applies the look of a demonstration. */
  public void dress(DemoLook dress) {
    navigation.home();
    dress.language().ifPresent(program::speak);
    program.name(nameOf(DemoNames.NORTH));
    stage.setRenderScaleX(dress.scale());
    stage.setRenderScaleY(dress.scale());
    stage.setWidth(stage.getWidth() - stage.getScene().getWidth() + dress.size().width());
    stage.setHeight(stage.getHeight() - stage.getScene().getHeight() + dress.size().height());
  }

  /** The name of a seat in the current language. */
  public String nameOf(DemoNames point) {
    return texts.say("demo.seat." + point.name());
  }

  /**
   * The screens other than the table, in the order in which they are shown.
   *
   * @param sheet the gin rules that they show; if empty, Oklahoma
   */
  public List<Scenery> screens(Optional<GinPreset> sheet) {
    return List.of(
        new Scenery("home", navigation::home),
        new Scenery("home-unfinished", () -> examples.home(MOST_UNFINISHED)),
        new Scenery("home-again", examples::homeAgain),
        new Scenery(
            "setup",
            from(() -> {
              sheet.ifPresent(examples::plan);
              navigation.solo();
            })),
        new Scenery("details", examples::details),
        new Scenery("host", from(navigation::host)),
        new Scenery("lobby", from(() -> lobby(sheet))),
        new Scenery("blocked-list", from(this::blocked)),
        new Scenery("password", from(examples::password)),
        new Scenery("other-key", from(examples::otherKey)),
        new Scenery("line-slow", from(examples::slowLine)),
        new Scenery("line-lost", from(examples::lostLine)),
        new Scenery("line-back", from(examples::backAgain)),
        new Scenery("others-away", from(examples::othersAway)),
        new Scenery("host-gone", from(() -> examples.ended(ByeReason.HOST_STOPS))),
        new Scenery("blocked", from(() -> examples.ended(ByeReason.BLOCKED))),
        new Scenery("replays", from(examples::replays)),
        new Scenery("statistics", from(examples::statistics)),
        new Scenery("lessons", from(navigation::lessons)),
        new Scenery("lesson", from(() -> navigation.lesson(Lesson.DISPLACEMENT))),
        new Scenery("rules", from(navigation::rules)),
        new Scenery("settings", from(navigation::settings)),
        new Scenery("settings-play", from(() -> navigation.settings(Topic.PLAY))),
        new Scenery("settings-motion", from(() -> navigation.settings(Topic.MOTION))),
        new Scenery("settings-text", from(() -> navigation.settings(Topic.TEXT))),
        new Scenery("settings-access", from(() -> navigation.settings(Topic.ACCESS))),
        new Scenery("settings-network", from(() -> navigation.settings(Topic.NETWORK))),
        new Scenery("about", from(navigation::about)),
        new Scenery("keys", from(navigation::keys)),
        new Scenery("error", from(() -> program.failed(example()))),
        new Scenery("home-again", from(program::recover)));
  }

  /**
   * Opens a table with bots and sits down at it.
   *
   * @param names the name of each seat, the player first
   * @param sheet the gin rules to play; if empty, Oklahoma
   * @param speed how fast the bots play
   * @param seed decides the cards
   */
  public void play(List<String> names, Optional<GinPreset> sheet, Speed speed, long seed) {
    List<Name> seated = names.stream().map(Name::new).toList();
    navigation.play(plan(names.size(), sheet), seated, pace(speed), OptionalLong.of(seed));
  }

  /** The table; empty until the player sits at one. */
  public Optional<TableModel> table() {
    return navigation.table().map(TableScreen::model);
  }

  /** The node of a card of the player's hand, by its id. */
  public Optional<Node> card(int id) {
    return navigation.table().flatMap(table -> table.card(id));
  }

  /** A node of the scene by its id, such as the discard pile. */
  public Optional<Node> node(String id) {
    return Optional.ofNullable(stage.getScene().lookup("#" + id));
  }

  /** The move of a good player. It takes some time, so call it off the FX thread. */
  public Move choose(Moment moment) {
    var soFar =
        moment.soFar().stream().flatMap(event -> Seen.of(event, moment.me()).stream()).toList();
    return bot.choose(Seen.of(moment.deal(), moment.me()), soFar, moment.me(), chance);
  }

  /** Skips the reveal at the end of a hand, or closes what it has revealed. */
  public void hurry() {
    navigation.table().ifPresent(TableScreen::hurry);
  }

  /** Tells the host that the player is ready for the next deal. */
  public void next() {
    navigation.table().ifPresent(table -> table.model().ready());
  }

  /** Shows or hides the score sheet. */
  public void scores() {
    navigation.table().ifPresent(TableScreen::scores);
  }

  /**
   * Lays this many cards on the table and keeps some of them moving; empty if there is no table.
   */
  public Optional<StressScene> addStressCards(int cards, int moving) {
    return navigation.table().map(table -> table.addStressCards(cards, moving));
  }

  /** Ends the program with an exit code. */
  public void end(int code) {
    ended.accept(code);
  }

  private void lobby(Optional<GinPreset> sheet) {
    if (sheet.isPresent()) {
      examples.ginLobby(MOST_GIN);
    } else {
      examples.lobby(MOST_EXAMPLES, true);
    }
  }

  /** The blocked guests of a table, as its owner sees them. */
  private void blocked() {
    examples.lobby(MOST_EXAMPLES, true);
    stage.getScene().getRoot().applyCss();
    stage.getScene().getRoot().layout();
    node("unblock").map(Button.class::cast).ifPresent(Button::fire);
  }

  private static TablePlan plan(int seats, Optional<GinPreset> sheet) {
    List<BotSeat> bots =
        IntStream.range(1, seats)
            .mapToObj(i -> new BotSeat(BotSeat.NAMES.get(i - 1), BotLevel.NORMAL))
            .toList();
    TablePlan usual = TablePlan.usual(Venue.SOLO, bots);
    return sheet.map(played -> usual.of(Venue.SOLO.sheet(played, seats), bots)).orElse(usual);
  }

  private static BotPace pace(Speed speed) {
    return switch (speed) {
      case OFF -> BotPace.NONE;
      case FAST, NORMAL -> BotPace.FAST;
      case SLOW -> BotPace.MEDIUM;
    };
  }

  private Runnable from(Runnable screen) {
    return () -> {
      navigation.home();
      screen.run();
    };
  }

  private static Throwable example() {
    return new IllegalStateException("This is only the demonstration of this page.");
  }
}
