package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.net.Connection;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class ConnectionBandTest {
  private static final long SECOND = 1_000_000_000;
  private static final Move DISCARD =
      new Move.Discard(Notation.cards("Kd").orElseThrow().getFirst());

  private final ObjectProperty<Connection> connection =
      new SimpleObjectProperty<>(new Connection.Connected());
  private final Asked asked = new Asked();
  private Optional<Move> unanswered = Optional.empty();

  @SuppressWarnings("NullAway.Init")
  private ConnectionBand band;

  @Start
  void open(Stage stage) {
    band =
        new ConnectionBand(
            new Texts(Language.ENGLISH), connection, () -> 13 * SECOND, asked, words -> {});
    Scene scene = Stages.themed(new StackPane(band), 1024, 200);
    stage.setScene(scene);
    stage.show();
  }

  @Test
  void whileTheHostAnswersNothingIsSeen(Hands robot) {
    assertThat(band.isVisible()).isFalse();
    robot.interact(() -> connection.set(new Connection.Slow(SECOND)));
    assertThat(band.isVisible()).isFalse();
  }

  @Test
  void aLostLineIsCountedAndTriedAgain(Hands robot) {
    robot.interact(() -> connection.set(lost(2, OptionalLong.of(14 * SECOND), Optional.empty())));
    assertThat(band.isVisible()).isTrue();
    assertThat(band.words()).isEqualTo("Connection lost – trying again… 12 s (attempt 2)");
    robot.clickOn("#try-now");
    robot.clickOn("#give-up");
    assertThat(asked.tried).isOne();
    assertThat(asked.givenUp).isOne();
  }

  @Test
  void aTryThatIsUnderWayNeedsNoOther(Hands robot) {
    robot.interact(() -> connection.set(lost(1, OptionalLong.empty(), Optional.empty())));
    assertThat(robot.lookup("#try-now").<Node>query().isDisabled()).isTrue();
  }

  @Test
  void theMoveThatWasNotSentIsNamed(Hands robot) {
    ToHost.Command command = new ToHost.Command(1, 1, DISCARD);
    robot.interact(() -> connection.set(lost(1, OptionalLong.empty(), Optional.of(command))));
    assertThat(band.words()).endsWith("\nNot sent: discard K♦");
  }

  @Test
  void theMoveThatMayHaveArrivedIsNamedToo(Hands robot) {
    unanswered = Optional.of(DISCARD);
    robot.interact(() -> connection.set(lost(1, OptionalLong.empty(), Optional.empty())));
    assertThat(band.words()).endsWith("\nThe host has not answered yet: discard K♦");
  }

  @Test
  void afterSomeTriesTheSilentComputerIsNamed(Hands robot) {
    robot.interact(() -> connection.set(lost(3, OptionalLong.empty(), Optional.empty())));
    assertThat(band.words()).endsWith("\nNorth’s computer does not answer. Waiting…");
  }

  @Test
  void whenItIsBackTheBandSaysSoAndGoes(Hands robot) {
    robot.interact(() -> connection.set(lost(1, OptionalLong.empty(), Optional.empty())));
    robot.interact(() -> connection.set(new Connection.Connected()));
    assertThat(band.words()).isEqualTo("The connection is back.");
    await().until(() -> !band.isVisible());
  }

  @Test
  void aHostThatCannotSaveIsNamedAndThereIsNothingToPress(Hands robot) {
    robot.interact(() -> connection.set(new Connection.Asleep(true)));
    assertThat(band.isVisible()).isTrue();
    assertThat(band.words())
        .isEqualTo(
            "The host cannot save the match now. The host’s disk may be full.\n"
                + "Nothing is lost, and your seats are kept. Play goes on by itself.");
    assertThat(robot.lookup("#try-now").<Node>query().isVisible()).isFalse();
    assertThat(robot.lookup("#give-up").<Node>query().isVisible()).isFalse();
    robot.interact(() -> connection.set(new Connection.Connected()));
    assertThat(band.words()).isEqualTo("The host can save the match again. Play goes on.");
    await().until(() -> !band.isVisible());
  }

  @Test
  void whenItIsOverTheBandGoesAtOnce(Hands robot) {
    robot.interact(() -> connection.set(lost(1, OptionalLong.empty(), Optional.empty())));
    robot.interact(() -> connection.set(new Connection.Ended(new Connection.EndCause.GivenUp())));
    assertThat(band.isVisible()).isFalse();
  }

  private static Connection lost(int attempt, OptionalLong next, Optional<ToHost.Command> unsent) {
    return new Connection.Lost(SECOND, attempt, next, unsent);
  }

  private final class Asked implements ConnectionBand.Line {
    private int tried;
    private int givenUp;

    @Override
    public void tryNow() {
      tried++;
    }

    @Override
    public void giveUp() {
      givenUp++;
    }

    @Override
    public Optional<String> owner() {
      return Optional.of("North");
    }

    @Override
    public Optional<Move> unanswered() {
      return unanswered;
    }
  }
}
