package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** A panel before the page, and what the keyboard reaches in it. */
@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class QuestionTest {
  private static final double LOW = 500;
  private static final double HIGH = 900;

  private Pages pages;
  private Stage stage;

  @Start
  void open(Stage opened) {
    stage = opened;
    pages = new Pages(new Texts(Language.ENGLISH), () -> false);
    stage.setScene(Stages.themed(pages.node(), 800, LOW));
    stage.show();
  }

  @Test
  void tabGoesRoundInBothDirections(Hands robot) {
    Button grave = new Button("Delete");
    grave.getStyleClass().add(Styles.DANGER);
    VBox unseen = new VBox(new Button("Unseen"));
    unseen.setVisible(false);
    Button disabled = new Button("Disabled");
    disabled.setDisable(true);
    HBox answers = new HBox(grave, new Button("Move"), new Button("Keep it"), unseen, disabled);
    robot.interact(() -> pages.present(new VBox(answers), () -> {}));
    assertThat(focused(robot)).isEqualTo("Move");
    assertThat(typed(robot, KeyCode.TAB)).containsExactly("Keep it", "Delete", "Move", "Keep it");
    robot.press(KeyCode.SHIFT);
    assertThat(typed(robot, KeyCode.TAB)).containsExactly("Move", "Delete", "Keep it", "Move");
    robot.release(KeyCode.SHIFT);
  }

  @Test
  void whatWantsTheKeyboardMeanwhileGetsItAfterTheAnswer(Hands robot) {
    Button before = new Button("Menu");
    Button meanwhile = new Button("Rematch");
    HBox page = new HBox(before, meanwhile);
    robot.interact(() -> {
      pages.open(() -> page);
      before.requestFocus();
      pages.present(new VBox(new Button("Keep it")), () -> {});
    });
    robot.interact(meanwhile::requestFocus);
    assertThat(focused(robot)).isEqualTo("Keep it");
    robot.interact(pages::dismiss);
    assertThat(focused(robot)).isEqualTo("Rematch");
  }

  @Test
  void aCardThatComesBeforeTheWindowIsSeen(Hands robot) {
    robot.interact(() -> {
      Pages fresh = new Pages(new Texts(Language.ENGLISH), () -> false);
      fresh.ask("app.store-title", "app.store.FULL", List.of(Answer.harmless("app.read")), "file");
      stage.setScene(Stages.themed(fresh.node(), 800, 500));
    });
    assertThat(robot.lookup(".question-card").tryQuery()).isPresent();
  }

  @Test
  void ofACardThatIsHigherThanTheWindowTheFocusIsSeenAndPagesScroll(Hands robot) {
    Region words = new Region();
    words.setMinHeight(HIGH);
    Button keep = new Button("Keep it");
    robot.interact(() -> pages.present(new VBox(words, keep), () -> {}));
    assertThat(focused(robot)).isEqualTo("Keep it");
    double window = stage.getScene().getHeight();
    assertThat(window).isLessThan(HIGH);
    assertThat(place(keep).getMaxY()).isLessThanOrEqualTo(window);
    robot.type(KeyCode.PAGE_UP, KeyCode.PAGE_UP);
    assertThat(place(words).getMinY()).isNotNegative();
    robot.type(KeyCode.PAGE_DOWN, KeyCode.PAGE_DOWN);
    assertThat(place(keep).getMaxY()).isLessThanOrEqualTo(window);
  }

  @Test
  void ofACardWhoseLinesMakeItHigherThanTheWindowTheBarIsSeen(Hands robot) {
    Label words = Controls.wrapped(new Label("a few words ".repeat(300)));
    VBox card = new VBox(words, new Button("Keep it"));
    card.setMaxWidth(400);
    robot.interact(() -> pages.present(card, () -> {}));
    assertThat(place(card).getHeight()).isGreaterThan(stage.getScene().getHeight());
    assertThat(robot.lookup(".modal-pane .scroll-bar:vertical").<Node>query().isVisible()).isTrue();
    robot.interact(() -> words.setText("a few words"));
    assertThat(robot.lookup(".modal-pane .scroll-bar:vertical").<Node>query().isVisible())
        .isFalse();
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** What has the focus after each of four presses. */
  private List<String> typed(Hands robot, KeyCode key) {
    return List.of(press(robot, key), press(robot, key), press(robot, key), press(robot, key));
  }

  private String press(Hands robot, KeyCode key) {
    robot.type(key);
    return focused(robot);
  }

  private String focused(Hands robot) {
    robot.interact(() -> {});
    return stage.getScene().getFocusOwner() instanceof Button button ? button.getText() : "";
  }
}
