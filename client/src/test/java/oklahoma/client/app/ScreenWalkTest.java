package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ModalPane;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventTarget;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import oklahoma.client.demo.Demo;
import oklahoma.client.demo.Examples;
import oklahoma.client.demo.Options;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.practice.Lesson;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.page.Topic;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.messages.Farewell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.framework.junit5.Start;

/**
 * Walks over every screen but the table, in every language, at two sizes and with words of three;
 * what it has left is held by nobody, and nothing of it runs.
 */
@ExtendWith(OnScreen.class)
class ScreenWalkTest {
  private static final String AS_IT_OPENS = "as it opens";

  private static final List<Pressed> KEYS =
      List.of(
          Pressed.of(KeyCode.F1),
          new Pressed(KeyCode.F1, true, false, ""),
          Pressed.of(KeyCode.F10),
          new Pressed(KeyCode.SLASH, true, false, "?"),
          new Pressed(KeyCode.COMMA, false, false, ","));

  /** Keys that leave the page as it is; only its size or that of its words becomes another. */
  private static final List<Pressed> SIZES =
      List.of(
          Pressed.of(KeyCode.F11),
          Pressed.control(KeyCode.PLUS),
          Pressed.control(KeyCode.MINUS),
          Pressed.control(KeyCode.DIGIT0));

  /** Words do not have the size that {@code Ctrl+0} gives them. */
  private static final int LARGER_WORDS = 110;

  /** Where a card says that the table is gone, and nothing else is to be seen once it is closed. */
  private static final Set<String> ENDS = Set.of("the host is gone", "sent away");

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private Stage stage;

  @Start
  void open(Stage given) {
    stage = given;
  }

  @AfterEach
  void close(Hands robot) {
    robot.interact(stage::close);
  }

  @ParameterizedTest
  @CsvSource({"en,1024x640,100", "en,1280x800,150", "bg,1024x640,100", "bg,1280x800,175"})
  void nothingIsCutShortAndEverythingCanBeHeard(
      String language, String size, int words, Hands robot) {
    List<String> faults = new ArrayList<>();
    List<Demo> opened = new ArrayList<>();
    LeftScreens left = new LeftScreens();
    robot.interact(() -> {
      left.clocksOfOthers();
      opened.add(show(language, size, words));
    });
    Demo demo = opened.getFirst();
    Program program = demo.program();
    for (var screen : screens(demo)) {
      robot.interact(() -> {
        program.navigation().home();
        screen.open().run();
      });
      robot.interact(() -> {
        look(screen.name(), faults);
        left.soon(screen.name(), stage.getScene());
      });
      robot.interact(program::recover);
    }
    robot.interact(() -> program.navigation().home());
    left.areForgotten();
    robot.interact(program::close);
    assertThat(faults).isEmpty();
  }

  /**
   * With every kind of control each key of the program reaches the window; where a control or the
   * page has a use of its own for one, it is pressed, and the page has to show it: a field shows
   * what is written. F1 is pressed on each screen, the others where they reach the window on the
   * first.
   */
  @Test
  void keysOfTheProgramDoTheirWorkWhateverHasTheFocus(Hands robot) {
    List<String> dead = new ArrayList<>();
    Demo demo = shown(robot);
    Set<String> own = Set.of("rules", "a practice deal");
    for (Screen screen : screens(demo)) {
      if (screen.asks() || own.contains(screen.name()) || screen.name().startsWith("settings")) {
        continue;
      }
      Map<Pressed, Set<String>> pressed = new LinkedHashMap<>();
      robot.interact(() -> open(demo, screen));
      // Between two pulses, so that nothing has to be drawn in another size. At the table they are
      // the cards', and EveryKeyTest presses them there.
      robot.interact(() -> {
        boolean table = stage.getScene().lookup("#table") != null;
        for (Pressed key : table ? List.<Pressed>of() : SIZES) {
          press(demo, screen, key, AS_IT_OPENS, dead);
          keepers(key).forEach(kind -> press(demo, screen, key, kind, dead));
        }
      });
      boolean first = screen.name().equals("home");
      robot.interact(() -> {
        for (Pressed key : KEYS) {
          Set<String> kinds = keepers(key);
          if (first || key.equals(KEYS.getFirst())) {
            kinds.add(AS_IT_OPENS);
          }
          pressed.put(key, kinds);
        }
      });
      pressed.forEach((key, kinds) -> {
        for (String kind : kinds) {
          robot.interact(() -> open(demo, screen));
          robot.interact(() -> press(demo, screen, key, kind, dead));
        }
      });
    }
    robot.interact(demo.program()::close);
    assertThat(dead).isEmpty();
  }

