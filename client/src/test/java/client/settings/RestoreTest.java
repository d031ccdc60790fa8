package client.settings;

import static org.assertj.core.api.Assertions.assertThat;

import client.deck.BackColour;
import client.deck.CardImages;
import client.page.FeltColour;
import client.page.Pages;
import client.sound.Sounds;
import client.text.Language;
import client.text.Texts;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The defaults of all settings, and back again. */
@ExtendWith(ApplicationExtension.class)
class RestoreTest {
  private final Settings settings = new Settings(Language.ENGLISH);
  private final Texts texts = new Texts(Language.ENGLISH);

  @Start
  void open(Stage stage) {
    Pages pages = new Pages(texts, () -> false);
    CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);
    pages.open(
        new SettingsScreen(
            texts, settings, pages, images, new Sounds(settings::loud, Platform::runLater)));
    stage.setScene(new Scene(pages.node(), 1024, 640));
    stage.show();
  }

  @Test
  void whatWasRestoredCanBeBroughtBack(FxRobot robot) {
    robot.interact(() -> settings.back().set(BackColour.PLUM));
    robot.interact(() -> robot.lookup("#felt-blue").queryAs(ToggleButton.class).fire());
    assertThat(settings.felt().get()).isEqualTo(FeltColour.BLUE);
    Node undo = robot.lookup("#undo-restore").query().getParent();
    assertThat(undo.isVisible()).isFalse();
    robot.interact(() -> robot.lookup("#restore").queryButton().fire());
    assertThat(settings.felt().get()).isEqualTo(FeltColour.GREEN);
    assertThat(undo.isVisible()).isTrue();
    robot.interact(() -> robot.lookup("#undo-restore").queryButton().fire());
    assertThat(settings.felt().get()).isEqualTo(FeltColour.BLUE);
    assertThat(settings.back().get()).isEqualTo(BackColour.PLUM);
    assertThat(undo.isVisible()).isFalse();
  }
}
