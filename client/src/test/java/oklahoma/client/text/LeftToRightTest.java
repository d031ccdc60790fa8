package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.match.chat.ChatPanel;
import oklahoma.client.table.panel.Sentence;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Saying;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** The name that begins a line is left of what follows it, in whatever letters it is written. */
@ExtendWith(OnScreen.class)
class LeftToRightTest {
  private static final Name SHALOM = new Name("\u05E9\u05DC\u05D5\u05DD");

  private final ChatModel model = new ChatModel(said -> true, () -> 0);
  private final Sentence sentence = new Sentence();

  @Start
  void open(Stage stage) {
    ChatPanel panel = new ChatPanel(model, new Texts(Language.ENGLISH), Optional.empty());
    stage.setScene(Stages.themed(new VBox(sentence, panel), 1024, 640));
    stage.show();
  }

  @Test
  void wordsOfLettersThatGoToTheRightStayAsTheyAre() {
    assertThat(LeftToRight.of("Иван draws.")).isEqualTo("Иван draws.");
  }

  @Test
  void nobodySpeaksWithTheNameOfAnother(Hands robot) {
    Speaker speaker = new Speaker(SHALOM, Optional.of(Seat.B));
    robot.interact(() ->
        model.receive(new FromHost.Chatted(speaker, new Saying.Words("North  draw!")), false));
    assertThat(first(robot, robot.lookup(".chat-line TextFlow").queryAs(TextFlow.class))).isTrue();
  }

  @Test
  void aSentenceBeginsWithTheNameThatItBeginsWith(Hands robot) {
    robot.interact(() -> sentence.say(SHALOM.text() + " takes the discard of North."));
    assertThat(first(robot, sentence)).isTrue();
    assertThat(sentence.words()).isEqualTo(SHALOM.text() + " takes the discard of North.");
  }

  /** Whether a letter of the name is at the left end. */
  private static boolean first(Hands robot, TextFlow line) {
    int[] index = new int[1];
    robot.interact(() -> {
      line.applyCss();
      line.layout();
      index[0] = line.getHitInfo(new Point2D(2, line.getHeight() / 2)).getCharIndex();
    });
    return index[0] <= SHALOM.text().length();
  }
}
