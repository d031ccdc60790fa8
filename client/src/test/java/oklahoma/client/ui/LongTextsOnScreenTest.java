package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is only read and longer than the window is scrolled by keys too. */
class LongTextsOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final Hands robot = Hands.robot();

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow window;

  @BeforeEach
  void open() throws Exception {
    window = windows.open("North");
    window.awaits("solo");
  }

  @Test
  void theLibrariesOfTheProgram() {
    ProgramWindows.now(() -> {
      window.program().navigation().about();
      return true;
    });
    window.awaits("libraries");
    robot.type(KeyCode.TAB).type(KeyCode.END);
    assertThat(scrolled("#libraries")).isEqualTo(1);
  }

  @Test
  void aChapterOfTheRules() {
    window.types(KeyCode.R);
    window.awaits("contents");
    robot.press(KeyCode.SHIFT).type(KeyCode.TAB).release(KeyCode.SHIFT).type(KeyCode.PAGE_DOWN);
    assertThat(scrolled(".page-body .scroll-pane")).isPositive();
  }

  private double scrolled(String query) {
    return ProgramWindows.now(() -> ((ScrollPane) window.finds(query).orElseThrow()).getVvalue());
  }
}
