package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** A notice disappears by itself, unless it reports a fault. */
@ExtendWith(OnScreen.class)
class ToastsTest {
  private final Toasts toasts = new Toasts(new Controls(new Texts(Language.ENGLISH)));

  @SuppressWarnings("NullAway.Init")
  private Button last;

  @Start
  void open(Stage stage) {
    last = new Button("Last");
    stage.setScene(Stages.themed(new VBox(new Button("First"), toasts, last), 400, 300));
    stage.show();
  }

  @Test
  void whatWentWrongStaysUntilItIsClosed(Hands robot) {
    robot.interact(() -> {
      toasts.showError("That is broken.");
      toasts.show("Somebody came.");
    });
    assertThat(texts()).containsExactly("That is broken.", "Somebody came.");
    await().until(() -> texts().equals(List.of("That is broken.")));
    robot.interact(() -> ((Button) toasts.lookup(".button")).fire());
    assertThat(texts()).isEmpty();
  }

  @Test
  void whatGoesByItselfMakesRoomFirst(Hands robot) {
    robot.interact(() -> {
      toasts.showError("One");
      toasts.show("two");
      toasts.show("three");
      toasts.showError("Four");
    });
    assertThat(texts()).containsExactly("One", "three", "Four");
  }

  @Test
  void theSameFaultIsShownOnce(Hands robot) {
    robot.interact(() -> {
      toasts.showError("One");
      toasts.showError("One");
    });
    assertThat(texts()).containsExactly("One");
  }

  @Test
  void theKeyboardGoesBackToWhereItWas(Hands robot) {
    robot.interact(() -> {
      last.requestFocus();
      toasts.showError("That is broken.");
    });
    robot.interact(() -> {
      Button close = (Button) toasts.lookup(".button");
      close.requestFocus();
      close.fire();
    });
    assertThat(Stages.now(last::isFocused)).isTrue();
  }

  private List<String> texts() {
    return Stages.now(
        () -> toasts.getChildren().stream().map(notice -> ((Label) notice).getText()).toList());
  }
}
