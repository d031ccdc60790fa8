package oklahoma.client.replay.matches;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.framework.junit5.Start;

/** What the keys do in the list of matches. */
@ExtendWith(OnScreen.class)
class MatchesScreenTest {
  private final List<String> asked = new ArrayList<>();

  private final MatchesScreen.Actions actions =
      new MatchesScreen.Actions() {
        @Override
        public void watch(PlayedMatch match) {
          asked.add("watch");
        }

        @Override
        public void export(PlayedMatch match) {
          asked.add("export");
        }

        @Override
        public void delete(PlayedMatch match) {
          asked.add("delete");
        }

        @Override
        public void bring() {
          asked.add("import");
        }
      };

  @SuppressWarnings("NullAway.Init")
  private MatchesScreen screen;

  @Start
  void open(Stage stage) {
    Pages pages = new Pages(new Texts(Language.ENGLISH), () -> false);
    screen = new MatchesScreen(pages, actions);
    pages.open(screen);
    stage.setScene(Stages.themed(pages.node(), 900, 600));
    stage.show();
  }

  /** The first three come from keyboards without Latin letters. */
  @ParameterizedTest
  @CsvSource({"UNDEFINED, и", "UNDEFINED, И", "UNDEFINED, с", "I, i"})
  void everyKeyboardCanImport(KeyCode code, String letter, Hands robot) {
    robot.interact(() -> assertThat(screen.pressed(press(code, letter))).isTrue());
    assertThat(asked).containsExactly("import");
  }

  @Test
  void otherLettersAreLeftToOthers(Hands robot) {
    robot.interact(() -> assertThat(screen.pressed(press(KeyCode.UNDEFINED, "ж"))).isFalse());
    assertThat(asked).isEmpty();
  }

  @Test
  void aLetterWithControlOrAltIsLeftToOthers(Hands robot) {
    robot.interact(() -> {
      assertThat(screen.pressed(held(KeyCode.I, true, false))).isFalse();
      assertThat(screen.pressed(held(KeyCode.I, false, true))).isFalse();
    });
    assertThat(asked).isEmpty();
  }

  private static KeyEvent held(KeyCode code, boolean control, boolean alt) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, alt, false);
  }

  private static KeyEvent press(KeyCode code, String letter) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", letter, code, false, false, false, false);
  }
}
