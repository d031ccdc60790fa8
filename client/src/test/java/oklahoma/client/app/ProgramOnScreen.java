package oklahoma.client.app;

import java.lang.reflect.Field;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.Mouse;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.fixture.SceneWalk;
import oklahoma.client.fixture.Stages;
import oklahoma.client.fixture.WithoutPauses;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.match.TableScreen;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Venue;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.Reveal;
import oklahoma.client.text.Language;
import oklahoma.client.ui.lifetime.VisibleTimer;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.Dealing;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.card.End;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import org.awaitility.Awaitility;
import org.testfx.robot.BaseRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The whole program on a headless screen, a newcomer's but for the motion, and a robot's hands. The
 * packs are stacked, and the bots, the real ones, do not pause.
 */
final class ProgramOnScreen {
  private static final int MOVES = 100;
  private static final Duration LONG = Duration.ofMinutes(2);

  private final Hands robot = Hands.robot();
  private final Stage stage;
  private final Program program;

  /**
   * @param windows opens that of the program
   */
  ProgramOnScreen(ProgramWindows windows, Dealing dealing) throws Exception {
    this(windows, dealing, Language.ENGLISH, 1280, 800);
  }

  /**
   * @param windows opens that of the program
   */
  ProgramOnScreen(ProgramWindows windows, Dealing dealing, Language language, int width, int height)
      throws Exception {
    // Everything is due at once.
    WithoutPauses timing = windows.thenClose(new WithoutPauses(delay -> Duration.ZERO));
    HostSettings hosting =
        HostSettings.with(Bots::of).withTiming(timing).withDealings(seed -> dealing);
    PlayerWindow window = windows.open(Optional.empty(), width, height, hosting);
    stage = window.stage();
    program = window.program();
    speak(language);
    Pulses.settle();
    // Windows of the tests before may still be closing; keys go to whichever has the focus.
    await("the window has the focus", this::hasFocus);
  }

  private boolean hasFocus() {
    if (!stage.isFocused()) {
      stage.toFront();
      stage.requestFocus();
    }
    return stage.isFocused() && stage.getScene().getFocusOwner() != null;
  }

  /** Writes words in so many hundredths of their usual size. */
  void write(int size) {
    robot.interact(() -> program.parts().presentation().settings().text().sizeProperty().set(size));
  }

  void speak(Language language) {
    robot.interact(() -> program.speak(language));
  }

  void resize(int width, int height) {
    robot.interact(() -> {
      stage.setWidth(width);
      stage.setHeight(height);
    });
  }

  /** Opens a table with so many seats. */
  void sitDown(int seats) {
    List<BotSeat> bots =
        BotSeat.NAMES.stream()
            .limit(seats - 1)
            .map(name -> new BotSeat(name, BotLevel.NORMAL))
            .toList();
    List<Name> names =
        Stream.concat(Stream.of("North"), bots.stream().map(BotSeat::name)).map(Name::new).toList();
    TablePlan plan = TablePlan.usual(Venue.SOLO, bots);
    robot.interact(
        () -> program.navigation().play(plan, names, BotPace.NONE, OptionalLong.empty()));
    awaitTable();
  }

  /**
   * From now on the cards that are left at the end of a hand stay until the player goes on. By
   * themselves they go after some seconds, and a busy machine may have shown nothing of them then.
   */
  void keepRevealed() {
    now(() -> {
      Reveal reveal = (Reveal) find("reveal");
      Field timer = Reveal.class.getDeclaredField("timer");
      timer.setAccessible(true);
      VisibleTimer ticking = (VisibleTimer) timer.get(reveal);
      reveal.visibleProperty().subscribe(shown -> ticking.setWanted(false));
      return true;
    });
  }

  /** Shows the score sheet, or takes it away. */
  void scores() {
    robot.interact(() -> program.navigation().table().ifPresent(TableScreen::scores));
  }

