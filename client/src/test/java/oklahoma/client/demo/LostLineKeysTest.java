package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;

/** The band of a lost connection covers the table; Tab reaches its buttons. */
@ExtendWith(OnScreen.class)
class LostLineKeysTest {
  private static final int ZONES = 8;

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private DemoScreens screens;

  @Start
  void open(Stage stage) {
    screens = new DemoScreens(stage, folder);
  }

  @Test
  void tabAndAnArrowReachBothButtons(Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show("en", "1024x640", 100);
      screens.all(demo).stream()
          .filter(screen -> screen.name().equals("a lost line"))
          .forEach(screen -> screen.open().run());
    });
    List<String> reached = new ArrayList<>();
    for (int zone = 0; zone < ZONES && !reached.contains("try-now"); zone++) {
      robot.type(KeyCode.TAB);
      reached.add(focused(robot));
    }
    assertThat(reached).endsWith("try-now");
    robot.type(KeyCode.RIGHT);
    assertThat(focused(robot)).isEqualTo("give-up");
  }

  private String focused(Hands robot) {
    List<String> id = new ArrayList<>();
    robot.interact(() -> {
      Node owner = screens.stage().getScene().getFocusOwner();
      id.add(String.valueOf(owner.getId()));
    });
    return id.getFirst();
  }
}
