package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** The list of what was missed is a stop of the keyboard only where keys can scroll it. */
@ExtendWith(OnScreen.class)
class AbsencePanelTest {
  private static final double NARROW = 300;

  @SuppressWarnings("NullAway.Init")
  private Stage stage;

  @Start
  void open(Stage opened) {
    stage = opened;
  }

  @Test
  void aLongListIsScrolledByKeysFromItsNewestLineOn(Hands robot) {
    AbsencePanel panel = show(robot, Absence.MOST);
    assertThat(stops(panel)).containsExactly("absence-lines", "absence-read");
    ScrollPane lines = robot.lookup("#absence-lines").queryAs(ScrollPane.class);
    robot.interact(lines::requestFocus);
    assertThat(lines.getVvalue()).isEqualTo(lines.getVmax());
    robot.type(KeyCode.PAGE_UP);
    assertThat(lines.getVvalue()).isLessThan(lines.getVmax());
    robot.type(KeyCode.HOME);
    assertThat(lines.getVvalue()).isEqualTo(lines.getVmin());
  }

  @Test
  void aShortListIsNoStop(Hands robot) {
    assertThat(stops(show(robot, 2))).containsExactly("absence-read");
  }

  @Test
  void whenTheLanguageChangesItsWordsAreFittedAgain(Hands robot) {
    Texts texts = new Texts(Language.ENGLISH);
    Absence missed = new Absence(2, 3, List.of("West discards J♦."));
    AbsencePanel panel = show(robot, texts, missed);
    double high = Stages.now(() -> panel.minHeight(NARROW));
    Stages.now(() -> {
      panel.fit(NARROW, high);
      texts.languageProperty().set(Language.of("bg"));
      return panel;
    });
    assertThat(Stages.now(() -> panel.minHeight(NARROW))).isGreaterThan(high);
    Stages.now(() -> {
      panel.fit(NARROW, high);
      return panel;
    });
    assertThat(Stages.now(() -> panel.minHeight(NARROW))).isLessThanOrEqualTo(high);
  }

  private AbsencePanel show(Hands robot, int lines) {
    Absence missed = new Absence(0, 0, Collections.nCopies(lines, "West discards J♦."));
    return show(robot, new Texts(Language.ENGLISH), missed);
  }

  private AbsencePanel show(Hands robot, Texts texts, Absence missed) {
    AbsencePanel panel = new AbsencePanel(texts, () -> missed, () -> {});
    robot.interact(() -> {
      panel.setMaxHeight(260);
      stage.setScene(Stages.themed(new VBox(panel), 640, 300));
      stage.show();
    });
    return panel;
  }

  private static List<String> stops(AbsencePanel panel) {
    return Stages.now(() -> panel.stops().stream().map(Node::getId).toList());
  }
}
