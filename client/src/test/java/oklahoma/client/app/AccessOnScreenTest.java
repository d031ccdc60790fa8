package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.effect.DropShadow;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What the switches of accessibility do in a window. */
@ExtendWith(OnScreen.class)
class AccessOnScreenTest {
  private static final Color GOLD = Color.web("#ffd35c");

  private final Settings settings = new Settings(Language.ENGLISH);
  private final Rectangle ring = new Rectangle(60, 84);

  @SuppressWarnings("NullAway.Init")
  private Button button;

  @SuppressWarnings("NullAway.Init")
  private Label wordmark;

  @Start
  void open(Stage stage) {
    button = new Button("Ready");
    wordmark = new Label("Oklahoma");
    Pages pages = new Pages(new Texts(Language.ENGLISH), () -> false);
    MainWindow window = new MainWindow(stage, pages, settings, 1024, 640);
    StackPane card = new StackPane(ring);
    card.getStyleClass().add("card");
    card.pseudoClassStateChanged(PseudoClass.getPseudoClass("held-focus"), true);
    ring.getStyleClass().add("ring");
    wordmark.getStyleClass().add("wordmark");
    window.cover(() -> new VBox(button, wordmark, card));
    stage.show();
  }

  @BeforeEach
  void focus() {
    onScreen(() -> {
      button.requestFocus();
      return button;
    });
  }

  @Test
  void theStrongFocusFrameIsBroaderOnButtonsAndCards() {
    double usual = glow();
    set(true, settings.access().strongFocusProperty()::set);
    assertThat(glow()).isEqualTo(7).isGreaterThan(usual);
    assertThat(onScreen(ring::getStrokeWidth)).isEqualTo(7);
    assertThat(onScreen(ring::getStroke)).isEqualTo(GOLD);
    set(false, settings.access().strongFocusProperty()::set);
    assertThat(glow()).isEqualTo(usual);
    assertThat(onScreen(ring::getStrokeWidth)).isNotEqualTo(7);
  }

  @Test
  void plainLettersTakeTheOrnamentFromTheWordmark() {
    String ornamental = onScreen(() -> wordmark.getFont().getFamily());
    set(true, settings.text().plainProperty()::set);
    assertThat(onScreen(() -> wordmark.getFont().getFamily()))
        .isEqualTo(onScreen(() -> button.getFont().getFamily()))
        .isNotEqualTo(ornamental);
  }

  @Test
  void aTableFlashesAsLittleAsIsAsked() {
    TableLook look = onScreen(() -> new TableLook(settings));
    List<Boolean> before = List.of(look.settings().access().flashFreeProperty().get());
    settings.access().flashFreeProperty().set(true);
    assertThat(before).containsExactly(false);
    assertThat(look.settings().access().flashFreeProperty().get()).isTrue();
  }

  /** How broad the frame of the button is that has the focus, in pixels. */
  private double glow() {
    return onScreen(() -> ((DropShadow) button.getEffect()).getRadius());
  }

  private void set(boolean on, Consumer<Boolean> setting) {
    onScreen(() -> {
      setting.accept(on);
      button.getScene().getRoot().applyCss();
      return on;
    });
  }

  private static <T> T onScreen(Callable<T> what) {
    return WaitForAsyncUtils.waitForAsyncFx(60_000, what);
  }
}
