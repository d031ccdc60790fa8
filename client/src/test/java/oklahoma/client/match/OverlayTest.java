package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import oklahoma.client.fixture.Stages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands before the table is seen whole, and the table behind it is dark. */
class OverlayTest {

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

  @Test
  void theTableBehindIsDark() throws Exception {
    Stages.fresh();
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
