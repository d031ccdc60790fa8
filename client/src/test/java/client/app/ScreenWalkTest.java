package client.app;

import static org.assertj.core.api.Assertions.assertThat;

import client.demo.Options;
import client.practice.Lesson;
import client.settings.Topic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/**
 * Walks over every screen but the table, in every language, at two sizes and with words of three.
 */
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
  @CsvSource({"en,1024x640,100", "en,1280x800,150", "bg,1024x640,100", "bg,1280x800,175"})
  void nothingIsCutShortAndEverythingCanBeHeard(
      String language, String size, int words, FxRobot robot) {
    List<String> faults = new ArrayList<>();
    List<Program> opened = new ArrayList<>();
    robot.interact(() -> opened.add(show(language, size, words)));
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
      Program program = show("en", "1024x640", 100);
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

  private List<Screen> screens(Program program) {
    return List.of(
        new Screen("home", () -> {}),
        new Screen("home with a match", () -> program.exampleHome(1)),
        new Screen("home with four matches", () -> program.exampleHome(4)),
        new Screen("setup", program::solo),
        new Screen("details", program::details),
        new Screen("host", program::host),
        new Screen("lobby of one", () -> program.exampleLobby(1, true)),
        new Screen("lobby of four", () -> program.exampleLobby(4, true)),
        new Screen("lobby of eight", () -> program.exampleLobby(8, true)),
        new Screen(
            "new password",
            () -> {
              program.exampleLobby(4, true);
              stage.getScene().getRoot().applyCss();
              stage.getScene().getRoot().layout();
              ((Button) stage.getScene().lookup("#set-password")).fire();
            }),
        new Screen("lobby of a guest", () -> program.exampleLobby(8, false)),
        new Screen("gin details", program::ginDetails),
        new Screen("lobby of gin", () -> program.ginLobby(3)),
        new Screen("replays", program::exampleReplays),
        new Screen("no replays", program::replay),
        new Screen("statistics", program::exampleStatistics),
        new Screen("no statistics", program::statistics),
        new Screen("practice", program::practice),
        new Screen("a practice deal", () -> program.practice(Lesson.DISPLACEMENT)),
        new Screen("rules", program::rules),
        new Screen("settings", program::settings),
        new Screen("settings of play", () -> program.settings(Topic.PLAY)),
        new Screen("settings of motion", () -> program.settings(Topic.MOTION)),
        new Screen("settings of text", () -> program.settings(Topic.TEXT)),
        new Screen("settings of access", () -> program.settings(Topic.ACCESS)),
        new Screen("settings of the network", () -> program.settings(Topic.NETWORK)),
        new Screen("about", program::about),
        new Screen("keys", program::keys),
        new Screen("error", () -> program.failed(new IllegalStateException("an example"))));
  }

  private Program show(String language, String size, int words) {
    Options options = Options.of("--demo", "--speed", "off", "--lang", language, "--size", size);
    Program program = Program.showing(stage, folder, options);
    program.write(words);
    program.open();
    return program;
  }

  private void look(String screen, List<String> faults) {
    faults.addAll(SceneWalk.of(screen, stage.getScene().getRoot()));
  }
}
