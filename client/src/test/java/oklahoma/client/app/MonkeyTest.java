package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.Preset;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Venue;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;
import org.testfx.robot.BaseRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A monkey at the program: keys, clicks and drags at random, on whatever screen they lead to.
 * Nothing throws, nothing is an error in the log, what {@link ScreenLaws} says holds, and the
 * program can be used afterwards. The same seed makes the same choices; what bots do meanwhile
 * depends on the machine.
 */
class MonkeyTest {
  private static final int STEPS = Integer.getInteger("client.monkey.steps", 150);
  private static final long FIRST_SEED = Long.getLong("client.monkey.seed", 1);
  private static final int SEEDS = Integer.getInteger("client.monkey.seeds", 1);

  /** As often as this the monkey sits down at a table unless it is at one. */
  private static final int ERRANT = 60;

  /** So many times fewer steps where two programs run. */
  private static final int DEARER = 5;

  /** After as many steps the cards come to rest. */
  private static final int STILL = 10;

  /** How many of its last steps a failure tells. */
  private static final int TOLD = 25;

  private static final List<KeyCode> KEYS =
      Stream.of(KeyCode.values())
          .filter(key ->
              key.isLetterKey()
                  || key.isDigitKey()
                  || key.isArrowKey()
                  || key.isNavigationKey()
                  || key.isFunctionKey()
                  || key.isWhitespaceKey()
                  || List.of(KeyCode.ESCAPE, KeyCode.DELETE, KeyCode.SLASH).contains(key))
          .toList();

  /** Those with which one plays. */
  private static final List<KeyCode> OF_TABLE =
      Stream.of(
              ("ENTER SPACE LEFT RIGHT UP DOWN HOME END TAB ESCAPE "
                      + "B C D H K L M N R S T U X Z")
                  .split(" "))
          .map(KeyCode::valueOf)
          .toList();

  /** Where cards can go, by their ids. */
  private static final Set<String> PLACES =
      Set.of(
          "discard", "stock", "knock", "slot-0", "slot-1", "slot-2", "meld-0", "meld-1", "meld-2");

  /** Of cards that overlap as much as this is seen, in pixels. */
  private static final double EDGE = 8;

