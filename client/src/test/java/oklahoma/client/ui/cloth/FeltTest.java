package oklahoma.client.ui.cloth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The theme says what colour a cloth is. */
@ExtendWith(OnScreen.class)
class FeltTest {
  @SuppressWarnings("NullAway.Init")
  private Felt felt;

  @Start
  void open(Stage stage) {
    felt = new Felt(Platform::runLater);
    Scene scene = new Scene(new StackPane(felt), 200, 140);
    scene
        .getStylesheets()
        .add(
            Objects.requireNonNull(Felt.class.getResource("/oklahoma/client/ui/theme.css"))
                .toExternalForm());
    stage.setScene(scene);
    stage.show();
  }

  @Test
  void aClothIsPaintedAgainInItsNewColour(Hands robot) throws Exception {
    waitFor(colour -> colour.getGreen() > colour.getRed() && colour.getGreen() > colour.getBlue());
    robot.interact(() -> felt.dye(FeltColour.BLUE));
    waitFor(colour -> colour.getBlue() > colour.getGreen());
    robot.interact(() -> felt.dye(FeltColour.HIGH_CONTRAST));
    waitFor(colour -> colour.getBrightness() < 0.2);
    assertThat(felt.getPseudoClassStates())
        .contains(FeltColour.HIGH_CONTRAST.look())
        .doesNotContain(FeltColour.BLUE.look());
  }

  @Test
  void twoClothsOfASizeAreOnePicture(Hands robot) throws Exception {
    Felt other = new Felt(Platform::runLater);
    robot.interact(() -> {
      ((StackPane) felt.getParent()).getChildren().add(other);
      other.resize(felt.getWidth(), felt.getHeight());
      other.layout(); // before its style has been read
    });
    WaitForAsyncUtils.waitFor(
        10, TimeUnit.SECONDS, () -> picture(felt).getImage().equals(picture(other).getImage()));
    assertThat(picture(felt).getImage().getWidth()).isEqualTo(felt.getWidth());
  }

  private void waitFor(Predicate<Color> middle) throws Exception {
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> middle.test(middle()));
  }

  private Color middle() {
    return WaitForAsyncUtils.waitForAsyncFx(
        5_000,
        () -> {
          Image cloth = picture(felt).getImage();
          return cloth
              .getPixelReader()
              .getColor((int) cloth.getWidth() / 2, (int) cloth.getHeight() / 2);
        });
  }

  private static ImageView picture(Felt felt) {
    return (ImageView) felt.getChildrenUnmodifiable().getFirst();
  }
}
