package client.app;

import client.demo.Compass;
import client.demo.Dress;
import client.demo.Theatre;
import client.practice.Lesson;
import client.settings.Topic;
import client.setup.BotSeat;
import client.setup.TablePlan;
import client.setup.Venue;
import client.table.Commotion;
import client.table.TableModel;
import client.table.motion.Speed;
import client.text.Texts;
import host.bot.Bot;
import host.table.Pace;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.stage.Stage;
import javafx.stage.Window;
import protocol.BotLevel;
import protocol.Name;
import rules.Move;
import rules.Seen;
import rules.gin.GinPreset;

/** The program as the demonstration uses it. */
final class DemoTheatre implements Theatre {
  private static final int MOST_EXAMPLES = 6;
  private static final int MOST_UNFINISHED = 4;
  private static final int MOST_GIN = 2;

  private final Program program;
  private final Stage stage;
  private final Texts texts;
  private final Bot bot;
  private final SplittableRandom chance = new SplittableRandom(1);

  DemoTheatre(Program program, Stage stage, Texts texts, Bot bot) {
    this.program = program;
    this.stage = stage;
    this.texts = texts;
    this.bot = bot;
  }

  @Override
  public Window window() {
    return stage;
  }

  @Override
  public void dress(Dress dress) {
    program.home();
    dress.language().ifPresent(program::speak);
    program.name(nameOf(Compass.NORTH));
    stage.setRenderScaleX(dress.scale());
    stage.setRenderScaleY(dress.scale());
    stage.setWidth(stage.getWidth() - stage.getScene().getWidth() + dress.size().width());
    stage.setHeight(stage.getHeight() - stage.getScene().getHeight() + dress.size().height());
  }

  @Override
  public String nameOf(Compass point) {
    return texts.say("demo.seat." + point.name());
  }

  @Override
  public List<Scenery> screens(Optional<GinPreset> sheet) {
    return List.of(
        new Scenery("home", program::home),
        new Scenery("home-unfinished", () -> program.exampleHome(MOST_UNFINISHED)),
        new Scenery(
            "setup",
            from(() -> {
              sheet.ifPresent(program::plan);
              program.solo();
            })),
        new Scenery("details", program::details),
        new Scenery("host", from(program::host)),
        new Scenery("lobby", from(() -> lobby(sheet))),
        new Scenery("replays", from(program::exampleReplays)),
        new Scenery("statistics", from(program::exampleStatistics)),
        new Scenery("practice", from(program::practice)),
        new Scenery("practice-deal", from(() -> program.practice(Lesson.DISPLACEMENT))),
        new Scenery("rules", from(program::rules)),
        new Scenery("settings", from(program::settings)),
        new Scenery("settings-play", from(() -> program.settings(Topic.PLAY))),
        new Scenery("settings-motion", from(() -> program.settings(Topic.MOTION))),
        new Scenery("settings-text", from(() -> program.settings(Topic.TEXT))),
        new Scenery("settings-access", from(() -> program.settings(Topic.ACCESS))),
        new Scenery("settings-network", from(() -> program.settings(Topic.NETWORK))),
        new Scenery("about", from(program::about)),
        new Scenery("keys", from(program::keys)),
        new Scenery("error", from(() -> program.failed(example()))),
        new Scenery("home-again", from(program::recover)));
  }

  @Override
  public void play(List<String> names, Optional<GinPreset> sheet, Speed speed, long seed) {
    List<Name> seated = names.stream().map(Name::new).toList();
    program.play(plan(names.size(), sheet), seated, pace(speed), OptionalLong.of(seed));
  }

  @Override
  public Optional<TableModel> table() {
    return program.table().map(TableScreen::model);
  }

  @Override
  public Optional<Node> card(int id) {
    return program.table().flatMap(table -> table.card(id));
  }

  @Override
  public Optional<Node> node(String id) {
    return Optional.ofNullable(stage.getScene().lookup("#" + id));
  }

  @Override
  public Move choose(Moment moment) {
    var soFar =
        moment.soFar().stream().flatMap(event -> Seen.of(event, moment.me()).stream()).toList();
    return bot.choose(Seen.of(moment.deal(), moment.me()), soFar, moment.me(), chance);
  }

  @Override
  public void hurry() {
    program.table().ifPresent(TableScreen::hurry);
  }

  @Override
  public void next() {
    program.table().ifPresent(table -> table.model().ready());
  }

  @Override
  public void scores() {
    program.table().ifPresent(TableScreen::scores);
  }

  @Override
  public Optional<Commotion> stir(int cards, int moving) {
    return program.table().map(table -> table.stir(cards, moving));
  }

  @Override
  public void end(int code) {
    program.end(code);
  }

  private void lobby(Optional<GinPreset> sheet) {
    if (sheet.isPresent()) {
      program.ginLobby(MOST_GIN);
    } else {
      program.exampleLobby(MOST_EXAMPLES, true);
    }
  }

  private static TablePlan plan(int seats, Optional<GinPreset> sheet) {
    List<BotSeat> bots =
        IntStream.range(1, seats)
            .mapToObj(i -> new BotSeat(BotSeat.NAMES.get(i - 1), BotLevel.NORMAL))
            .toList();
    TablePlan usual = TablePlan.usual(Venue.SOLO, bots);
    return sheet.map(played -> usual.of(Venue.SOLO.sheet(played, seats), bots)).orElse(usual);
  }

  private static Pace pace(Speed speed) {
    return switch (speed) {
      case OFF -> Pace.NONE;
      case FAST, NORMAL -> Pace.FAST;
      case SLOW -> Pace.MEDIUM;
    };
  }

  private Runnable from(Runnable screen) {
    return () -> {
      program.home();
      screen.run();
    };
  }

  private static Throwable example() {
    return new IllegalStateException("This is only the demonstration of this page.");
  }
}
