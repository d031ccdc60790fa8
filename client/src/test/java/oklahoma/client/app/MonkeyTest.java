package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Venue;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;
import org.testfx.robot.BaseRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A monkey at the program: keys, clicks and drags at random, on whatever screen they lead to.
 * Nothing throws, nothing is an error in the log, and the program can be used afterwards. The same
 * seed makes the same choices; what bots do meanwhile depends on the machine.
 */
class MonkeyTest {
  private static final int STEPS = Integer.getInteger("client.monkey.steps", 150);
  private static final long FIRST_SEED = Long.getLong("client.monkey.seed", 1);
  private static final int SEEDS = Integer.getInteger("client.monkey.seeds", 1);

  /** As often as this the monkey sits down at a table unless it is at one. */
  private static final int ERRANT = 60;

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

  private static final List<KeyCode> MODIFIERS =
      List.of(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  private final List<Throwable> thrown = new CopyOnWriteArrayList<>();
  private final ListAppender<ILoggingEvent> errors = new ListAppender<>();
  private final List<String> steps = new ArrayList<>();
  private final BaseRobot hands = new Hands().robotContext().getBaseRobot();
  private Optional<Thread.UncaughtExceptionHandler> usual = Optional.empty();

  private void listen() {
    errors.setContext(root().getLoggerContext());
    errors.start();
    root().addAppender(errors);
    usual = Optional.ofNullable(Thread.getDefaultUncaughtExceptionHandler());
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
    onScreen(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
  }

  @AfterEach
  void listenNoMore() {
    root().detachAppender(errors);
    Thread.setDefaultUncaughtExceptionHandler(usual.orElse(null));
  }

  static Stream<Long> seeds() {
    return Stream.iterate(FIRST_SEED, seed -> seed + 1).limit(SEEDS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nothingThrowsWhateverIsPressedAndClicked(long seed) throws Exception {
    RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    int width = 960 + chance.nextInt(500);
    int height = 600 + chance.nextInt(300);
    PlayerWindow window =
        windows.open(Optional.of("North"), width, height, HostSettings.with(Bots::of));
    listen();
    for (int step = 0; step < STEPS; step++) {
      if (!window.stage().isShowing()) {
        window = windows.restart(window);
      }
      if (step % ERRANT == 0 && !window.atTable()) {
        sitDown(window, 2 + chance.nextInt(4));
      }
      focus(window.stage());
      onceMore(window, chance);
      Pulses.pass(1);
      assertThat(faults())
          .as("after %s", steps.subList(Math.max(0, steps.size() - TOLD), steps.size()))
          .isEmpty();
    }
    PlayerWindow last = window;
    onScreen(() -> last.program().navigation().home());
    last.awaits("solo");
    assertThat(faults()).isEmpty();
  }

  private static Logger root() {
    return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  /**
   * What was thrown and what the log calls an error, but for a window of the system, which is
   * missing without a display.
   */
  private List<Object> faults() {
    try {
      WaitForAsyncUtils.checkException(); // what the robot's own calls have thrown
    } catch (Throwable failure) {
      thrown.add(failure);
    }
    List<ILoggingEvent> logged;
    synchronized (errors) { // as it does itself when it appends
      logged = List.copyOf(errors.list);
    }
    return Stream.concat(
            thrown.stream().filter(failure -> !ofDialog(failure)),
            logged.stream().filter(event -> event.getLevel() == Level.ERROR))
        .toList();
  }

  private static boolean ofDialog(Throwable failure) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .flatMap(cause -> Stream.of(cause.getStackTrace()))
        .anyMatch(frame -> frame.getClassName().endsWith(".CommonDialogs"));
  }

  /** A window that was closed, such as that of a menu, leaves the keyboard to nobody. */
  private static void focus(Stage stage) {
    onScreen(() -> {
      if (Window.getWindows().stream().noneMatch(Window::isFocused)) {
        stage.requestFocus();
      }
    });
  }

  private void onceMore(PlayerWindow window, RandomGenerator chance) {
    int what = chance.nextInt(100);
    if (what < 40) {
      press(chance);
    } else if (what < 60) {
      click(control(window.stage(), chance), chance);
    } else if (what < 75) {
      click(anywhere(window.stage(), chance), chance);
    } else if (what < 85) {
      drag(anywhere(window.stage(), chance), anywhere(window.stage(), chance));
    } else {
      steps.add("a move");
      onScreen(() -> window.program().navigation().table().ifPresent(table -> window.plays()));
    }
  }

  private void press(RandomGenerator chance) {
    KeyCode key = KEYS.get(chance.nextInt(KEYS.size()));
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

  private void drag(Point2D from, Point2D to) {
    steps.add("from " + from + " to " + to);
    hands.moveMouse(from);
    hands.pressMouse(MouseButton.PRIMARY);
    hands.moveMouse(from.interpolate(to, 0.1));
    hands.moveMouse(from.interpolate(to, 0.6));
    hands.moveMouse(to);
    hands.releaseMouse(MouseButton.PRIMARY);
  }

  private static Point2D anywhere(Stage stage, RandomGenerator chance) {
    Rectangle2D inside = inside(stage);
    return new Point2D(
        inside.getMinX() + chance.nextDouble() * inside.getWidth(),
        inside.getMinY() + chance.nextDouble() * inside.getHeight());
  }

  /** The middle of something that can have the focus. */
  private static Point2D control(Stage stage, RandomGenerator chance) {
    List<Node> controls =
        ProgramWindows.now(() ->
            below(stage.getScene().getRoot())
                .filter(node -> node.isFocusTraversable() && !node.isDisabled())
                .toList());
    if (controls.isEmpty()) {
      return anywhere(stage, chance);
    }
    Node node = controls.get(chance.nextInt(controls.size()));
    Bounds bounds = ProgramWindows.now(() -> node.localToScreen(node.getLayoutBounds()));
    Point2D middle = new Point2D(bounds.getCenterX(), bounds.getCenterY());
    return inside(stage).contains(middle) ? middle : anywhere(stage, chance);
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

  private void sitDown(PlayerWindow window, int seats) {
    steps.add("sits down with " + seats);
    List<BotSeat> bots =
        BotSeat.NAMES.stream()
            .limit(seats - 1)
            .map(name -> new BotSeat(name, BotLevel.EASY))
            .toList();
    List<Name> names =
        Stream.concat(Stream.of("North"), bots.stream().map(BotSeat::name)).map(Name::new).toList();
    onScreen(() ->
        window
            .program()
            .navigation()
            .play(TablePlan.usual(Venue.SOLO, bots), names, BotPace.NONE, OptionalLong.empty()));
  }

  private static void onScreen(Runnable what) {
    ProgramWindows.now(() -> {
      what.run();
      return true;
    });
    Pulses.pass(1);
  }
}
