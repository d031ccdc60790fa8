package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** What is told goes by itself, unless something went wrong. */
@ExtendWith(OnScreen.class)
class NoticesTest {
  private final Notices notices = new Notices(new Controls(new Texts(Language.ENGLISH)));

  @Start
  void open(Stage stage) {
    stage.setScene(Stages.themed(notices, 400, 300));
    stage.show();
  }

  @Test
  void whatWentWrongStaysUntilItIsClosed(Hands robot) {
    robot.interact(() -> {
      notices.complain("That is broken.");
      notices.tell("Somebody came.");
    });
    assertThat(told()).containsExactly("That is broken.", "Somebody came.");
    await().until(() -> told().equals(List.of("That is broken.")));
    robot.interact(() -> ((Button) notices.lookup(".button")).fire());
    assertThat(told()).isEmpty();
  }

  @Test
  void whatGoesByItselfMakesRoomFirst(Hands robot) {
    robot.interact(() -> {
      notices.complain("One");
      notices.tell("two");
      notices.tell("three");
      notices.complain("Four");
    });
    assertThat(told()).containsExactly("One", "three", "Four");
  }

  @Test
  void theSameFaultIsToldOnce(Hands robot) {
    robot.interact(() -> {
      notices.complain("One");
      notices.complain("One");
    });
    assertThat(told()).containsExactly("One");
  }

  private List<String> told() {
    return Stages.now(
        () -> notices.getChildren().stream().map(notice -> ((Label) notice).getText()).toList());
  }
}
