package oklahoma.client.table.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.util.Duration;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.panel.TableNotices.Weight;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class ChipsTest {
  private static final String REASON =
      "It is North’s turn. You can still arrange your cards and prepare melds.";

  private final Texts texts = new Texts(Language.ENGLISH);
  private final List<String> done = new ArrayList<>();
  private final Pane table = new Pane();
  private Area kept = Area.NONE;
  private ReasonChip chip;
  private TableNotices notices;

  @Start
  void open(Stage stage) {
    chip = new ReasonChip(texts, () -> Duration.INDEFINITE, () -> kept);
    notices = new TableNotices(texts, () -> Duration.INDEFINITE);
    table.getChildren().setAll(notices, chip);
    PanelStage.fill(stage, table);
  }

  @Test
  void aReasonStaysWithinTheTable(Hands robot) {
    for (double[] place : new double[][] {{0, 0}, {1024, 0}, {0, 640}, {1024, 640}, {500, 300}}) {
      robot.interact(() -> chip.say(REASON, place[0], place[1], () -> {}));
      Bounds bounds = chip.getBoundsInParent();
      assertThat(table.getLayoutBounds().contains(chip.getLayoutX(), chip.getLayoutY())).isTrue();
      assertThat(chip.getLayoutX() + chip.getWidth()).isLessThanOrEqualTo(table.getWidth());
      assertThat(bounds.getHeight()).isPositive();
    }
  }

  @Test
  void aReasonDoesNotCoverWhatIsToBeRead(Hands robot) {
    kept = new Area(300, 400, 400, 40);
    Bounds line = new BoundingBox(300, 400, 400, 40);
    List<Point2D> covers = new ArrayList<>();
    robot.interact(() -> {
      for (int x = 100; x <= 900; x += 50) {
        for (int y = 380; y <= 540; y += 10) {
          chip.say(REASON, x, y, () -> {});
          if (chip.localToParent(chip.getLayoutBounds()).intersects(line)) {
            covers.add(new Point2D(x, y));
          }
        }
      }
    });
    assertThat(covers).isEmpty();
  }

  @Test
  void aReasonIsReadAndLeadsToItsRule(Hands robot) {
    robot.interact(() -> chip.say(REASON, 500, 300, () -> done.add("rule")));
    assertThat(chip.getAccessibleText()).isEqualTo(REASON);
    robot.clickOn("#reason-rule");
    assertThat(done).containsExactly("rule");
    await().until(() -> !chip.isVisible());
  }

  @Test
  void aReasonGoesByItself(Hands robot) {
    ReasonChip brief = new ReasonChip(texts, () -> Duration.millis(20), () -> Area.NONE);
    robot.interact(() -> {
      table.getChildren().add(brief);
      brief.say(REASON, 500, 300, () -> {});
    });
    await().until(() -> !brief.isVisible());
    assertThat(brief.words()).isEqualTo(REASON);
  }

  @Test
  void atMostThreeNoticesAndFaultsStay(Hands robot) {
    robot.interact(() -> {
      notices.show(Weight.FAULT, "one");
      notices.show(Weight.PLAIN, "two");
      notices.show(Weight.PLAIN, "three");
      notices.show(Weight.PLAIN, "four");
    });
    assertThat(notices.getChildren().stream().map(Node::getAccessibleText))
        .containsExactly("one", "three", "four");
  }

  @Test
  void aPlainNoticeGoesByItselfAndAFaultWhenItIsClosed(Hands robot) {
    TableNotices brief = new TableNotices(texts, () -> Duration.millis(20));
    robot.interact(() -> {
      table.getChildren().add(brief);
      brief.show(Weight.FAULT, "fault");
      brief.show(Weight.PLAIN, "plain");
    });
    await().until(() -> brief.getChildren().size() == 1);
    assertThat(brief.getChildren().getFirst().getAccessibleText()).isEqualTo("fault");
    robot.clickOn(robot.from(brief).lookup(".round").queryButton());
    await().until(() -> brief.getChildren().isEmpty());
  }

  @Test
  void anAnnouncementIsShownAndReadAloud(Hands robot) {
    Announcer announcer = new Announcer();
    robot.interact(() -> announcer.announce("West discarded 10♥", "West discarded ten of hearts"));
    assertThat(announcer.words()).isEqualTo("West discarded 10♥");
    assertThat(announcer.getAccessibleText()).isEqualTo("West discarded ten of hearts");
  }

  @Test
  void anAnnouncementIsOneLine(Hands robot) {
    Announcer announcer = new Announcer();
    robot.interact(() -> {
      announcer.announce("Wolfeschlegelsteinhausen discarded 10♥", "");
      announcer.resize(120, 24);
      announcer.layout();
    });
    Bounds line = announcer.getChildrenUnmodifiable().getFirst().getBoundsInParent();
    assertThat(line.getWidth()).isBetween(100.0, 121.0);
    assertThat(line.getMinY()).isNotNegative();
    assertThat(line.getMaxY()).isLessThanOrEqualTo(24);
  }
}
