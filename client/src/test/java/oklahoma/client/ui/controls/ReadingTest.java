package oklahoma.client.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/**
 * A text that is only read: keys scroll it, and a frame says so, while it is longer than its room.
 */
@ExtendWith(OnScreen.class)
class ReadingTest {
  @SuppressWarnings("NullAway.Init")
  private Label text;

  @SuppressWarnings("NullAway.Init")
  private ScrollPane scroll;

  @Start
  void open(Stage stage) {
    text = new Label();
    scroll = Controls.reading(new ScrollPane(text));
    scroll.setMinHeight(200);
    scroll.setMaxHeight(200);
    VBox page = new VBox(new Button("First"), scroll);
    stage.setScene(Stages.themed(page, 400, 300));
    stage.show();
  }

  @Test
  void aTextThatIsSeenWholeIsNoStopAndHasNoFrame(Hands robot) {
    says(robot, 3);
    robot.type(KeyCode.TAB);
    assertThat(scroll.isFocused()).isFalse();
    robot.interact(scroll::requestFocus); // as a click does
    assertThat(framed(robot)).isFalse();
  }

  @Test
  void aTextThatIsLongerIsFramedAndScrolled(Hands robot) {
    says(robot, 40);
    robot.type(KeyCode.TAB);
    assertThat(scroll.isFocused()).isTrue();
    assertThat(framed(robot)).isTrue();
    robot.type(KeyCode.PAGE_DOWN);
    assertThat(scroll.getVvalue()).isPositive();
    says(robot, 3);
    assertThat(framed(robot)).isFalse();
  }

  private void says(Hands robot, int lines) {
    robot.interact(() -> text.setText("A line.\n".repeat(lines)));
  }

  private boolean framed(Hands robot) {
    robot.interact(scroll::applyCss);
    return scroll.getBorder() != null && !scroll.getBorder().getStrokes().isEmpty();
  }
}
