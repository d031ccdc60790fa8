package oklahoma.client.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.javafx.stage.WindowHelper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.setup.OwnRules;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** Enter starts the match as soon as that is possible, and never leaves the table. */
@ExtendWith(OnScreen.class)
class LobbyScreenTest {
  private static final double LOW = 300;
  private static final Chair NORTH = Lobbies.human("North", false);
  private static final Chair EAST = Lobbies.human("East", false);
  private static final Chair GAUSS = Lobbies.bot("Gauss");

  private final List<ToHost> sent = new ArrayList<>();
  private final LobbyModel model =
      new LobbyModel(
          Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH)),
          Lobbies.CALLED,
          sent::add);

  @SuppressWarnings("NullAway.Init")
  private Stage stage;

  @SuppressWarnings("NullAway.Init")
  private LobbyScreen screen;

  @Start
  void open(Stage opened) {
    stage = opened;
    Pages pages = new Pages(new Texts(Language.ENGLISH), () -> false);
    stage.setScene(new Scene(pages.node(), 1024, 640));
    stage.show();
    screen =
        new LobbyScreen(
            pages,
            model,
            new LobbyScreen.Surroundings(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new Pane(),
                new OwnRules(),
                () -> {}));
    pages.open(screen);
  }

  @Test
  void theStartHasTheFocusWhenEnoughPlayersAreThere(Hands robot) {
    assertThat(focused()).isEqualTo("lobby");
    tell(robot, NORTH, GAUSS);
    assertThat(focused()).isEqualTo("start");
    tell(robot, NORTH);
    assertThat(focused()).isEqualTo("lobby");
  }

  @Test
  void theStartHasTheFocusAlsoWhenThePlayerLooksAtAnotherWindow(Hands robot) {
    robot.interact(() -> WindowHelper.setFocused(stage, false)); // no other window takes it here
    tell(robot, NORTH, GAUSS);
    assertThat(focused()).isEqualTo("start");
  }

  /** A player who opens a table may press Enter twice. */
  @Test
  void anEnterThatWasOnItsWayWhenTheLobbyCameDoesNotStart(Hands robot) {
    tell(robot, NORTH, GAUSS);
    robot.interact(() -> {
      screen.opened();
      Event.fireEvent(stage.getScene().getFocusOwner(), enter(KeyEvent.KEY_PRESSED));
      Event.fireEvent(stage.getScene().getFocusOwner(), enter(KeyEvent.KEY_RELEASED));
    });
    assertThat(focused()).isEqualTo("start");
    assertThat(sent).isEmpty();
    await()
        .until(() -> {
          robot.type(KeyCode.ENTER);
          return !sent.isEmpty();
        });
    assertThat(sent).containsExactly(new ToHost.InLobby(new LobbyRequest.Start(false)));
  }

  private static KeyEvent enter(EventType<KeyEvent> type) {
    return new KeyEvent(type, "", "", KeyCode.ENTER, false, false, false, false);
  }

  @Test
  void whatHasTheFocusKeepsIt(Hands robot) {
    robot.interact(() -> robot.lookup("#shuffle").query().requestFocus());
    tell(robot, NORTH, GAUSS);
    assertThat(focused()).isEqualTo("shuffle");
  }

  @Test
  void aStartThatIsUnderWaySaysSoAndIsNotAskedForTwice(Hands robot) {
    tell(robot, NORTH, GAUSS);
    robot.clickOn("#start").clickOn("#start");
    assertThat(words(robot)).isEqualTo("Starting…");
    assertThat(sent).containsExactly(new ToHost.InLobby(new LobbyRequest.Start(false)));
    robot.interact(() -> model.refused(LobbyFault.TOO_FEW));
    assertThat(words(robot)).isEqualTo("Start");
    robot.clickOn("#start");
    assertThat(sent).hasSize(2);
  }

  @Test
  void aReadyPlayerIsAskedAgainAfterTheRulesChange(Hands robot) {
    LobbyState before = Lobbies.state(Lobbies.STANDARD, NORTH, EAST);
    robot.interact(() -> model.receive(Lobbies.message(Seat.B, before)));
    Button ready = robot.lookup("#ready").queryButton();
    String question = ready.getText();
    robot.interact(ready::fire);
    assertThat(ready.getText()).isNotEqualTo(question);
    LobbyState changed = Lobbies.state(Lobbies.OTHER, NORTH, EAST);
    robot.interact(() -> model.receive(Lobbies.message(Seat.B, changed)));
    assertThat(ready.getText()).isEqualTo(question);
  }

  @Test
  void allRulesAreScrolledByKeys(Hands robot) {
    robot.interact(() -> robot.lookup("#all-rules").queryButton().fire());
    robot.interact(() -> {
      StackPane window = new StackPane();
      Region page = (Region) stage.getScene().getRoot();
      stage.getScene().setRoot(window);
      page.setMaxHeight(LOW);
      window.getChildren().add(page);
    });
    ScrollPane rules = robot.lookup("#all-rules-card .scroll-pane").queryAs(ScrollPane.class);
    await().until(rules::isFocusTraversable);
    robot.type(KeyCode.TAB, KeyCode.PAGE_DOWN);
    assertThat(rules.getVvalue()).isPositive();
  }

  @Test
  void aRequestForASeatNamesThePlayerItWouldMove(Hands robot) {
    ask(robot, NORTH, EAST);
    assertThat(asked(robot)).isEqualTo("East would like seat 3.");
    ask(robot, NORTH, EAST, Lobbies.human("Eve", false));
    assertThat(asked(robot)).contains("Eve");
  }

  private void ask(Hands robot, Chair... chairs) {
    LobbyState state = Lobbies.state(Lobbies.STANDARD, chairs);
    robot.interact(() ->
        model.receive(Lobbies.message(Seat.A, Lobbies.asking(state, Map.of(Seat.B, Seat.C)))));
  }

  private static String asked(Hands robot) {
    return robot.lookup("#asked-places .label").queryAs(Label.class).getText();
  }

  private static String words(Hands robot) {
    return robot.lookup("#start").queryButton().getText();
  }

  private void tell(Hands robot, Chair... chairs) {
    robot.interact(
        () -> model.receive(Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, chairs))));
  }

  private String focused() {
    return stage.getScene().getFocusOwner().getId();
  }
}
