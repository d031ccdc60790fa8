package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class AboutScreenTest {

  @Start
  void open(Stage stage) {
    Texts texts = new Texts(Language.ENGLISH);
    Pages pages = new Pages(texts, () -> false);
    stage.setScene(new Scene(pages.node(), 1024, 640));
    pages.open(new AboutScreen(pages, "1.2.3", Path.of("folder")));
    stage.show();
  }

  @Test
  void everyLibraryIsNamedWithItsLicence(Hands robot) {
    Node libraries = robot.lookup("#libraries").query();
    assertThat(robot.from(libraries).lookup(".label").queryAllAs(Label.class))
        .extracting(Label::getText)
        .hasSizeGreaterThan(40)
        .anyMatch(line -> line.startsWith("io.netty:netty-handler 4."))
        .anyMatch(line -> line.startsWith("GPL-2.0 with Classpath Exception · https://openjfx"));
  }

  @Test
  void theListIsReadByKeys(Hands robot) {
    ScrollPane libraries = robot.lookup("#libraries").queryAs(ScrollPane.class);
    robot.interact(libraries::requestFocus);
    robot.press(KeyCode.PAGE_DOWN).release(KeyCode.PAGE_DOWN);
    assertThat(libraries.getVvalue()).isPositive();
  }
}
