package oklahoma.client.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.Chair;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** Where the focus goes when the row of a chair that has it is drawn again. */
@ExtendWith(OnScreen.class)
class ChairListTest {
  private static final Chair NORTH = Lobbies.human("North", false);
  private static final Chair GAUSS = Lobbies.bot("Gauss");

  private final LobbyModel model =
      new LobbyModel(
          Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH)),
          Lobbies.CALLED,
          request -> true);

  private final Texts texts = new Texts(Language.ENGLISH);

  @SuppressWarnings("NullAway.Init")
  private Stage stage;

  @Start
  void open(Stage opened) {
    stage = opened;
    Controls controls = new Controls(texts);
    ChairList chairs = new ChairList(controls, new Pages(texts, () -> false), model);
    stage.setScene(new Scene(new VBox(new Button("Back"), chairs), 700, 500));
    stage.show();
  }

  @Test
  void howAChairIsMovedIsShownInTheLanguageOfTheMoment(Hands robot) {
    Node chair = robot.lookup("#chair-1").query();
    assertThat(chair.getAccessibleHelp()).isEqualTo(texts.say("lobby.chair-help"));
    robot.interact(() -> texts.languageProperty().set(Language.of("bg")));
    assertThat(chair.getAccessibleHelp()).isEqualTo(texts.say("lobby.chair-help"));
  }

  @Test
  void afterABotHasSatDownTheNextFreeChairCanBeFilled(Hands robot) {
    focus(robot, "bot-3");
    tell(robot, NORTH, open(), GAUSS);
    assertThat(focused()).isEqualTo("bot-4");
  }

  @Test
  void afterTheLastFreeChairTheFocusIsOnTheOneJustFilled(Hands robot) {
    tell(robot, NORTH, open(), GAUSS, GAUSS, GAUSS, GAUSS, GAUSS, GAUSS);
    focus(robot, "bot-2");
    tell(robot, NORTH, GAUSS, GAUSS, GAUSS, GAUSS, GAUSS, GAUSS, GAUSS);
    assertThat(focused()).isEqualTo("chair-2");
  }

  @Test
  void afterABotIsRemovedItsChairCanBeFilledAgain(Hands robot) {
    tell(robot, NORTH, GAUSS);
    focus(robot, "remove-2");
    tell(robot, NORTH);
    assertThat(focused()).isEqualTo("bot-2");
    tell(robot, NORTH, GAUSS);
    focus(robot, "chair-2");
    tell(robot, NORTH);
    assertThat(focused()).isEqualTo("bot-2");
  }

  @Test
  void aLockedChairCanBeUnlockedAtOnce(Hands robot) {
    focus(robot, "lock-2");
    tell(robot, NORTH, new Chair.Locked());
    assertThat(focused()).isEqualTo("unlock-2");
    tell(robot, NORTH, open());
    assertThat(focused()).isEqualTo("lock-2");
  }

  @Test
  void aChairThatMovesTakesTheFocusOfItsButtonAlong(Hands robot) {
    tell(robot, NORTH, open(), GAUSS);
    press(robot, "raise-3");
    tell(robot, NORTH, GAUSS);
    assertThat(focused()).isEqualTo("raise-2");
    press(robot, "raise-2");
    tell(robot, GAUSS, NORTH);
    assertThat(focused()).isEqualTo("chair-1");
  }

  /** One word on many buttons says to nobody who only listens which seat it is about. */
  @Test
  void whatIsSpokenNamesTheSeatOrThePlayer(Hands robot) {
    tell(robot, NORTH, GAUSS, new Chair.Locked(), Lobbies.human("East", true));
    assertThat(spoken(robot, "raise-2")).isEqualTo("Move Gauss up in turn order");
    assertThat(spoken(robot, "remove-2")).isEqualTo("Remove Gauss");
    assertThat(spoken(robot, "unlock-3")).isEqualTo("Open seat 3");
    assertThat(spoken(robot, "remove-4")).isEqualTo("Remove East");
    assertThat(spoken(robot, "bot-5")).isEqualTo("Put a bot in seat 5");
    assertThat(spoken(robot, "lock-5")).isEqualTo("Close seat 5");
  }

  private static String spoken(Hands robot, String id) {
    return robot.lookup("#" + id).query().getAccessibleText();
  }

  @Test
  void theCrownIsBesideAShortName(Hands robot) {
    tell(robot, Lobbies.human("Al", false));
    Node name = robot.lookup("#chair-1 .seat-name").query().lookup(".text");
    Node crown = robot.lookup("#chair-1 .crown").query();
    double gap = place(crown).getMinX() - place(name).getMaxX();
    assertThat(gap).isBetween(0.0, 12.0);
  }

  /** The owner's own row has no button that removes its player. */
  @Test
  void theArrowsOfAllRowsAreInLineBesideLargeWords(Hands robot) {
    robot.interact(() -> {
      stage.getScene().getStylesheets().add("/oklahoma/client/ui/theme.css");
      stage.getScene().getRoot().setStyle("-fx-font-size: 24px; -sign-size: 32px");
    });
    tell(robot, NORTH, GAUSS, Lobbies.human("East", true));
    assertThat(List.of("#raise-1", "#raise-2", "#raise-3"))
        .extracting(id -> place(robot.lookup(id).query()).getMinX())
        .containsOnly(place(robot.lookup("#raise-1").query()).getMinX());
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void chairsThatTheRulesCannotUseAreNotShownUnlessSomebodySitsThere(Hands robot) {
    Chair locked = new Chair.Locked();
    robot.interact(() ->
        model.receive(
            Lobbies.message(
                Seat.A,
                Lobbies.state(
                    GinPreset.CLASSIC.rules(2),
                    NORTH,
                    locked,
                    locked,
                    GAUSS,
                    locked,
                    locked,
                    locked,
                    locked))));
    assertThat(robot.lookup(".chair-row").queryAllAs(ChairRow.class))
        .filteredOn(Node::isVisible)
        .extracting(row -> row.content().seat())
        .containsExactly(Seat.A, Seat.B, Seat.D);
    tell(robot, NORTH, locked);
    assertThat(robot.lookup(".chair-row").queryAllAs(ChairRow.class))
        .hasSize(8)
        .allMatch(Node::isManaged);
  }

  private void tell(Hands robot, Chair... chairs) {
    robot.interact(
        () -> model.receive(Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, chairs))));
  }

  private static void focus(Hands robot, String id) {
    robot.interact(() -> robot.lookup("#" + id).query().requestFocus());
  }

  private static void press(Hands robot, String id) {
    focus(robot, id);
    robot.interact(() -> robot.lookup("#" + id).queryButton().fire());
  }

  private String focused() {
    return stage.getScene().getFocusOwner().getId();
  }

  private static Chair open() {
    return new Chair.Open();
  }
}