  private void press(Demo demo, Screen screen, Pressed key, String kind, List<String> dead) {
    larger(demo);
    focus(kind);
    String before = seen() + chosen(demo);
    press(key);
    if (before.equals(seen() + chosen(demo))) {
      dead.add(screen.name() + ": " + key + " in " + kind);
    }
  }

  private void larger(Demo demo) {
    stage.setFullScreen(false);
    settings(demo).text().sizeProperty().set(LARGER_WORDS);
  }

  private static Settings settings(Demo demo) {
    return demo.program().parts().presentation().settings();
  }

  /** What keys change beside what is to be seen by names. */
  private String chosen(Demo demo) {
    return List.of(
            stage.isFullScreen(),
            settings(demo).text().sizeProperty().get(),
            stops().stream()
                .filter(TextInputControl.class::isInstance)
                .map(field -> ((TextInputControl) field).getText())
                .toList())
        .toString();
  }

  /** The kinds of control that have the focus when this key does not reach the window. */
  private Set<String> keepers(Pressed key) {
    List<KeyEvent> reached = new ArrayList<>();
    EventHandler<KeyEvent> window =
        heard -> {
          if (!heard.isConsumed()) {
            reached.add(heard);
            heard.consume();
          }
        };
    Parent root = stage.getScene().getRoot();
    EventType<KeyEvent> type = key.typed().isEmpty() ? KeyEvent.KEY_PRESSED : KeyEvent.KEY_TYPED;
    Set<String> kinds = new LinkedHashSet<>();
    root.addEventHandler(type, window);
    Stream<String> all =
        Stream.concat(Stream.of(AS_IT_OPENS), stops().stream().map(ScreenWalkTest::kind));
    for (String kind : all.distinct().toList()) {
      reached.clear();
      focus(kind);
      press(key);
      if (reached.isEmpty()) {
        kinds.add(kind);
      }
    }
    root.removeEventHandler(type, window);
    return kinds;
  }

  /**
   * With each control that can have the focus Enter presses that control or else the main button of
   * the screen, never both, and Esc is heard by the page; with the focus that the screen gives Esc
   * closes the card before the page and leaves the page alone, or leads back once. At the first
   * screen and the page of an error there is nothing to close.
   */
  @Test
  void escAndEnterMeanTheSameWhateverHasTheFocus(Hands robot) {
    List<String> faults = new ArrayList<>();
    Demo demo = shown(robot);
    Pages pages = demo.program().parts().pages();
    List<EventTarget> acted = new ArrayList<>();
    EventHandler<ActionEvent> instead =
        action -> {
          acted.add(action.getTarget());
          action.consume();
        };
    for (Screen screen : screens(demo)) {
      robot.interact(() -> open(demo, screen));
      robot.interact(() -> {
        Optional<Node> given = Optional.ofNullable(stage.getScene().getFocusOwner());
        Parent root = stage.getScene().getRoot();
        root.addEventFilter(ActionEvent.ACTION, instead);
        int left = enterOnEach(screen, acted, faults);
        root.removeEventFilter(ActionEvent.ACTION, instead);
        if (left > 0 && !screen.asks()) {
          escOnEach(screen, pages, faults);
        }
        given.ifPresent(Node::requestFocus);
        if (!screen.name().startsWith("home") && !screen.name().equals("error")) {
          esc(screen, pages, faults);
        }
      });
    }
    robot.interact(demo.program()::close);
    assertThat(faults).isEmpty();
  }

  /** How many controls there are; none if one of them has led away from the screen. */
  private int enterOnEach(Screen screen, List<EventTarget> acted, List<String> faults) {
    List<Node> stops = stops();
    for (Node stop : stops) {
      acted.clear();
      stop.requestFocus();
      String text = stop instanceof TextInputControl field ? field.getText() : "";
      String before = seen();
      press(Pressed.of(KeyCode.ENTER));
      if (stop instanceof TextInputControl field && !field.getText().equals(text)) {
        faults.add(screen.name() + ": " + name(stop) + " loses what is written");
      }
      boolean other = !seen().equals(before);
      String fault = fault(stop, acted, other);
      if (!fault.isEmpty()) {
        faults.add(screen.name() + ": " + name(stop) + " " + fault + " " + acted);
      }
      if (other) {
        return 0;
      }
    }
    return stops.size();
  }

  /** A page that shows the same, and counts how often Esc reaches it. */
  private void escOnEach(Screen screen, Pages pages, List<String> faults) {
    Page page = pages.current().orElseThrow();
    List<Node> heard = new ArrayList<>();
    pages.open(
        new Page() {
          @Override
          public Node node() {
            return page.node();
          }

          @Override
          public boolean escaped() {
            return heard.add(stage.getScene().getFocusOwner());
          }
        });
    for (Node stop : stops()) {
      heard.clear();
      stop.requestFocus();
      press(Pressed.of(KeyCode.ESCAPE));
      if (heard.size() != 1) {
        faults.add(screen.name() + ": Esc with " + name(stop) + " is heard " + heard.size());
      }
    }
    pages.back();
  }