  /** What is wrong with what covers everything else, by its id. */
  List<String> walk(String id) {
    Stages.drawAll();
    return SceneWalk.atRest(() -> SceneWalk.withColours(id, (Parent) find(id)));
  }

  /** Clicks something by its id. */
  void click(String id) {
    await(
        id + " can be clicked",
        () ->
            robot
                .lookup("#" + id)
                .tryQuery()
                .filter(node -> node.isVisible() && !node.isDisabled())
                .isPresent());
    click(resting(id));
  }

  /** Where something is at rest: what comes in, such as an offer on the first screen, moves it. */
  private Point2D resting(String id) {
    Point2D at = middle(id);
    for (int moves = 0; moves < MOVES; moves++) {
      settle();
      Point2D now = middle(id);
      if (now.equals(at)) {
        return now;
      }
      at = now;
    }
    return at;
  }

  /** Presses a button without the pointer, which would light up what is below it. */
  void fire(String id) {
    robot.interact(() -> ((Button) find(id)).fire());
  }

  void click(Point2D point) {
    pointTo(point);
    hands().pressMouse(MouseButton.PRIMARY);
    hands().releaseMouse(MouseButton.PRIMARY);
    settle();
  }

  /** A double click on the table, however slow the machine is. */
  void doubleClick(Point2D point) {
    pointTo(point);
    now(() -> {
      Point2D at = stage.getScene().getRoot().screenToLocal(point);
      for (int count = 1; count <= 2; count++) {
        Event.fireEvent(find("table"), Mouse.event(MouseEvent.MOUSE_PRESSED, at, point, count));
        Event.fireEvent(find("table"), Mouse.event(MouseEvent.MOUSE_RELEASED, at, point, count));
      }
      return true;
    });
    settle();
  }

  /** Drags by three steps: the first makes it a drag, the last rests where it is dropped. */
  void drag(Point2D from, Point2D to) {
    pointTo(from);
    hands().pressMouse(MouseButton.PRIMARY);
    pointTo(from.add(0, -20));
    pointTo(from.midpoint(to));
    pointTo(to);
    hands().releaseMouse(MouseButton.PRIMARY);
    settle();
  }

  void press(KeyCode... keys) {
    for (KeyCode key : keys) {
      hands().pressKeyboard(key);
      hands().releaseKeyboard(key);
      settle();
    }
  }

  /** Leads the keyboard to a card of the hand. */
  void walkTo(Held card) {
    press(KeyCode.HOME);
    for (int steps = loose().indexOf(card); steps > 0; steps--) {
      press(KeyCode.RIGHT);
    }
  }

  void write(String text) {
    robot.write(text, 0);
  }

  private void pointTo(Point2D point) {
    hands().moveMouse(point);
    settle();
  }

  /** Without the pauses of a robot that imitates a human. */
  private BaseRobot hands() {
    return robot.robotContext().getBaseRobot();
  }

  private static void settle() {
    Pulses.pass(1);
  }

  /** Something that the window shows, by its id. */
  Node find(String id) {
    return robot.lookup("#" + id).query();
  }

  boolean shows(String id) {
    return robot.lookup("#" + id).tryQuery().filter(Node::isVisible).isPresent();
  }

  /** The middle of something, on the screen. */
  Point2D middle(String id) {
    return now(() -> {
      Bounds bounds = find(id).localToScreen(find(id).getLayoutBounds());
      return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    });
  }

  /**
   * A point on the part of a card of the hand that no other card covers. The pointer is moved away
   * from the hand, because the card under it makes room for itself.
   */
  Point2D onCard(Held held) {
    pointTo(middle("top-bar"));
    return now(() -> {
      Node node =
          atLesson()
              .map(lesson -> lesson.card(held.id()))
              .orElseGet(() -> program.navigation().table().flatMap(at -> at.card(held.id())))
              .orElseThrow();
      return node.localToScreen(9, node.getLayoutBounds().getHeight() * 0.4);
    });
  }

