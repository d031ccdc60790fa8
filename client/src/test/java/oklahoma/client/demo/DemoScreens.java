package oklahoma.client.demo;

import atlantafx.base.controls.ModalPane;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import oklahoma.client.app.Navigation;
import oklahoma.client.app.Program;
import oklahoma.client.fixture.Stages;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.settings.page.Topic;
import oklahoma.protocol.messages.ByeReason;

/** The demonstration's screens but the table, one after the other in a window of their own. */
final class DemoScreens {
  private final Path folder;
  private Stage stage;

  /**
   * No screen yet.
   *
   * @param stage is closed as soon as something is shown
   * @param folder of the program's files
   */
  DemoScreens(Stage stage, Path folder) {
    this.stage = stage;
    this.folder = folder;
  }

  /** The window. */
  Stage stage() {
    return stage;
  }

  /** What is shown in it. */
  Scene scene() {
    return stage.getScene();
  }

  /**
   * What nothing covers: the card in front of the page, if there is one, or else the whole page.
   */
  Parent front() {
    ModalPane modal = (ModalPane) scene().getRoot().lookup("#question");
    return modal.isDisplay() ? (Parent) modal.getContent() : scene().getRoot();
  }

  /** One of them. */
  record Screen(String name, Runnable open) {
    /** Whether a card in front of the page waits for an answer and handles no other key. */
    boolean asks() {
      return Set.of(
              "choice of a picture",
              "new password",
              "blocked",
              "password",
              "another key",
              "the host is gone",
              "sent away",
              "keys",
              "error")
          .contains(name);
    }
  }

  /** Each by its name; it is opened from the first screen. */
  List<Screen> all(Demo demo) {
    Program program = demo.program();
    Navigation go = program.navigation();
    Examples examples = demo.examples();
    return List.of(
        new Screen("home", () -> {}),
        new Screen("choice of a picture", () -> ((Button) scene().lookup("#avatar")).fire()),
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
              scene().getRoot().applyCss();
              scene().getRoot().layout();
              ((Button) scene().lookup("#set-password")).fire();
            }),
        new Screen(
            "blocked",
            () -> {
              examples.lobby(8, true);
              scene().getRoot().applyCss();
              scene().getRoot().layout();
              ((Button) scene().lookup("#unblock")).fire();
            }),
        new Screen("password", examples::password),
        new Screen("another key", examples::otherKey),
        new Screen("a slow line", examples::slowLine),
        new Screen("a lost line", examples::lostLine),
        new Screen("back again", examples::backAgain),
        new Screen("others away", examples::othersAway),
        new Screen("waiting for another", () -> examples.waits(true)),
        new Screen("waiting as a guest", () -> examples.waits(false)),
        new Screen("the host is gone", () -> examples.ended(ByeReason.HOST_STOPS)),
        new Screen("sent away", () -> examples.ended(ByeReason.BLOCKED)),
        new Screen("lobby of a guest", () -> examples.lobby(8, false)),
        new Screen("gin details", examples::ginDetails),
        new Screen("lobby of gin", () -> examples.ginLobby(3)),
        new Screen("replays", examples::replays),
        new Screen("no replays", go::replay),
        new Screen("statistics", examples::statistics),
        new Screen("no statistics", go::statistics),
        new Screen("lessons", go::lessons),
        new Screen("a lesson", () -> go.lesson(Lesson.DISPLACEMENT)),
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

  /** Opens the demonstration at its first screen. */
  Demo show(String language, String size, int words) {
    // One that was shown before may keep its size, whatever is shown in it now.
    stage.close();
    stage = Stages.undrawn(new Stage());
    stage.setX(0);
    stage.setY(0);
    Options options = Options.of("--demo", "--speed", "off", "--lang", language, "--size", size);
    Demo demo = new Demo(stage, folder, options);
    Program program = demo.program();
    program.parts().presentation().settings().text().sizeProperty().set(words);
    program.open();
    return demo;
  }

  /** Opens one of its screens. */
  void open(Demo demo, Screen screen) {
    demo.program().recover();
    demo.program().navigation().home();
    screen.open().run();
  }
}