  private void esc(Screen screen, Pages pages, List<String> faults) {
    Optional<Node> asked = asked();
    Optional<Page> page = pages.current();
    boolean changes = changes(Pressed.of(KeyCode.ESCAPE));
    boolean both = asked.isPresent() && !pages.current().equals(page);
    boolean neither = !changes || (asked.isPresent() && asked().equals(asked));
    if (neither || (both && !ENDS.contains(screen.name()))) {
      faults.add(screen.name() + ": Esc " + asked + asked() + page + pages.current());
    }
  }

  private String fault(Node stop, List<EventTarget> acted, boolean other) {
    if (acted.size() + (other ? 1 : 0) > 1) {
      return "does two things";
    }
    boolean main =
        stops().stream()
            .anyMatch(node -> node instanceof Button button && button.isDefaultButton());
    boolean button = stop instanceof ButtonBase;
    if (button && !(stop instanceof MenuButton) && !acted.equals(List.of(stop))) {
      return "is not pressed";
    }
    return !button && main && acted.isEmpty() && !other ? "keeps Enter from the main button" : "";
  }

  private Demo shown(Hands robot) {
    List<Demo> opened = new ArrayList<>();
    robot.interact(() -> opened.add(show("en", "1024x640", 100)));
    return opened.getFirst();
  }

  private void open(Demo demo, Screen screen) {
    demo.program().recover();
    demo.program().navigation().home();
    screen.open().run();
  }

  /** Whether something else is to be seen after this key. */
  private boolean changes(Pressed key) {
    String before = seen();
    press(key);
    return !seen().equals(before);
  }

  private void press(Pressed key) {
    fire(
        new KeyEvent(
            KeyEvent.KEY_PRESSED,
            "",
            key.typed(),
            key.code(),
            key.shift(),
            key.control(),
            false,
            false));
    if (!key.typed().isEmpty()) {
      fire(
          new KeyEvent(
              KeyEvent.KEY_TYPED,
              key.typed(),
              "",
              KeyCode.UNDEFINED,
              key.shift(),
              key.control(),
              false,
              false));
    }
    fire(
        new KeyEvent(
            KeyEvent.KEY_RELEASED,
            "",
            key.typed(),
            key.code(),
            key.shift(),
            key.control(),
            false,
            false));
  }

  private void fire(KeyEvent event) {
    Node owner = stage.getScene().getFocusOwner();
    Event.fireEvent(owner == null ? stage.getScene() : owner, event);
  }

  /**
   * A key, alone or with others.
   *
   * @param typed the character that it writes; none if empty
   */
  private record Pressed(KeyCode code, boolean shift, boolean control, String typed) {
    static Pressed of(KeyCode code) {
      return new Pressed(code, false, false, "");
    }

    static Pressed control(KeyCode code) {
      return new Pressed(code, false, true, "");
    }
  }

  private static String name(Node node) {
    return node.getId() == null ? node.getClass().getSimpleName() : node.getId();
  }

  /** A page that has just been opened gets its skins first. */
  private void focus(String kind) {
    stops().stream()
        .filter(node -> kind(node).equals(kind))
        .findFirst()
        .ifPresent(node -> {
          if (node instanceof Control control && control.getSkin() == null) {
            stage.getScene().getRoot().applyCss();
          }
          node.requestFocus();
        });
  }

  private Optional<Node> asked() {
    ModalPane modal = (ModalPane) stage.getScene().getRoot().lookup("#question");
    return modal.isDisplay() ? Optional.ofNullable(modal.getContent()) : Optional.empty();
  }

  private static String kind(Node node) {
    return node.getClass().getSimpleName();
  }

  /** What can have the focus: of a card before the page, if there is one. */
  private List<Node> stops() {
    Parent root = stage.getScene().getRoot();
    ModalPane modal = (ModalPane) root.lookup("#question");
    Node top = modal.isDisplay() ? modal : root;
    return top.lookupAll("*").stream()
        .filter(node -> node.isFocusTraversable() && !node.isDisabled() && shown(node))
        .toList();
  }

  /** What is to be seen, by names and pages. */
  private String seen() {
    ModalPane modal = (ModalPane) stage.getScene().getRoot().lookup("#question");
    String names =
        stage.getScene().getRoot().lookupAll("*").stream()
            .filter(node -> node.getId() != null && shown(node))
            .map(Node::getId)
            .sorted()
            .toList()
            .toString();
    return modal.isDisplay() + " " + modal.getContent() + " " + names;
  }

