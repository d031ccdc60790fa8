package oklahoma.client.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Scene;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class SetupScreenTest {
  private final Texts texts = new Texts(Language.ENGLISH);
  private final PlannedTable table = new PlannedTable(Venue.SOLO);

  @Start
  void open(Stage stage) {
    Pages pages = new Pages(texts, () -> false);
    stage.setScene(new Scene(pages.node(), 1024, 640));
    pages.open(
        new SetupScreen(
            table,
            pages,
            new SimpleStringProperty("North"),
            new SimpleObjectProperty<>(Optional.empty()),
            plan -> {}));
    stage.show();
  }

  @Test
  void theMenuOfRulesShowsThoseOfTheGameThatIsChosen(Hands robot) {
    assertThat(shown(robot)).isEqualTo(texts.say("setup.preset.STANDARD"));
    robot.clickOn("#game-gin");
    assertThat(shown(robot)).isEqualTo(texts.say("gin.sheet.CLASSIC"));
    robot.clickOn("#game-oklahoma");
    assertThat(shown(robot)).isEqualTo(texts.say("setup.preset.STANDARD"));
  }

  private static String shown(Hands robot) {
    return robot.lookup("#preset").queryComboBox().getButtonCell().getText();
  }
}
