package oklahoma.client.settings.page;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Spinner;
import javafx.scene.layout.StackPane;
import oklahoma.client.settings.Settings;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class NetworkPageTest {
  @Test
  void aScreenReaderNamesThePortInTheLanguageOfTheMoment() throws Exception {
    FxToolkit.registerPrimaryStage();
    WaitForAsyncUtils.asyncFx(NetworkPageTest::check).get();
  }

  private static void check() {
    Texts texts = new Texts(Language.ENGLISH);
    Node page =
        new NetworkPage(new Controls(texts), new Settings(Language.ENGLISH).network()).node();
    StackPane root = new StackPane(page);
    assertThat(new Scene(root).getRoot()).as("seen").isEqualTo(root);
    root.applyCss();
    Spinner<?> port = (Spinner<?>) root.lookup("#port");
    texts.languageProperty().set(Language.of("bg"));
    assertThat(port.getEditor().getAccessibleText())
        .isEqualTo(texts.say("settings.port"))
        .isEqualTo(port.getAccessibleText())
        .isNotEqualTo(new Texts(Language.ENGLISH).say("settings.port"));
  }
}
