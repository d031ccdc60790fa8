package oklahoma.client.avatar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.people.Avatar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** A picture is chosen with the mouse or with the keys. */
@ExtendWith(OnScreen.class)
class AvatarChoiceTest {
  private final StringProperty name = new SimpleStringProperty("north");
  private final ObjectProperty<Optional<Avatar>> chosen =
      new SimpleObjectProperty<>(Optional.empty());

  @SuppressWarnings("NullAway.Init")
  private AvatarButton button;

  @SuppressWarnings("NullAway.Init")
  private Pages pages;

  @Start
  void open(Stage stage) {
    Texts texts = new Texts(Language.ENGLISH);
    pages = new Pages(texts, () -> false);
    button = new AvatarButton(new Controls(texts), pages, name, chosen);
    StackPane page = new StackPane(button);
    pages.open((Page) () -> page);
    Scene scene = new Scene(pages.node(), 800, 600);
    scene
        .getStylesheets()
        .add(getClass().getResource("/oklahoma/client/ui/theme.css").toExternalForm());
    stage.setScene(scene);
    stage.show();
  }

  @Test
  void withTheMouse(Hands robot) {
    robot.clickOn("#avatar");
    Pulses.settle();
    robot.clickOn("#avatar-windmill");
    Pulses.settle();
    assertThat(chosen.get()).contains(Avatar.WINDMILL);
    assertThat(pages.asking()).isFalse();
    assertThat(button.getAccessibleText()).isEqualTo("Your picture: windmill");
  }

  @Test
  void withTheKeys(Hands robot) {
    robot.interact(button::requestFocus);
    robot.type(KeyCode.SPACE);
    Pulses.settle();
    assertThat(focused()).isEqualTo("avatar-none");
    robot.type(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.DOWN);
    assertThat(focused()).isEqualTo("avatar-flycatcher");
    robot.type(KeyCode.UP, KeyCode.UP);
    assertThat(focused()).isEqualTo("avatar-bison");
    assertThat(chosen.get()).isEmpty();
    robot.type(KeyCode.ENTER);
    Pulses.settle();
    assertThat(chosen.get()).contains(Avatar.BISON);
    assertThat(pages.asking()).isFalse();
    assertThat(focused()).isEqualTo("avatar");
    robot.type(KeyCode.SPACE);
    Pulses.settle();
    assertThat(focused()).isEqualTo("avatar-bison");
    robot.type(KeyCode.END, KeyCode.ESCAPE);
    Pulses.settle();
    assertThat(chosen.get()).contains(Avatar.BISON);
    assertThat(pages.asking()).isFalse();
  }

  @Test
  void withoutOneTheFirstLetterOfTheNameIsThere(Hands robot) {
    Label initial = robot.lookup("#avatar .initial").queryAs(Label.class);
    assertThat(initial.getText()).isEqualTo("N");
    robot.interact(() -> name.set("  жабка"));
    assertThat(initial.getText()).isEqualTo("Ж");
    robot.interact(() -> chosen.set(Optional.of(Avatar.OWL)));
    assertThat(initial.getText()).isEmpty();
    robot.interact(() -> name.set(""));
    robot.interact(() -> chosen.set(Optional.empty()));
    assertThat(initial.getText()).isEmpty();
    assertThat(button.getAccessibleText()).isEqualTo("Your picture: first letter of your name");
  }

  private String focused() {
    return button.getScene().getFocusOwner().getId();
  }
}
