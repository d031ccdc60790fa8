package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;

/** What the player reads who starts the program on files that are damaged. */
@ExtendWith(OnScreen.class)
class DamageOnScreenTest {
  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private Program program;

  @Start
  void open(Stage stage) throws IOException {
    Files.writeString(folder.resolve("oklahoma.db"), "no database\n".repeat(500));
    Files.writeString(folder.resolve("settings.properties"), "sound-volume=loud\n");
    program = new Program(stage, folder, 1024, 640);
    program.open();
  }

  @AfterEach
  void close(Hands robot) {
    robot.interact(program::close);
  }

  @Test
  void eachFileIsToldOfOneAfterTheOther(Hands robot) {
    awaitCard(robot, "oklahoma.db.damaged-1");
    robot.type(KeyCode.ENTER);
    awaitCard(robot, "settings.properties.damaged-1");
    robot.type(KeyCode.ENTER);
    await().until(() -> !program.parts().pages().asking());
  }

  private static void awaitCard(Hands robot, String file) {
    await()
        .untilAsserted(
            () -> assertThat(words(robot)).anySatisfy(said -> assertThat(said).contains(file)));
  }

  private static List<String> words(Hands robot) {
    return robot.lookup(".question-card .label").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .toList();
  }
}
