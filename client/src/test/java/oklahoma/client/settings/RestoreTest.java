package oklahoma.client.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.settings.page.SettingsScreen;
import oklahoma.client.settings.page.Topic;
import oklahoma.client.sound.Sounds;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.cloth.FeltColour;
import oklahoma.protocol.people.Avatar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** The defaults of all settings, and back again. */
@ExtendWith(OnScreen.class)
class RestoreTest {
  private final Settings settings = new Settings(Language.ENGLISH);
  private final Texts texts = new Texts(Language.ENGLISH);

  @Start
  void open(Stage stage) {
    Pages pages = new Pages(texts, () -> false);
    CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);
    pages.open(
        new SettingsScreen(
            pages,
            new Presentation(
                settings, images, new Sounds(settings.motion()::loud, Platform::runLater))));
    stage.setScene(new Scene(pages.node(), 1024, 640));
    stage.show();
  }

  @Test
  void whatWasRestoredOnAPageCanBeBroughtBackThere(Hands robot) {
    robot.interact(() -> settings.network().portProperty().set(7000));
    robot.interact(() -> settings.table().backProperty().set(BackColour.PLUM));
    robot.interact(() -> robot.lookup("#felt-blue").queryAs(ToggleButton.class).fire());
    assertThat(settings.table().feltProperty().get()).isEqualTo(FeltColour.BLUE);
    Map<String, String> chosen = settings.values();
    Node undo = robot.lookup("#undo-table").query().getParent();
    assertThat(undo.isVisible()).isFalse();
    robot.interact(() -> robot.lookup("#restore-table").queryButton().fire());
    assertThat(settings.table().feltProperty().get()).isEqualTo(FeltColour.GREEN);
    assertThat(settings.network().portProperty().get()).isEqualTo(7000);
    assertThat(undo.isVisible()).isTrue();
    robot.interact(() -> robot.lookup("#undo-table").queryButton().fire());
    assertThat(settings.values()).isEqualTo(chosen);
    assertThat(undo.isVisible()).isFalse();
  }

  @Test
  void aPictureIsChosenOnItsPageAndRestoringTakesItBackButNotTheName(Hands robot) {
    robot.interact(() -> settings.network().nameProperty().set("North"));
    robot.interact(
        () -> robot.lookup("#topics").queryAs(TabPane.class).getSelectionModel().selectLast());
    robot.interact(() -> robot.lookup("#avatar-owl").queryAs(ToggleButton.class).fire());
    assertThat(settings.network().avatarProperty().get()).contains(Avatar.OWL);
    robot.interact(() -> robot.lookup("#restore-network").queryButton().fire());
    assertThat(settings.network().avatarProperty().get()).isEmpty();
    assertThat(robot.lookup("#avatar-none").queryAs(ToggleButton.class).isSelected()).isTrue();
    assertThat(settings.network().nameProperty().get()).isEqualTo("North");
    robot.interact(() -> robot.lookup("#undo-network").queryButton().fire());
    assertThat(settings.network().avatarProperty().get()).contains(Avatar.OWL);
    assertThat(robot.lookup("#avatar-owl").queryAs(ToggleButton.class).isSelected()).isTrue();
  }

  @Test
  void theArrowKeysTurnThePages(Hands robot) {
    TabPane topics = robot.lookup("#topics").queryAs(TabPane.class);
    robot.interact(topics::requestFocus);
    robot.type(KeyCode.RIGHT);
    assertThat(topics.getSelectionModel().getSelectedItem().getText()).isEqualTo("Play");
    robot.type(KeyCode.LEFT);
    assertThat(topics.getSelectionModel().getSelectedItem().getText()).isEqualTo("Table");
  }

  @Test
  void aRememberedHostCanBeForgotten(Hands robot) {
    robot.interact(
        () -> settings.network().recentHostsProperty().set(List.of("anna-pc", "10.8.0.3")));
    robot.interact(() ->
        robot
            .lookup("#topics")
            .queryAs(TabPane.class)
            .getSelectionModel()
            .select(Topic.NETWORK.ordinal()));
    Button forget = robot.lookup("#remembered-hosts .button").query();
    assertThat(forget.getAccessibleText()).isEqualTo("Forget anna-pc");
    robot.interact(forget::fire);
    assertThat(settings.network().recentHostsProperty().get()).containsExactly("10.8.0.3");
  }
}
