package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** The list of keys in a window that is too low for it. */
@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class KeysOnScreenTest {
  private static final double LOW = 400;

  private Pages pages;

  @Start
  void open(Stage stage) {
    pages = new Pages(new Texts(Language.ENGLISH), () -> false);
    stage.setScene(Stages.themed(pages.node(), 1024, LOW));
    stage.sizeToScene(); // other tests may have left the window larger
    stage.show();
  }

  @Test
  void theListIsScrolledByKeysAndItsButtonStaysInSight(Hands robot) {
    robot.interact(() -> KeysPanel.showOfAnyGame(pages));
    Node close = robot.lookup("#keys-card #close").query();
    assertThat(close.localToScene(close.getLayoutBounds()).getMaxY()).isLessThan(LOW);
    ScrollPane list = robot.lookup("#keys-card .scroll-pane").queryAs(ScrollPane.class);
    await().until(list::isFocusTraversable);
    assertThat(list.getVvalue()).isZero();
    robot.type(KeyCode.PAGE_DOWN);
    assertThat(list.getVvalue()).isPositive();
  }
}
