package oklahoma.client.match.chat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
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

@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class ChatPanelTest {
  private static final Speaker EAST = new Speaker(new Name("East"), Optional.of(Seat.B));
  private static final Speaker EVE = new Speaker(new Name("Eve"), Optional.empty());

  private final ChatModel model = new ChatModel(sent -> true, () -> 0);
  private Stage stage;

  @Start
  void open(Stage opened) {
    stage = opened;
    ChatPanel panel = new ChatPanel(model, new Texts(Language.ENGLISH), Optional.empty());
    stage.setScene(Stages.themed(panel, 400, 400));
    stage.show();
  }

  @Test
  void theKeyboardMutesEachSpeakerOnce(Hands robot) {
    say(robot, EAST);
    say(robot, EVE);
    say(robot, EAST);
    List<Node> muters = muters(robot);
    assertThat(muters).extracting(Node::getAccessibleText).containsExactly("Mute Eve", "Mute East");
    robot.interact(muters.getLast()::requestFocus);
    say(robot, EAST);
    assertThat(focus().getAccessibleText()).isEqualTo("Mute East");
    robot.type(KeyCode.SPACE);
    assertThat(model.muted()).containsExactly(EAST.name());
    assertThat(focus().getId()).isEqualTo("chat-field");
  }

  private void say(Hands robot, Speaker speaker) {
    robot.interact(
        () -> model.receive(new FromHost.Chatted(speaker, new ChatMessage.Words("Hello")), false));
  }

  private static List<Node> muters(Hands robot) {
    return robot.lookup(".chat-mute").queryAll().stream().filter(Node::isFocusTraversable).toList();
  }

  private Node focus() {
    return stage.getScene().getFocusOwner();
  }
}
