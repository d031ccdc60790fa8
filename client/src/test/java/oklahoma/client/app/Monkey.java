package oklahoma.client.app;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
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
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.table.cards.CardNode;
import org.testfx.robot.BaseRobot;

/** Presses keys, clicks and drags at random, and writes down what it does. */
final class Monkey {
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

  private final RandomGenerator chance;
  private final List<String> steps;
  private final BaseRobot hands = Hands.robot().robotContext().getBaseRobot();

  /**
   * @param chance decides
   * @param steps gets every step in words
   */
  Monkey(RandomGenerator chance, List<String> steps) {
    this.chance = chance;
    this.steps = steps;
  }

  /** Presses, clicks or drags once in a window, or makes a move as a player would. */
  void onceMore(PlayerWindow window) {
    int what = chance.nextInt(100);
    if (what < 30) {
      press();
    } else if (what < 45) {
      click(control(window.stage()));
    } else if (what < 55) {
      click(card(window.stage()));
    } else if (what < 62) {
      click(anywhere(window.stage()));
    } else if (what < 84) {
      drag(window);
    } else {
      steps.add("a move");
      MonkeyTest.onScreen(() -> {
        if (window.program().navigation().table().isPresent()) {
          window.plays();
        } else {
          learns(window.stage().getScene());
        }
      });
    }
  }

  /** Continues a lesson, if there is one. */
  private static void learns(Scene scene) {
    Stream.of("coach-go-on", "coach-show")
        .flatMap(id -> Stream.ofNullable(scene.lookup("#" + id)))
        .filter(node -> ScreenLaws.isSeen(node) && !node.isDisabled())
        .findFirst()
        .ifPresent(node -> ((Button) node).fire());
  }

  private void press() {
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

  private void click(Point2D point) {
    MouseButton button = chance.nextInt(8) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
    steps.add(button + " at " + point);
    hands.moveMouse(point);
    hands.pressMouse(button);
    hands.releaseMouse(button);
  }

  /** Sometimes something else happens on the way. */
  private void drag(PlayerWindow window) {
    Stage stage = window.stage();
    Point2D from = chance.nextInt(4) == 0 ? anywhere(stage) : card(stage);
    Point2D to = chance.nextInt(3) == 0 ? anywhere(stage) : card(stage);
    steps.add("from " + from + " to " + to);
    hands.moveMouse(from);
    hands.pressMouse(MouseButton.PRIMARY);
    hands.moveMouse(from.interpolate(to, 0.1));
    hands.moveMouse(from.interpolate(to, 0.6));
    switch (chance.nextInt(6)) {
      case 0 -> {
        steps.add("on the way");
        press();
      }
      case 1 -> {
        steps.add("on the way a move");
        MonkeyTest.onScreen(
            () -> window.program().navigation().table().ifPresent(table -> window.plays()));
      }
      case 2 -> Pulses.settle();
      default -> {}
    }
    hands.moveMouse(to);
    hands.releaseMouse(MouseButton.PRIMARY);
  }

  /** A card, or where one can go. */
  private Point2D card(Stage stage) {
    return one(
        stage, node -> node instanceof CardNode || PLACES.contains(String.valueOf(node.getId())));
  }

  private Point2D anywhere(Stage stage) {
    Rectangle2D inside = inside(stage);
    return new Point2D(
        inside.getMinX() + chance.nextDouble() * inside.getWidth(),
        inside.getMinY() + chance.nextDouble() * inside.getHeight());
  }

  /** Something that can have the focus. */
  private Point2D control(Stage stage) {
    return one(stage, node -> node.isFocusTraversable() && !node.isDisabled());
  }

  /** In one of such things; anywhere in the window if it shows none. */
  private Point2D one(Stage stage, Predicate<Node> such) {
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
    return inside(stage).contains(point) ? point : anywhere(stage);
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
            ? parent.getChildrenUnmodifiable().stream().flatMap(Monkey::below)
            : Stream.empty();
    return Stream.concat(Stream.of(node), under);
  }
}
