package oklahoma.client.match.chat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class SpeechBubblesTest {
  private static final Speaker EAST = new Speaker(new Name("East"), Optional.of(Seat.B));

  private long nanos;
  private final ChatModel model = new ChatModel(sent -> true, () -> nanos);

  @Start
  void open(Stage stage) {
    SpeechBubbles bubbles =
        new SpeechBubbles(
            model,
            new Texts(Language.ENGLISH),
            seat -> Optional.of(new BoundingBox(500, 20, 100, 60)),
            () -> 0);
    stage.setScene(Stages.themed(new StackPane(bubbles), 1024, 640));
    stage.show();
    nanos = 2_000_000_000L; // what comes at once would be old
  }

  @Test
  void aSentenceIsShownWhole(Hands robot) {
    String sentence = "Shall we play another match after this one? ".repeat(3).strip();
    Region bubble = bubble(robot, sentence);
    assertThat(bubble.getHeight()).isEqualTo(Math.ceil(bubble.prefHeight(bubble.getWidth())));
  }

  @Test
  void theLongestWordsDoNotCoverTheTable(Hands robot) {
    String tall = "WWWWWWWWWWWWWWW ".repeat(12).strip();
    assertThat(bubble(robot, tall).getHeight()).isEqualTo(160);
  }

  /** Where plates are close a bubble reaches below those of other seats. */
  @Test
  void theSpeakerIsNamed(Hands robot) {
    Region bubble = bubble(robot, "Hello!");
    assertThat(bubble.lookupAll(".label").stream().map(Label.class::cast))
        .extracting(Label::getText)
        .containsExactly("East", "Hello!");
  }

  private Region bubble(Hands robot, String words) {
    robot.interact(
        () -> model.receive(new FromHost.Chatted(EAST, new ChatMessage.Words(words)), false));
    robot.interact(() -> robot.lookup("#bubbles").queryParent().layout());
    return robot.lookup("#bubble-B").queryAs(Region.class);
  }
}