  private static boolean shown(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  @Test
  void whoComesToATableSeesHowLongOthersAreWaitedFor(Hands robot) {
    robot.interact(() -> {
      Demo demo = show("en", "1024x640", 100);
      demo.examples().othersAway();
      assertThat(stage.getScene().lookup("#seat-B .countdown-ring").isVisible()).isTrue();
      demo.program().close();
    });
  }

  @Test
  void theWalkSeesACutLabel(Hands robot) {
    List<String> faults = new ArrayList<>();
    robot.interact(() -> {
      Program program = show("en", "1024x640", 100).program();
      Labeled cut = (Labeled) stage.getScene().lookup("#rules-link");
      cut.setMinWidth(0);
      cut.setMaxWidth(20);
      stage.getScene().getRoot().layout();
      look("home", faults);
      program.close();
    });
    assertThat(faults).anyMatch(fault -> fault.contains("is cut"));
  }

  private record Screen(String name, Runnable open) {
    /** Whether a card before the page waits for an answer, and hears no other key. */
    private boolean asks() {
      return Set.of(
              "choice of a picture",
              "new password",
              "kept out",
              "password",
              "another key",
              "the host is gone",
              "sent away",
              "keys",
              "error")
          .contains(name);
    }
  }

  private List<Screen> screens(Demo demo) {
    Program program = demo.program();
    Navigation go = program.navigation();
    Examples examples = demo.examples();
    return List.of(
        new Screen("home", () -> {}),
        new Screen(
            "choice of a picture", () -> ((Button) stage.getScene().lookup("#avatar")).fire()),
        new Screen("home with a match", () -> examples.home(1)),
        new Screen("home with four matches", () -> examples.home(4)),
        new Screen("home with tables", examples::homeAgain),
        new Screen("setup", go::solo),
        new Screen("details", examples::details),
        new Screen("host", go::host),
        new Screen("lobby of one", () -> examples.lobby(1, true)),
        new Screen("lobby of four", () -> examples.lobby(4, true)),
        new Screen("lobby of eight", () -> examples.lobby(8, true)),
        new Screen(
            "new password",
            () -> {
              examples.lobby(4, true);
              stage.getScene().getRoot().applyCss();
              stage.getScene().getRoot().layout();
              ((Button) stage.getScene().lookup("#set-password")).fire();
            }),
        new Screen(
            "kept out",
            () -> {
              examples.lobby(8, true);
              stage.getScene().getRoot().applyCss();
              stage.getScene().getRoot().layout();
              ((Button) stage.getScene().lookup("#let-back")).fire();
            }),
        new Screen("password", examples::password),
        new Screen("another key", examples::otherKey),
        new Screen("a slow line", examples::slowLine),
        new Screen("a lost line", examples::lostLine),
        new Screen("back again", examples::backAgain),
        new Screen("others away", examples::othersAway),
        new Screen("waiting for another", () -> examples.waits(true)),
        new Screen("waiting as a guest", () -> examples.waits(false)),
        new Screen("the host is gone", () -> examples.ended(Farewell.HOST_STOPS)),
        new Screen("sent away", () -> examples.ended(Farewell.KEPT_OUT)),
        new Screen("lobby of a guest", () -> examples.lobby(8, false)),
        new Screen("gin details", examples::ginDetails),
        new Screen("lobby of gin", () -> examples.ginLobby(3)),
        new Screen("replays", examples::replays),
        new Screen("no replays", go::replay),
        new Screen("statistics", examples::statistics),
        new Screen("no statistics", go::statistics),
        new Screen("practice", go::practice),
        new Screen("a practice deal", () -> go.practice(Lesson.DISPLACEMENT)),
        new Screen("rules", go::rules),
        new Screen("settings", go::settings),
        new Screen("settings of play", () -> go.settings(Topic.PLAY)),
        new Screen("settings of motion", () -> go.settings(Topic.MOTION)),
        new Screen("settings of text", () -> go.settings(Topic.TEXT)),
        new Screen("settings of access", () -> go.settings(Topic.ACCESS)),
        new Screen("settings of the network", () -> go.settings(Topic.NETWORK)),
        new Screen("about", go::about),
        new Screen("keys", go::keys),
        new Screen("error", () -> program.failed(new IllegalStateException("an example"))));
  }

  private Demo show(String language, String size, int words) {
    // One that was shown before may keep its size, whatever is shown in it now.
    stage.close();
    stage = new Stage();
    stage.setX(0);
    stage.setY(0);
    Options options = Options.of("--demo", "--speed", "off", "--lang", language, "--size", size);
    Demo demo = new Demo(stage, folder, options);
    Program program = demo.program();
    program.write(words);
    program.open();
    return demo;
  }

  private void look(String screen, List<String> faults) {
    faults.addAll(SceneWalk.of(screen, stage.getScene().getRoot()));
  }
}
