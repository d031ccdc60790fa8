package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.stage.WindowHelper;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.event.EventType;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.view.Moments;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class OpponentLeftTest {
  private final RiggedTable two =
      new RiggedTable(
          Moments.dealt(
              2,
              """
              oklahoma hand 1 dealer B
              A: 8shd Qdhc KhJd2h
              B: #10
              pile 3d 7c
              A to draw
              """));
  private final AtomicInteger ends = new AtomicInteger();
  private Stage stage;

  @Start
  void open(Stage opened) {
    stage = opened;
    Pages pages = new Pages(new Texts(Language.ENGLISH), () -> false);
    stage.setScene(Stages.themed(pages.node(), 1024, 640));
    new OpponentLeft(pages, two.model(), ends::incrementAndGet);
    stage.show();
  }

  @Test
  void aKeyThatWasMeantForAMoveDoesNotEndTheMatch(Hands robot) {
    robot.interact(() -> {
      leave();
      // Right behind the question, which takes the keyboard in a task of its own.
      Platform.runLater(() -> {
        stage.getScene().getRoot().applyCss(); // the skin of a default button handles Enter
        press(KeyCode.SPACE);
        press(KeyCode.ENTER);
      });
    });
    assertThat(ends).hasValue(0);
    assertThat(robot.lookup("Play on").tryQuery()).as("still asked").isPresent();
    Awaitility.await().until(() -> focused(robot).equals("Play on"));
    robot.type(KeyCode.SPACE);
    assertThat(ends).hasValue(0);
    assertThat(robot.lookup("Play on").tryQuery()).isEmpty();
  }

  @Test
  void theAnswerGetsTheKeyboardAlsoWhileThePlayerLooksAtAnotherWindow(Hands robot) {
    robot.interact(() -> WindowHelper.setFocused(stage, false)); // no other window takes it here
    robot.interact(this::leave);
    Awaitility.await().until(() -> focused(robot).equals("Play on"));
  }

  @Test
  void theMatchCanBeKeptForAnotherDay(Hands robot) {
    robot.interact(this::leave);
    robot.clickOn("Leave and keep the match");
    assertThat(ends).hasValue(1);
  }

  private void leave() {
    List<SeatLabel> seats = two.model().labelsProperty().get();
    SeatLabel other = seats.getLast();
    SeatLabel gone =
        new SeatLabel(
            Seat.B,
            other.name(),
            Optional.of(BotLevel.NORMAL),
            Presence.LEFT_FOR_NOW,
            OptionalLong.empty());
    two.model()
        .receive(
            new FromHost.Seats(1, List.of(seats.getFirst(), gone), Optional.empty(), List.of()));
  }

  /** A key that was on its way when the question came. */
  private void press(KeyCode key) {
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(
          Objects.<EventTarget>requireNonNullElse(
              stage.getScene().getFocusOwner(), stage.getScene()),
          new KeyEvent(type, "", "", key, false, false, false, false));
    }
  }

  private String focused(Hands robot) {
    StringBuilder words = new StringBuilder();
    robot.interact(() -> {
      if (stage.getScene().getFocusOwner() instanceof Button button) {
        words.append(button.getText());
      }
    });
    return words.toString();
  }
}
