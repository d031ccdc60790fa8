package oklahoma.client.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.table.panel.LogPanel.Line;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class LogPanelTest {
  private final ObservableList<Line> lines =
      FXCollections.observableArrayList(
          new Line(1, "East took K♦.", false, true),
          new Line(1, "You discarded Q♠.", true, false),
          new Line(2, "North discarded 2♠.", false, false));
  private final SimpleIntegerProperty mark = new SimpleIntegerProperty(2);
  private final AtomicInteger worded = new AtomicInteger();
  private LogPanel<Line> panel;
  private boolean moves;

  @Start
  void open(Stage stage) {
    panel = panel();
    PanelStage.show(stage, panel);
    panel.open();
  }

  @Test
  void handsAndTheLastTurnAreMarked() {
    assertThat(shown())
        .containsExactly(
            "hand 1",
            "East took K♦.",
            "You discarded Q♠.",
            "hand 2",
            "since",
            "North discarded 2♠.");
  }

  @Test
  void aFilterShowsOneKind(Hands robot) {
    robot.clickOn("#log-mine");
    assertThat(shown()).containsExactly("hand 1", "You discarded Q♠.");
    robot.clickOn("#log-claims");
    assertThat(shown()).containsExactly("hand 1", "East took K♦.");
    robot.clickOn("#log-claims");
    assertThat(shown()).containsExactly("hand 1", "East took K♦.");
    robot.clickOn("#log-all");
    assertThat(shown()).hasSize(6);
  }

  @Test
  void whatHappensIsAdded(Hands robot) {
    robot.interact(() -> lines.add(new Line(2, "East drew.", false, false)));
    assertThat(shown()).hasSize(7).endsWith("East drew.");
  }

  @Test
  void thePlaceIsKeptWhileEarlierLinesAreRead(Hands robot) {
    robot.interact(() -> lines.setAll(many(100)));
    Pulses.settle();
    assertThat(inSight(robot)).contains("line 99");
    robot.interact(() -> list(robot).scrollTo(20));
    Pulses.settle();
    List<String> read = inSight(robot);
    robot.interact(() -> {
      lines.add(new Line(2, "East drew.", false, false));
      mark.set(101);
      lines.add(new Line(2, "East discarded 9♥.", false, false));
    });
    Pulses.settle();
    assertThat(inSight(robot)).isEqualTo(read);
  }

  @Test
  void newLinesBelowWhatIsReadAreCountedAndAPressLeadsToThem(Hands robot) {
    robot.interact(() -> lines.setAll(many(100)));
    Pulses.settle();
    robot.interact(() -> {
      list(robot).scrollTo(20);
      list(robot).getSelectionModel().select(25);
    });
    Pulses.settle();
    assertThat(fresh(robot).isVisible()).isFalse();
    robot.interact(() -> lines.add(new Line(2, "East drew.", false, false)));
    Pulses.settle();
    robot.interact(() -> lines.add(new Line(2, "East discarded 9♥.", false, false)));
    Pulses.settle();
    assertThat(fresh(robot).getText()).isEqualTo("2 new lines");
    robot.clickOn("#log-new");
    Pulses.settle();
    assertThat(fresh(robot).isVisible()).isFalse();
    assertThat(inSight(robot)).contains("East drew.", "East discarded 9♥.");
    robot.interact(() -> lines.add(new Line(2, "You drew.", true, false)));
    Pulses.settle();
    assertThat(inSight(robot)).as("the end is followed again").contains("You drew.");
  }

  @Test
  void newLinesAreNotNewAnyMoreOnceThePlayerHasScrolledToThem(Hands robot) {
    robot.interact(() -> lines.setAll(many(100)));
    Pulses.settle();
    robot.interact(() -> list(robot).scrollTo(20));
    Pulses.settle();
    robot.interact(() -> lines.add(new Line(2, "East drew.", false, false)));
    Pulses.settle();
    assertThat(fresh(robot).getText()).isEqualTo("1 new line");
    robot.interact(() -> list(robot).scrollTo(101));
    Pulses.settle();
    assertThat(fresh(robot).isVisible()).isFalse();
  }

  private static Button fresh(Hands robot) {
    return robot.lookup("#log-new").queryButton();
  }

  @Test
  void linesThatComeTogetherAreShownTogether(Hands robot) {
    robot.interact(() -> lines.setAll(many(400)));
    worded.set(0);
    robot.interact(() -> many(100).forEach(lines::add));
    assertThat(shown()).hasSize(502);
    assertThat(worded.get()).as("sentences").isLessThan(2_000);
  }

  @Test
  void theChosenLineStaysChosenInALongMatchOfWhichEarlierLinesAreDropped(Hands robot) {
    robot.interact(() -> lines.setAll(many(600)));
    Pulses.settle();
    robot.interact(() -> {
      list(robot).scrollTo(300);
      list(robot).getSelectionModel().select(305);
    });
    Pulses.settle();
    Object chosen = list(robot).getSelectionModel().getSelectedItem();
    List<String> read = inSight(robot);
    robot.interact(() -> lines.add(new Line(2, "East drew.", false, false)));
    Pulses.settle();
    assertThat(list(robot).getSelectionModel().getSelectedItem()).isEqualTo(chosen);
    assertThat(inSight(robot)).isEqualTo(read);
    assertThat(shown()).endsWith("East drew.").doesNotContain("line 100");
  }

  @Test
  void theEndIsFollowedWhileItIsInSight(Hands robot) {
    robot.interact(() -> lines.setAll(many(100)));
    Pulses.settle();
    robot.interact(() -> {
      lines.add(new Line(2, "East drew.", false, false));
      lines.add(new Line(2, "East discarded 9♥.", false, false));
    });
    Pulses.settle();
    assertThat(inSight(robot)).contains("East discarded 9♥.");
  }

  /** A player who walks through the lines by the arrow keys is not carried away from one. */
  @Test
  void theKeyboardStaysInAnEarlierLine(Hands robot) {
    robot.interact(() -> lines.setAll(many(100)));
    Pulses.settle();
    robot.interact(() -> list(robot).getSelectionModel().select(99));
    robot.interact(() -> lines.add(new Line(2, "East drew.", false, false)));
    Pulses.settle();
    assertThat(list(robot).getSelectionModel().getSelectedIndex()).isEqualTo(99);
    assertThat(inSight(robot)).doesNotContain("East drew.");
  }

  @Test
  void largeWordsLeaveHalfOfTheTable(Hands robot) {
    robot.interact(() -> {
      panel.getStylesheets().add("/oklahoma/client/table/panel/log.css");
      panel.getScene().getRoot().setStyle("-fx-font-size: 26px");
      panel.getScene().getRoot().applyCss();
      panel.requestLayout();
    });
    Pulses.settle();
    assertThat(panel.getWidth()).isLessThanOrEqualTo(512);
  }

  private static List<Line> many(int lines) {
    return IntStream.range(0, lines).mapToObj(i -> new Line(2, "line " + i, false, false)).toList();
  }

  private static ListView<?> list(Hands robot) {
    return robot.lookup("#log-lines").queryAs(ListView.class);
  }

  private static List<String> inSight(Hands robot) {
    ListView<?> list = list(robot);
    Bounds seen = list.localToScene(list.getLayoutBounds());
    return robot.lookup(".log-cell").<ListCell<?>>queryAll().stream()
        .filter(cell -> cell.getGraphic() != null)
        .filter(cell -> cell.getParent().isVisible()) // the list measures with a hidden cell
        .filter(cell -> seen.intersects(cell.localToScene(cell.getLayoutBounds())))
        .map(cell -> ((Sentence) cell.getGraphic()).words())
        .sorted()
        .toList();
  }

  @Test
  void onlyTheLastLinesAreShown(Hands robot) {
    List<Line> many =
        IntStream.range(0, 900).mapToObj(i -> new Line(2, "line " + i, false, false)).toList();
    robot.interact(() -> lines.setAll(many));
    assertThat(shown()).contains("line 400", "line 899").doesNotContain("line 399");
  }

  @Test
  void itClosesAndOpens(Hands robot) {
    robot.clickOn("#log-close");
    assertThat(panel.isOpen()).isFalse();
    robot.interact(panel::toggle);
    assertThat(panel.isOpen()).isTrue();
  }

  @Test
  void itStaysWhenItIsOpenedAgainBeforeItHasSlidOut(Hands robot) {
    robot.interact(() -> {
      moves = true;
      panel.toggle();
      panel.toggle();
    });
    Pulses.pass(60);
    assertThat(panel.isVisible()).isTrue();
    assertThat(panel.getTranslateX()).isZero();
    robot.interact(panel::toggle);
    Pulses.pass(60);
    assertThat(panel.isVisible()).isFalse();
  }

  private LogPanel<Line> panel() {
    return new LogPanel<>(
        new Pages(new Texts(Language.ENGLISH), () -> moves),
        lines,
        mark,
        this::worded,
        hand -> "Hand " + hand,
        () -> {});
  }

  private Line worded(Line line) {
    worded.incrementAndGet();
    return line;
  }

  private List<String> shown() {
    return panel.rows().stream()
        .map(row ->
            switch (row) {
              case LogPanel.HandBegins<Line> begins -> "hand " + begins.hand();
              case LogPanel.SinceMyTurn<Line> since -> "since";
              case LogPanel.Happened<Line> happened -> happened.line().words();
            })
        .toList();
  }
}
