package oklahoma.client.demo;

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
import java.util.function.Predicate;
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
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.help.ListedKeys;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Keys do on every screen but the table what they say, whatever has the focus. */
@ExtendWith(OnScreen.class)
class ScreenKeysTest {
  private static final String AS_IT_OPENS = "as it opens";
  private static final Set<String> SIZE_LINES = Set.of("full-screen", "card-size");

  /** What is listed for every screen, but Esc, which has a walk of its own. */
  private static final List<Pressed> KEYS =
      listed(line -> !SIZE_LINES.contains(line) && !line.equals("escape"));

  /** Keys that leave the page as it is; only its size or that of its words becomes another. */
  private static final List<Pressed> SIZES = listed(SIZE_LINES::contains);

  /** Words do not have the size that {@code Ctrl+0} gives them. */
  private static final int LARGER_WORDS = 110;

  /** Where a card says that the table is gone, and nothing else is left once it is closed. */
  private static final Set<String> ENDS = Set.of("the host is gone", "sent away");

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private DemoScreens screens;

  @Start
  void open(Stage given) {
    screens = new DemoScreens(given, folder);
  }

  /**
   * With every kind of control each key of the program reaches the window; where a control or the
   * page has a use of its own for one, it is pressed, and the page has to show it: a field shows
   * what is written. F1, Shift+F1 and F10 are pressed on each screen, the others where they reach
   * the window on the first.
   */
  @Test
  void keysOfTheProgramDoTheirWorkWhateverHasTheFocus(Hands robot) {
    List<String> dead = new ArrayList<>();
    Demo demo = shown(robot);
    Set<String> own = Set.of("rules", "a lesson");
    for (DemoScreens.Screen screen : screens.all(demo)) {
      if (screen.asks() || own.contains(screen.name()) || screen.name().startsWith("settings")) {
        continue;
      }
      Map<Pressed, Set<String>> pressed = new LinkedHashMap<>();
      robot.interact(() -> screens.open(demo, screen));
      // Between two pulses, so that nothing has to be drawn in another size. At the table they are
      // the cards', and EveryKeyTest presses them there.
      robot.interact(() -> {
        boolean table = screens.scene().lookup("#table") != null;
        for (Pressed key : table ? List.<Pressed>of() : SIZES) {
          press(demo, screen, key, AS_IT_OPENS, dead);
          keepers(key).forEach(kind -> press(demo, screen, key, kind, dead));
        }
      });
      boolean first = screen.name().equals("home");
      robot.interact(() -> {
        for (Pressed key : KEYS) {
          Set<String> kinds = keepers(key);
          if (first || key.typed().isEmpty()) {
            kinds.add(AS_IT_OPENS);
          }
          pressed.put(key, kinds);
        }
        screens.open(demo, screen);
      });
      // What a key has led to is left at once: it need not be laid out.
      pressed.forEach((key, kinds) ->
          kinds.forEach(kind ->
              robot.interact(() -> {
                press(demo, screen, key, kind, dead);
                screens.open(demo, screen);
              })));
    }
    robot.interact(demo.program()::close);
    assertThat(dead).isEmpty();
  }

  private void press(
      Demo demo, DemoScreens.Screen screen, Pressed key, String kind, List<String> dead) {
    larger(demo);
    focus(kind);
    String before = seen() + chosen(demo);
    press(key);
    if (before.equals(seen() + chosen(demo))) {
      dead.add(screen.name() + ": " + key + " in " + kind);
    }
  }

  /** Leaves the full screen, whose window would be drawn from then on. */
  private void larger(Demo demo) {
    screens.stage().setFullScreen(false);
    screens.stage().setIconified(true);
    settings(demo).text().sizeProperty().set(LARGER_WORDS);
  }

  private static Settings settings(Demo demo) {
    return demo.program().parts().presentation().settings();
  }