  private static final List<KeyCode> MODIFIERS =
      List.of(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  private final List<Throwable> thrown = new CopyOnWriteArrayList<>();
  private final ListAppender<ILoggingEvent> errors = new ListAppender<>();
  private final List<String> steps = new ArrayList<>();
  private final BaseRobot hands = Hands.robot().robotContext().getBaseRobot();
  private Optional<Thread.UncaughtExceptionHandler> usual = Optional.empty();
  private Optional<Thread> screen = Optional.empty();
  private Optional<Thread.UncaughtExceptionHandler> usualOfScreen = Optional.empty();

  private void listen() {
    errors.setContext(root().getLoggerContext());
    errors.start();
    root().addAppender(errors);
    usual = Optional.ofNullable(Thread.getDefaultUncaughtExceptionHandler());
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
    onScreen(() -> {
      screen = Optional.of(Thread.currentThread());
      usualOfScreen = Optional.of(Thread.currentThread().getUncaughtExceptionHandler());
      Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
    });
    WaitForAsyncUtils.autoCheckException = false; // or a file dialog ends the test
  }

  @AfterEach
  void listenNoMore() {
    root().detachAppender(errors);
    WaitForAsyncUtils.clearExceptions();
    WaitForAsyncUtils.autoCheckException = true;
    Thread.setDefaultUncaughtExceptionHandler(usual.orElse(null));
    screen.ifPresent(thread -> thread.setUncaughtExceptionHandler(usualOfScreen.orElse(null)));
  }

  static Stream<Long> seeds() {
    return Stream.iterate(FIRST_SEED, seed -> seed + 1).limit(SEEDS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nothingThrowsWhateverIsPressedAndClicked(long seed) throws Exception {
    RandomGenerator chance = chance(seed);
    PlayerWindow window = open("North", chance);
    listen();
    for (int step = 0; step < STEPS; step++) {
      if (!window.stage().isShowing()) {
        window = windows.restart(window);
      }
      if (step % ERRANT == 0 && !window.atTable()) {
        leadOn(window, chance);
      }
      step(window, step, chance);
    }
    atHome(window);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void norWhileSomebodyElseIsAtTheTable(long seed) throws Exception {
    RandomGenerator chance = chance(seed);
    PlayerWindow host = open("North", chance);
    PlayerWindow guest = open("East", chance);
    sitDown(host, guest, chance);
    boolean hosts = chance.nextBoolean();
    PlayerWindow window = hosts ? host : guest;
    PlayerWindow other = hosts ? guest : host;
    steps.add(hosts ? "the host" : "the guest");
    listen();
    for (int step = 0; step < STEPS / DEARER && window.stage().isShowing(); step++) {
      onScreen(() -> other.program().navigation().table().ifPresent(table -> other.plays()));
      step(window, step, chance);
    }
    if (window.stage().isShowing()) {
      atHome(window);
    }
    atHome(other);
  }

  private static RandomGenerator chance(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  /** A player of whom nothing is known but the name. */
  private PlayerWindow open(String name, RandomGenerator chance) throws Exception {
    Language language = chance.nextBoolean() ? Language.ENGLISH : Language.of("bg");
    int size = chance.nextBoolean() ? 100 : TextSettings.LARGEST;
    Speed speed = chance.nextBoolean() ? Speed.OFF : Speed.NORMAL;
    steps.add(language + ", " + size + ", " + speed);
    int width = (size > 100 ? 1280 : 1024) + chance.nextInt(300);
    int height = (size > 100 ? 800 : 640) + chance.nextInt(200);
    return windows.open(
        Optional.of(name),
        settings -> {
          settings.text().languageProperty().set(language);
          settings.text().sizeProperty().set(size);
          settings.motion().speedProperty().set(speed);
        },
        width,
        height,
        HostSettings.with(Bots::of));
  }

  private void step(PlayerWindow window, int step, RandomGenerator chance) {
    focus(window.stage());
    onceMore(window, chance);
    Pulses.pass(1);
    nothingWrong(faults());
    if (step % TOLD == 0) {
      nothingWrong(robotFaults());
    }
    if (window.stage().isShowing()) {
      nothingWrong(ScreenLaws.broken(window));
      nothingWrong(step % STILL == 0 ? ScreenLaws.drawnWrong(window) : List.of());
    }
  }

  private void atHome(PlayerWindow window) {
    onScreen(() -> window.program().navigation().home());
    window.awaits("solo");
    nothingWrong(faults());
    nothingWrong(robotFaults());
  }

  private void nothingWrong(List<?> faults) {
    assertThat(faults)
        .as("after %s", steps.subList(Math.max(0, steps.size() - TOLD), steps.size()))
        .isEmpty();
  }

  private static Logger root() {
    return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  /** What was thrown and what the log calls an error. */
  private List<Object> faults() {
    List<ILoggingEvent> logged;
    synchronized (errors) { // as it does itself when it appends
      logged = List.copyOf(errors.list);
    }
    return Stream.concat(
            thrown.stream().filter(failure -> !ofScreen(failure)),
            logged.stream().filter(event -> event.getLevel() == Level.ERROR))
        .toList();
  }

  /** What the robot's own calls have thrown; TestFX sleeps before it tells. */
  private List<Throwable> robotFaults() {
    try {
      WaitForAsyncUtils.checkException();
      return List.of();
    } catch (Throwable failure) {
      return Stream.of(failure).filter(fault -> !ofScreen(fault)).toList();
    }
  }

  /** Without a display there are no windows of the system, and those beside the screen fail. */
  private static boolean ofScreen(Throwable failure) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .flatMap(cause -> Stream.of(cause.getStackTrace()))
        .anyMatch(frame -> frame.getClassName().matches(".*[.](CommonDialogs|HeadlessWindow)"));
  }

  /** A window that was closed, such as that of a menu, leaves the keyboard to nobody. */
  private static void focus(Stage stage) {
    onScreen(() -> {
      if (Window.getWindows().stream()
          .noneMatch(window ->
              window.isFocused() && (window.equals(stage) || !(window instanceof Stage)))) {
        stage.requestFocus();
      }
    });
  }

  private void onceMore(PlayerWindow window, RandomGenerator chance) {
    int what = chance.nextInt(100);
    if (what < 30) {
      press(chance);
    } else if (what < 45) {
      click(control(window.stage(), chance), chance);
    } else if (what < 55) {
      click(card(window.stage(), chance), chance);
    } else if (what < 62) {
      click(anywhere(window.stage(), chance), chance);
    } else if (what < 84) {
      drag(window, chance);
    } else {
      steps.add("a move");
      onScreen(() -> {
        if (window.program().navigation().table().isPresent()) {
          window.plays();
        } else {
          learns(window.stage().getScene());
        }
      });
    }
  }

  /** Goes on in a lesson, if there is one. */
  private static void learns(Scene scene) {
    Stream.of("coach-go-on", "coach-show")
        .flatMap(id -> Stream.ofNullable(scene.lookup("#" + id)))
        .filter(node -> ScreenLaws.isSeen(node) && !node.isDisabled())
        .findFirst()
        .ifPresent(node -> ((Button) node).fire());
  }

  private void press(RandomGenerator chance) {
    List<KeyCode> keys = chance.nextBoolean() ? KEYS : OF_TABLE;
    KeyCode key = keys.get(chance.nextInt(keys.size()));
    Optional<KeyCode> modifier =
        Optional.of(chance.nextInt(12)).filter(one -> one < MODIFIERS.size()).map(MODIFIERS::get);
    steps.add(modifier.map(held -> held + "+").orElse("") + key);
    modifier.ifPresent(hands::pressKeyboard);
    hands.pressKeyboard(key);
    hands.releaseKeyboard(key);
    modifier.ifPresent(hands::releaseKeyboard);
  }

  private void click(Point2D point, RandomGenerator chance) {
    MouseButton button = chance.nextInt(8) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
    steps.add(button + " at " + point);
    hands.moveMouse(point);
    hands.pressMouse(button);
    hands.releaseMouse(button);
  }

  /** Sometimes something else happens on the way. */
  private void drag(PlayerWindow window, RandomGenerator chance) {
    Stage stage = window.stage();
    Point2D from = chance.nextInt(4) == 0 ? anywhere(stage, chance) : card(stage, chance);
    Point2D to = chance.nextInt(3) == 0 ? anywhere(stage, chance) : card(stage, chance);
    steps.add("from " + from + " to " + to);
    hands.moveMouse(from);
    hands.pressMouse(MouseButton.PRIMARY);
    hands.moveMouse(from.interpolate(to, 0.1));
    hands.moveMouse(from.interpolate(to, 0.6));
    switch (chance.nextInt(6)) {
      case 0 -> {
        steps.add("on the way");
        press(chance);
      }
      case 1 -> {
        steps.add("on the way a move");
        onScreen(() -> window.program().navigation().table().ifPresent(table -> window.plays()));
      }
      case 2 -> Pulses.settle();
      default -> {}
    }
    hands.moveMouse(to);
    hands.releaseMouse(MouseButton.PRIMARY);
  }

  /** A card, or where one can go. */
  private static Point2D card(Stage stage, RandomGenerator chance) {
    return one(
        stage,
        node -> node instanceof CardNode || PLACES.contains(String.valueOf(node.getId())),
        chance);
  }

  private static Point2D anywhere(Stage stage, RandomGenerator chance) {
    Rectangle2D inside = inside(stage);
    return new Point2D(
        inside.getMinX() + chance.nextDouble() * inside.getWidth(),
        inside.getMinY() + chance.nextDouble() * inside.getHeight());
  }

  /** Something that can have the focus. */
  private static Point2D control(Stage stage, RandomGenerator chance) {
    return one(stage, node -> node.isFocusTraversable() && !node.isDisabled(), chance);
  }

  /** In one of such things; anywhere in the window if it shows none. */
  private static Point2D one(Stage stage, Predicate<Node> such, RandomGenerator chance) {
    List<Bounds> all =
        ProgramWindows.now(() ->
            below(stage.getScene().getRoot())
                .filter(such)
                .map(node -> node.localToScreen(node.getLayoutBounds()))
                .toList());
    Bounds bounds =
        all.isEmpty() ? new BoundingBox(0, 0, 0, 0) : all.get(chance.nextInt(all.size()));
    Point2D point =
        new Point2D(bounds.getMinX() + Math.min(EDGE, bounds.getWidth() / 2), bounds.getCenterY());
    return inside(stage).contains(point) ? point : anywhere(stage, chance);
  }

  /** Where the robot finds the window. */
  private static Rectangle2D inside(Stage stage) {
    return new Rectangle2D(
        stage.getX() + 1, stage.getY() + 1, stage.getWidth() - 2, stage.getHeight() - 2);
  }

  private static Stream<Node> below(Node node) {
    if (!node.isVisible()) {
      return Stream.empty();
    }
    Stream<Node> under =
        node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(MonkeyTest::below)
            : Stream.empty();
    return Stream.concat(Stream.of(node), under);
  }

  /** To a table, a lesson or a replay. */
  private void leadOn(PlayerWindow window, RandomGenerator chance) throws IOException {
    int what = chance.nextInt(6);
    if (what < 2) {
      int seats = 2 + chance.nextInt(7);
      List<BotSeat> bots = bots(seats);
      sitDown(window, TablePlan.usual(Venue.SOLO, bots));
    } else if (what < 4) {
      GinRules rules = gin(chance);
      List<BotSeat> bots = bots(rules.seats());
      sitDown(window, TablePlan.usual(Venue.SOLO, bots).of(rules, bots));
    } else if (what == 4) {
      Lesson lesson = Lesson.values()[chance.nextInt(Lesson.values().length)];
      steps.add("learns " + lesson);
      onScreen(() -> window.program().navigation().lesson(lesson));
    } else {
      Rules rules = chance.nextBoolean() ? gin(chance) : OklahomaRules.standard(3);
      List<String> names =
          Seat.first(rules.seats()).stream().map(seat -> "Player " + seat).toList();
      steps.add("watches " + rules);
      Path file = windows.folder(window).resolve("match.oklahoma");
      Files.writeString(file, RandomMatch.of(rules, names, chance.nextInt(1000)).text());
      onScreen(() -> window.program().navigation().replay(file));
    }
  }

  private static GinRules gin(RandomGenerator chance) {
    GinPreset sheet = GinPreset.values()[chance.nextInt(GinPreset.values().length)];
    return Venue.SOLO.sheet(sheet, 2 + chance.nextInt(sheet.mostSeats() - 1));
  }

  private static List<BotSeat> bots(int seats) {
    return BotSeat.NAMES.stream()
        .limit(seats - 1)
        .map(name -> new BotSeat(name, BotLevel.EASY))
        .toList();
  }

  private void sitDown(PlayerWindow window, TablePlan plan) {
    steps.add("sits down at " + plan.rules());
    List<Name> names =
        Stream.concat(Stream.of("North"), plan.bots().stream().map(BotSeat::name))
            .map(Name::new)
            .toList();
    onScreen(
        () -> window.program().navigation().play(plan, names, BotPace.NONE, OptionalLong.empty()));
  }

  /** The one opens a table for two or three, the other joins. */
  private void sitDown(PlayerWindow host, PlayerWindow guest, RandomGenerator chance) {
    host.fire("host");
    if (chance.nextBoolean()) {
      host.toggles("game-gin");
      GinPreset sheet = GinPreset.values()[chance.nextInt(GinPreset.values().length)];
      steps.add("gin " + sheet);
      host.chooses("preset", new Preset.Sheet(sheet));
    }
    host.fire("start");
    host.awaits("share");
    guest.joins(host.port());
    guest.awaits("lobby");
    await().until(() -> host.says("start-reason").contains("East"));
    guest.fire("ready");
    await().until(() -> host.says("start-reason").isEmpty());
    if (chance.nextInt(4) > 0) {
      host.fire("start");
      await().until(() -> host.atTable() && guest.atTable());
    }
  }

  private static void onScreen(Runnable what) {
    ProgramWindows.now(() -> {
      what.run();
      return true;
    });
    Pulses.pass(1);
  }
}
