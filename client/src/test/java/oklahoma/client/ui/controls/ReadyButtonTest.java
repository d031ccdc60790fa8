package oklahoma.client.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** A player who presses it sees the press at once, and then the players who are not ready yet. */
@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class ReadyButtonTest {
  private final Texts texts = new Texts(Language.ENGLISH);
  private final SimpleObjectProperty<ReadyButton.State> state =
      new SimpleObjectProperty<>(state(false, 1, "East", "South"));
  private final List<Boolean> answers = new ArrayList<>();
  private Stage stage;
  private ReadyButton once;
  private ReadyButton backAndForth;

  @Start
  void open(Stage opened) {
    stage = opened;
    once = button("rematch", false);
    backAndForth = button("ready", true);
    stage.setScene(Stages.themed(new HBox(once, backAndForth, new Button("Leave")), 800, 500));
    stage.show();
  }

  private ReadyButton button(String id, boolean takesBack) {
    return new ReadyButton(
        new Controls(texts), id, texts.live("score.rematch"), state, takesBack, answers::add);
  }

  @Test
  void thePressShowsBeforeTheHostReceivesIt(Hands robot) {
    robot.interact(once::requestFocus);
    assertThat(once.getText()).isEqualTo("Rematch, same seats");
    robot.type(KeyCode.SPACE);
    assertThat(answers).containsExactly(true);
    assertThat(once.getText()).isEqualTo("Ready – waiting for 2 players");
    assertThat(stage.getScene().getFocusOwner()).isEqualTo(once);
    tell(robot, state(false, 2, "East"));
    assertThat(once.getText()).isEqualTo("Ready – waiting for East");
    tell(robot, state(true, 3, "East"));
    assertThat(once.getText()).isEqualTo("Ready – waiting for East");
    tell(robot, state(true, 4));
    assertThat(once.getText()).isEqualTo("Ready");
  }

  @Test
  void itIsSentAgainOnlyUntilTheHostConfirmsIt(Hands robot) {
    robot.interact(once::fire);
    robot.interact(once::fire);
    tell(robot, state(true, 2, "East"));
    robot.interact(once::fire);
    assertThat(answers).containsExactly(true, true);
    assertThat(once.getText()).isEqualTo("Ready – waiting for East");
  }

  @Test
  void whereThatIsPossibleItIsTakenBack(Hands robot) {
    robot.interact(backAndForth::fire);
    tell(robot, state(true, 2));
    assertThat(backAndForth.getText()).isEqualTo("Ready");
    robot.interact(backAndForth::fire);
    assertThat(backAndForth.getText()).isEqualTo("Rematch, same seats");
    assertThat(answers).containsExactly(true, false);
  }

  @Test
  void whatTheHostTakesBackIsAskedAgain(Hands robot) {
    robot.interact(backAndForth::fire);
    tell(robot, state(true, 2));
    tell(robot, state(false, 1, "East"));
    assertThat(backAndForth.getText()).isEqualTo("Rematch, same seats");
  }

  @Test
  void answersGivenOnALostConnectionAreAskedForAgain(Hands robot) {
    robot.interact(once::fire);
    robot.interact(backAndForth::fire);
    tell(robot, new ReadyButton.State(false, 1, List.of("East", "South"), 1));
    assertThat(once.getText()).isEqualTo("Rematch, same seats");
    assertThat(once.isDefaultButton()).isTrue();
    assertThat(backAndForth.getText()).isEqualTo("Rematch, same seats");
    robot.interact(once::fire);
    assertThat(once.getText()).isEqualTo("Ready – waiting for 2 players");
    assertThat(answers).containsExactly(true, true, true);
  }

  private void tell(Hands robot, ReadyButton.State now) {
    robot.interact(() -> state.set(now));
  }

  private static ReadyButton.State state(boolean mine, int count, String... awaited) {
    return new ReadyButton.State(mine, count, List.of(awaited), 0);
  }
}
