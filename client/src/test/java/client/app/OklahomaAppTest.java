package client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.assertions.api.Assertions.assertThat;

import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class OklahomaAppTest {

  @Start
  void open(Stage stage) {
    new OklahomaApp().start(stage);
  }

  @Test
  void theWindowBearsTheName(FxRobot robot) {
    assertThat(robot.window("Oklahoma")).isShowing();
    assertThat(robot.lookup("#name").queryText().getText()).isEqualTo("Oklahoma");
  }
}
