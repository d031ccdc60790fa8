package client.app;

import static org.assertj.core.api.Assertions.assertThat;

import client.demo.Options;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Cell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Walks over every screen but the table, in every language and at two sizes. */
@ExtendWith(ApplicationExtension.class)
class ScreenWalkTest {
  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private Stage stage;

  @Start
  void open(Stage given) {
    stage = given;
  }

  @ParameterizedTest
  @CsvSource({"en,1024x640", "en,1280x800", "bg,1024x640", "bg,1280x800"})
  void nothingIsCutShortAndEverythingCanBeHeard(String language, String size, FxRobot robot) {
    List<String> faults = new ArrayList<>();
    List<Program> opened = new ArrayList<>();
    robot.interact(() -> opened.add(show(language, size)));
    Program program = opened.getFirst();
    for (var screen : screens(program)) {
      robot.interact(() -> {
        program.home();
        screen.open().run();
      });
      robot.interact(() -> look(screen.name(), faults));
      robot.interact(program::recover);
    }
    robot.interact(program::close);
    assertThat(faults).isEmpty();
  }

  @Test
  void theWalkSeesACutLabel(FxRobot robot) {
    List<String> faults = new ArrayList<>();
    robot.interact(() -> {
      Program program = show("en", "1024x640");
      Labeled cut = (Labeled) stage.getScene().lookup("#rules-link");
      cut.setMinWidth(0);
      cut.setMaxWidth(20);
      stage.getScene().getRoot().layout();
      look("home", faults);
      program.close();
    });
    assertThat(faults).anyMatch(fault -> fault.contains("is cut"));
  }

  private record Screen(String name, Runnable open) {}

  private static List<Screen> screens(Program program) {
    return List.of(
        new Screen("home", () -> {}),
        new Screen("setup", program::solo),
        new Screen("details", program::details),
        new Screen("host", program::host),
        new Screen("lobby of one", () -> program.exampleLobby(1, true)),
        new Screen("lobby of four", () -> program.exampleLobby(4, true)),
        new Screen("lobby of eight", () -> program.exampleLobby(8, true)),
        new Screen("lobby of a guest", () -> program.exampleLobby(8, false)),
        new Screen("rules", program::rules),
        new Screen("settings", program::settings),
        new Screen("about", program::about),
        new Screen("keys", program::keys),
        new Screen("error", () -> program.failed(new IllegalStateException("an example"))));
  }

  private Program show(String language, String size) {
    Options options = Options.of("--demo", "--speed", "off", "--lang", language, "--size", size);
    Program program = Program.showing(stage, folder, options);
    program.open();
    return program;
  }

  private void look(String screen, List<String> faults) {
    Parent root = stage.getScene().getRoot();
    root.applyCss();
    root.layout();
    everyNode(root)
        .filter(ScreenWalkTest::isSeen)
        .forEach(node -> {
          if (node instanceof Labeled label && isCut(label)) {
            faults.add(screen + ": «" + label.getText() + "» is cut");
          }
          if (node.isFocusTraversable() && isMute(node)) {
            faults.add(screen + ": " + node + " says nothing");
          }
          if (node.isFocusTraversable() && hasNoRole(node)) {
            faults.add(screen + ": " + node + " has no role");
          }
        });
  }

  private static Stream<Node> everyNode(Node node) {
    Stream<Node> below =
        node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(ScreenWalkTest::everyNode)
            : Stream.empty();
    return Stream.concat(Stream.of(node), below);
  }

  private static boolean isSeen(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  /** What a label draws is what it says, unless there was no room for it. */
  private static boolean isCut(Labeled label) {
    String words = label.getText();
    return words != null
        && !words.isEmpty()
        && label.getWidth() > 0
        && label.lookup(".text") instanceof Text drawn
        && !drawn.getText().equals(words);
  }

  private static boolean isMute(Node node) {
    if (node instanceof ScrollPane || node instanceof Cell) {
      return false;
    }
    boolean labelled =
        node instanceof Labeled label && label.getText() != null && !label.getText().isBlank();
    boolean described = node instanceof TextInputControl field && field.getAccessibleText() != null;
    String said = node.getAccessibleText();
    return !labelled && !described && (said == null || said.isBlank());
  }

  private static boolean hasNoRole(Node node) {
    AccessibleRole role = node.getAccessibleRole();
    return role == null || role == AccessibleRole.NODE;
  }
}
