package oklahoma.client.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class TipTest {
  private final StringProperty sentence = new SimpleStringProperty("Nobody watches.");
  private final Region pile = new Region();
  private final Region other = new Region();
  private final StringProperty why = Tip.of(pile);

  @SuppressWarnings("NullAway.Init")
  private Button button;

  @Start
  void show(Stage stage) {
    button = new Button("Spectators");
    Tip.on(button, sentence);
    for (Region region : List.of(pile, other)) {
      region.setMinSize(100, 100);
    }
    stage.setScene(Stages.themed(new VBox(30, button, pile, other), 300, 400));
    stage.show();
  }

  @Test
  void theWordsComeUnderThePointerAndGoWithIt(Hands robot) {
    assertThat(shown()).isEmpty();
    robot.moveTo(button);
    awaitWords("Nobody watches.");
    robot.moveTo(other);
    awaitWords();
    robot.moveTo(button);
    awaitWords("Nobody watches.");
  }

  @Test
  void otherWordsComeAtOnce(Hands robot) {
    robot.interact(() -> why.set("You may draw."));
    robot.moveTo(pile);
    awaitWords("You may draw.");
    robot.interact(() -> why.set("The stock is empty."));
    awaitWords("The stock is empty.");
  }

  private static void awaitWords(String... words) {
    Awaitility.await().untilAsserted(() -> assertThat(shown()).containsExactly(words));
  }

  private static List<String> shown() {
    return Stages.now(() ->
        Window.getWindows().stream()
            .filter(Tooltip.class::isInstance)
            .map(Tooltip.class::cast)
            .map(Tooltip::getText)
            .toList());
  }
}
