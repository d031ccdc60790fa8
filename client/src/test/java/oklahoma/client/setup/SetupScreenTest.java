package oklahoma.client.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class SetupScreenTest {
  private final Texts texts = new Texts(Language.ENGLISH);
  private final PlannedTable table = new PlannedTable(Venue.SOLO);
  private final List<Runnable> opening = new ArrayList<>();
  private int givenUp;

  @Start
  void open(Stage stage) {
    Pages pages = new Pages(texts, () -> false);
    stage.setScene(Stages.themed(pages.node(), 1024, 640));
    pages.open(new Empty());
    pages.open(
        new SetupScreen(
            table,
            pages,
            new SimpleStringProperty("North"),
            new SimpleObjectProperty<>(Optional.empty()),
            (plan, failed) -> {
              opening.add(failed);
              return () -> givenUp++;
            }));
    stage.show();
  }

  private static final class Empty implements Page {
    private final Pane node = new Pane();

    @Override
    public Node node() {
      return node;
    }
  }

  @Test
  void aTableThatIsOpeningSaysSoAndIsNotOpenedTwice(Hands robot) {
    assertThat(words(robot)).isEqualTo("Start");
    robot.clickOn("#start");
    assertThat(words(robot)).isEqualTo("Opening…");
    robot.clickOn("#start");
    assertThat(opening).hasSize(1);
    assertThat(givenUp).isZero();

    robot.interact(opening.getFirst());
    assertThat(words(robot)).isEqualTo("Start");
    robot.clickOn("#start");
    assertThat(opening).hasSize(2);
  }

  /** In the smallest window the rest is scrolled to, where words are long. */
  @Test
  void gameAndRulesComeFirst(Hands robot) {
    robot.interact(() -> texts.languageProperty().set(Language.of("bg")));
    Node foot = robot.lookup(".page-foot").query();
    for (String id : List.of("game-gin", "preset", "rules-summary", "add-bot")) {
      assertThat(bottom(robot.lookup("#" + id).query()))
          .as(id)
          .isLessThan(foot.localToScene(foot.getLayoutBounds()).getMinY());
    }
  }

  private static double bottom(Node node) {
    return node.localToScene(node.getLayoutBounds()).getMaxY();
  }

  @Test
  void whatCannotBeChosenSaysWhy(Hands robot) {
    robot.interact(() -> table.rules(Venue.NETWORK.standard(3)));
    Node firstHand = robot.lookup("#first-hand").query();
    assertThat(firstHand.isDisabled()).isFalse();
    assertThat(reasons(robot)).isEmpty();
    robot.interact(() -> table.rules(Venue.SOLO.standard(3)));
    assertThat(firstHand.isDisabled()).isTrue();
    assertThat(reasons(robot)).containsExactly(texts.say("setup.idle.first-hand"));
  }

  private static List<String> reasons(Hands robot) {
    return robot.lookup(".tempo .reason").queryAllAs(Label.class).stream()
        .filter(Node::isVisible)
        .map(Label::getText)
        .toList();
  }

  @Test
  void aPageThatIsLeftGivesUpTheTableThatIsOpening(Hands robot) {
    robot.clickOn("#start").clickOn("#cancel");
    assertThat(givenUp).isEqualTo(1);
  }

  @Test
  void aPageThatIsLeftBeforeHasNothingToGiveUp(Hands robot) {
    robot.clickOn("#cancel");
    assertThat(givenUp).isZero();
  }

  private static String words(Hands robot) {
    return robot.lookup("#start").queryButton().getText();
  }

  @Test
  void spokenTextNamesItsPlayerOrCard(Hands robot) {
    String bot = table.planProperty().get().bots().getFirst().name();
    String called = texts.say("setup.bot." + bot);
    assertThat(spoken(robot, "level-2-hard")).isEqualTo("How well " + called + " plays: Hard");
    assertThat(spoken(robot, "lower-2")).isEqualTo("Move " + called + " down in turn order");
    assertThat(spoken(robot, "remove-2")).isEqualTo("Remove " + called);
    assertThat(spoken(robot, "pace-slow")).isEqualTo("Bots play: Slow");
    assertThat(spoken(robot, "game-gin")).isEqualTo("Game: Oklahoma Gin");
  }

  private static String spoken(Hands robot, String id) {
    return robot.lookup("#" + id).query().getAccessibleText();
  }

  @Test
  void theMenuOfRulesShowsThoseOfTheGameThatIsChosen(Hands robot) {
    assertThat(shown(robot)).isEqualTo(texts.say("setup.preset.STANDARD"));
    robot.clickOn("#game-gin");
    assertThat(shown(robot)).isEqualTo(texts.say("gin.sheet.CLASSIC"));
    robot.clickOn("#game-oklahoma");
    assertThat(shown(robot)).isEqualTo(texts.say("setup.preset.STANDARD"));
  }

  private static String shown(Hands robot) {
    return robot.lookup("#preset").queryComboBox().getButtonCell().getText();
  }
}
