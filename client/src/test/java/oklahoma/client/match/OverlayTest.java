package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.stage.WindowHelper;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import oklahoma.client.fixture.Stages;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** What covers the table is seen whole, and the table behind it is dark. */
class OverlayTest {

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @ParameterizedTest
  @CsvSource({
    "900, 500, 62, 70", // there is room
    "500, 1256, 387, 6", // too high: half its size
    "2024, 600, 6, 170", // too wide: half its size
  })
  void aPanelThatIsLargerThanTheWindowIsDrawnSmaller(
      double width, double height, double left, double top) {
    Overlay overlay = new Overlay(() -> {});
    Region panel = new Region();
    panel.setMinSize(width, height);
    panel.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    overlay.cover(panel);
    StackPane window = new StackPane(overlay);
    window.resize(1024, 640);
    window.layout();
    Bounds whole = new BoundingBox(left, top, 1024 - 2 * left, 640 - 2 * top);
    assertThat(panel.getBoundsInParent()).isEqualTo(whole);
  }

  @AfterEach
  void close() {
    Stages.closeAll();
  }

  @Test
  void aKeyThatWasOnItsWayPressesNothingOfAPanelThatComesByItself() throws Exception {
    AtomicInteger presses = new AtomicInteger();
    Button rematch = new Button("Rematch");
    rematch.getStyleClass().add("accent");
    rematch.setDefaultButton(true);
    rematch.setOnAction(pressed -> presses.incrementAndGet());
    Stage stage = Stages.fresh();
    Overlay overlay = new Overlay(() -> {});
    boolean reached =
        Stages.now(() -> {
          stage.setScene(Stages.themed(new StackPane(new Button("Menu"), overlay), 640, 400));
          stage.show();
          overlay.appear(new VBox(new Button("Leave"), rematch));
          stage.getScene().getRoot().applyCss(); // the skin of a default button handles Enter
          press(stage, KeyCode.ENTER);
          press(stage, KeyCode.SPACE);
          WindowHelper.setFocused(stage, false); // the player looks at another window
          return rematch.equals(stage.getScene().getFocusOwner());
        });
    assertThat(presses).hasValue(0);
    assertThat(reached).isFalse();
    Awaitility.await()
        .until(() ->
            WaitForAsyncUtils.waitForAsyncFx(
                9_000, () -> rematch.equals(stage.getScene().getFocusOwner())));
    Stages.now(() -> {
      press(stage, KeyCode.ENTER);
      return true;
    });
    assertThat(presses).hasValue(1);
  }

  @Test
  void aPlayerWhoWritesKeepsTheKeyboard() throws Exception {
    TextField writing = new TextField();
    Button next = new Button("Next hand");
    next.getStyleClass().add("accent");
    Stage stage = Stages.fresh();
    Overlay overlay = new Overlay(() -> {});
    Stages.now(() -> {
      stage.setScene(Stages.themed(new StackPane(overlay, writing), 640, 400));
      stage.show();
      writing.requestFocus();
      overlay.appear(new VBox(next));
      return true;
    });
    assertThat(writing.isFocused()).isTrue();
  }

  @Test
  void aPanelThatComesWhileThePlayerGlancesAtTheScoresStaysWhenTheKeyIsLetGo() {
    Overlay overlay = new Overlay(() -> {});
    overlay.peek(new Region());
    overlay.appear(new VBox());
    overlay.endPeek();
    assertThat(overlay.covers()).isTrue();
    overlay.lift();
    overlay.peek(new Region());
    overlay.endPeek();
    assertThat(overlay.covers()).isFalse();
  }

  private static void press(Stage stage, KeyCode key) {
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(
          stage.getScene().getFocusOwner(),
          new KeyEvent(type, "", "", key, false, false, false, false));
    }
  }

  @Test
  void theTableBehindIsDark() {
    Color veil =
        Stages.now(() -> {
          Overlay overlay = new Overlay(() -> {});
          Stages.themed(new StackPane(overlay), 1024, 640);
          overlay.applyCss();
          return (Color) overlay.getBackground().getFills().getFirst().getFill();
        });
    assertThat(veil.getOpacity()).isBetween(0.6, 0.9);
    assertThat(veil.getBrightness()).isLessThan(0.1);
  }
}