  /** A point on the first or the last card of a meld. */
  Point2D onMeld(int meld, End end) {
    return now(() -> {
      Bounds bounds = find("meld-" + meld).localToScreen(find("meld-" + meld).getLayoutBounds());
      double card = bounds.getHeight() / 1.4;
      double left = end == End.LOW ? bounds.getMinX() : bounds.getMaxX() - card;
      return new Point2D(left + 8, bounds.getCenterY());
    });
  }

  /** What is on the window, by a selector, in the coordinates of the scene. */
  List<Bounds> seen(String selector) {
    return now(() ->
        stage.getScene().getRoot().lookupAll(selector).stream()
            .filter(Node::isVisible)
            .map(node -> node.localToScene(node.getLayoutBounds()))
            .toList());
  }

  /** The cards of the hand of a lesson, in the coordinates of the scene. */
  List<Bounds> hand() {
    return now(() -> {
      LessonScreen lesson = atLesson().orElseThrow();
      return lesson.model().own().hand().cards().stream()
          .flatMap(held -> lesson.card(held.id()).stream())
          .filter(Node::isVisible)
          .map(node -> node.localToScene(node.getLayoutBounds()))
          .toList();
    });
  }

  /** The words of a label. */
  String words(String id) {
    return now(() -> ((Label) find(id)).getText());
  }

  /** The first card of the hand, not counting the tray, that is printed like this. */
  Held held(String card) {
    return held(card, held -> true);
  }

  /** The same among some cards. */
  Held held(String card, Predicate<Held> among) {
    return loose().stream()
        .filter(held -> Notation.print(List.of(held.card())).equals(card))
        .filter(among)
        .findFirst()
        .orElseThrow();
  }

  /** The cards of the hand that are not in the tray, from left to right. */
  List<Held> loose() {
    return of(model ->
        model.own().hand().cards().stream()
            .filter(held -> !model.own().tray().ids().contains(held.id()))
            .toList());
  }

  boolean selected(Held held) {
    return of(model -> model.own().selected().contains(held));
  }

  /** How many cards the player holds. */
  int holds() {
    return of(model -> model.own().hand().cards().size());
  }

  /** The deal as the player sees it. */
  Oklahoma deal() {
    return of(model -> model.playerView().deal());
  }

  boolean down(Seat seat) {
    return deal().down(seat);
  }

  Prompt prompt() {
    return of(model -> model.promptProperty().get());
  }

  /** Something about what the table knows. */
  <T> T of(Function<TableModel, T> what) {
    return now(() -> what.apply(model().orElseThrow()));
  }

  /** The table that is seen: a lesson's, or that of a match. */
  private Optional<TableModel> model() {
    return atLesson()
        .map(LessonScreen::model)
        .or(() -> program.navigation().table().map(TableScreen::model));
  }

  private Optional<LessonScreen> atLesson() {
    return program.parts().pages().current().stream()
        .filter(LessonScreen.class::isInstance)
        .map(LessonScreen.class::cast)
        .findFirst();
  }

  /** Begins a lesson, or continues it. */
  void take(Lesson lesson) {
    robot.interact(() -> program.navigation().lesson(lesson));
  }

  /** Waits until the player sits at the table. */
  void awaitTable() {
    await("the table", () -> program.navigation().table().isPresent());
  }

  /** Waits until the table says so and no move of the player waits for its answer. */
  void await(String what, Predicate<TableModel> condition) {
    await(
        what,
        () ->
            model()
                .filter(model -> model.pendingProperty().get().isEmpty())
                .filter(condition)
                .isPresent());
  }

  /** Waits until a condition on the screen's thread is true. */
  void await(String what, Callable<Boolean> condition) {
    Awaitility.await(what)
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(5))
        .until(() -> now(condition));
    settle();
  }

  private static <T> T now(Callable<T> what) {
    return WaitForAsyncUtils.waitForAsyncFx(LONG.toMillis(), what);
  }
}
