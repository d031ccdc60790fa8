package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.match.chat.ChatPanel;
import oklahoma.client.table.panel.Sentence;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** The name that begins a line is left of what follows it, in whatever letters it is written. */
@ExtendWith(OnScreen.class)
class LeftToRightTest {
  private static final Name SHALOM = new Name("\u05E9\u05DC\u05D5\u05DD");
  private static final Name OTHER = new Name("\u05D0\u05D1\u05D2");

  private final ChatModel model = new ChatModel(sent -> true, () -> 0);
  private final Texts texts = new Texts(Language.ENGLISH);
  private final Sentence sentence = new Sentence();

  @Start
  void open(Stage stage) {
    ChatPanel panel = new ChatPanel(model, texts, Optional.empty());
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
        model.receive(new FromHost.Chatted(speaker, new ChatMessage.Words("North  draw!")), false));
    assertThat(first(robot, robot.lookup(".chat-line TextFlow").queryAs(TextFlow.class))).isTrue();
  }

  @Test
  void aSentenceBeginsWithTheNameThatItBeginsWith(Hands robot) {
    robot.interact(() -> sentence.say(texts.say("log.they.drew", SHALOM)));
    assertThat(first(robot, sentence)).isTrue();
  }

  @Test
  void aNumberBehindANameStaysBehindIt(Hands robot) {
    robot.interact(() -> sentence.say(texts.say("gin.result.gin", SHALOM.text(), 25)));
    assertThat(sentence.words()).endsWith("+25");
    assertThat(last(robot, sentence)).isEqualTo(sentence.words().length() - 1);
  }

  @Test
  void oneNameStaysBeforeTheNext(Hands robot) {
    robot.interact(() -> sentence.say(texts.list(List.of(SHALOM, OTHER, new Name("North")))));
    assertThat(first(robot, sentence)).isTrue();
  }

  @Test
  void whatIsKeptAndReadAloudHasNoMarks() {
    String shown = texts.say("lobby.table-of", SHALOM);
    assertThat(TableName.of(shown)).isEmpty();
    assertThat(TableName.of(LeftToRight.bare(shown)))
        .contains(new TableName(SHALOM.text() + "’s table"));
    assertThat(texts.aloud().say("lobby.table-of", SHALOM)).isEqualTo(LeftToRight.bare(shown));
  }

  /** Whether a letter of the name is at the left end. */
  private static boolean first(Hands robot, TextFlow line) {
    return hit(robot, line, text -> 2) <= SHALOM.text().length();
  }

  /** The index of the sign at the right end. */
  private static int last(Hands robot, TextFlow line) {
    return hit(robot, line, text -> text.getBoundsInParent().getMaxX() - 2);
  }

  private static int hit(Hands robot, TextFlow line, ToDoubleFunction<Node> x) {
    int[] index = new int[1];
    robot.interact(() -> {
      line.applyCss();
      line.layout();
      double where = x.applyAsDouble(line.getChildren().getLast());
      index[0] = line.getHitInfo(new Point2D(where, line.getHeight() / 2)).getCharIndex();
    });
    return index[0];
  }
}