  /** What keys change besides what has a name on the screen. */
  private String chosen(Demo demo) {
    return List.of(
            screens.stage().isFullScreen(),
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
        press -> {
          if (!press.isConsumed()) {
            reached.add(press);
            press.consume();
          }
        };
    Parent root = screens.scene().getRoot();
    EventType<KeyEvent> type = key.typed().isEmpty() ? KeyEvent.KEY_PRESSED : KeyEvent.KEY_TYPED;
    Set<String> kinds = new LinkedHashSet<>();
    root.addEventHandler(type, window);
    Stream<String> all =
        Stream.concat(Stream.of(AS_IT_OPENS), stops().stream().map(ScreenKeysTest::kind));
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
   * the screen, never both, and the page handles Esc; with the focus that the screen gives Esc
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
    for (DemoScreens.Screen screen : screens.all(demo)) {
      robot.interact(() -> screens.open(demo, screen));
      Parent root = screens.scene().getRoot();
      root.addEventFilter(ActionEvent.ACTION, instead);
      Awaitility.await()
          .until(() ->
              WaitForAsyncUtils.waitForAsyncFx(60_000, () -> armed() && hears(screen, acted)));
      robot.interact(() -> {
        Optional<Node> given = Optional.ofNullable(screens.scene().getFocusOwner());
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

  /** Whether a card that came by itself has given the focus to its button. */
  private boolean armed() {
    Node owner = screens.scene().getFocusOwner();
    return asked().filter(card -> card.equals(owner) && !card.isFocusTraversable()).isEmpty();
  }

  /** Whether a lobby, which opens by itself, handles Enter by now. */
  private boolean hears(DemoScreens.Screen screen, List<EventTarget> acted) {
    if (!screen.name().startsWith("lobby") || screen.asks()) {
      return true;
    }
    Optional<Node> given = Optional.ofNullable(screens.scene().getFocusOwner());
    stops().getFirst().requestFocus();
    acted.clear();
    press(Pressed.of(KeyCode.ENTER));
    given.ifPresent(Node::requestFocus);
    return !acted.isEmpty();
  }

  /** How many controls there are; none if one of them has led away from the screen. */
  private int enterOnEach(DemoScreens.Screen screen, List<EventTarget> acted, List<String> faults) {
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
  private void escOnEach(DemoScreens.Screen screen, Pages pages, List<String> faults) {
    Page page = pages.current().orElseThrow();
    List<Node> listening = new ArrayList<>();
    pages.open(
        new Page() {
          @Override
          public Node node() {
            return page.node();
          }

          @Override
          public boolean escaped() {
            return listening.add(screens.scene().getFocusOwner());
          }
        });
    for (Node stop : stops()) {
      listening.clear();
      stop.requestFocus();
      press(Pressed.of(KeyCode.ESCAPE));
      if (listening.size() != 1) {
        faults.add(screen.name() + ": Esc with " + name(stop) + " is heard " + listening.size());
      }
    }
    pages.back();
  }

  private void esc(DemoScreens.Screen screen, Pages pages, List<String> faults) {
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
    robot.interact(() -> opened.add(screens.show("en", "1024x640", 100)));
    return opened.getFirst();
  }

  /** Whether this key changes what the screen shows. */
  private boolean changes(Pressed key) {
    String before = seen();
    press(key);
    return !seen().equals(before);
  }

  private void press(Pressed key) {
    fire(key, KeyEvent.KEY_PRESSED);
    if (!key.typed().isEmpty()) {
      fire(key, KeyEvent.KEY_TYPED);
    }
    fire(key, KeyEvent.KEY_RELEASED);
  }

  private void fire(Pressed key, EventType<KeyEvent> type) {
    boolean typed = type == KeyEvent.KEY_TYPED;
    KeyCode code = typed ? KeyCode.UNDEFINED : key.code();
    String written = typed ? key.typed() : "";
    Node owner = screens.scene().getFocusOwner();
    Event.fireEvent(
        owner == null ? screens.scene() : owner,
        new KeyEvent(type, written, key.typed(), code, key.shift(), key.control(), false, false));
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

    /** A key of the list; a sign is written, wherever the keyboard has it. */
    static Pressed of(KeyPress key) {
      String typed = key.code() == KeyCode.COMMA ? "," : key.text();
      return new Pressed(key.code(), key.shift(), key.control(), typed);
    }
  }

  private static List<Pressed> listed(Predicate<String> lines) {
    return ListedKeys.ofEveryScreen().stream()
        .filter(key -> lines.test(key.line()))
        .map(key -> Pressed.of(key.press()))
        .toList();
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
            screens.scene().getRoot().applyCss();
          }
          node.requestFocus();
        });
  }

  private Optional<Node> asked() {
    ModalPane modal = (ModalPane) screens.scene().getRoot().lookup("#question");
    return modal.isDisplay() ? Optional.ofNullable(modal.getContent()) : Optional.empty();
  }

  private static String kind(Node node) {
    return node.getClass().getSimpleName();
  }

  /** What can have the focus: of a card before the page, if there is one. */
  private List<Node> stops() {
    Parent root = screens.scene().getRoot();
    ModalPane modal = (ModalPane) root.lookup("#question");
    Node top = modal.isDisplay() ? modal : root;
    return top.lookupAll("*").stream()
        .filter(node -> node.isFocusTraversable() && !node.isDisabled() && shown(node))
        .toList();
  }

  /** What the screen shows, by names and pages. */
  private String seen() {
    ModalPane modal = (ModalPane) screens.scene().getRoot().lookup("#question");
    String names =
        screens.scene().getRoot().lookupAll("*").stream()
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
}
