package oklahoma.client.ui.cloth;

import java.nio.IntBuffer;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The cloth: a well-lit middle that fades into a dark room, with the weave of felt. It is painted
 * once for each size, off the FX thread; until then the last picture is stretched. The cloths of a
 * window and of its table share one picture.
 */
public final class Felt extends Region {
  private static final Duration REST = Duration.millis(150);
  private static final StyleablePropertyFactory<Felt> LOOKS =
      new StyleablePropertyFactory<>(Region.getClassCssMetaData());

  /** The pictures that are in use; confined to the FX thread. */
  private static final Set<Painted> SHOWN = Collections.newSetFromMap(new WeakHashMap<>());

  /** A picture, which may still be being painted. */
  private record Painted(Cloth.Dye dye, int width, int height, CompletableFuture<Image> picture) {
    static Painted of(Cloth.Dye dye, int width, int height) {
      return SHOWN.stream()
          .filter(one -> one.dye.equals(dye) && one.width == width && one.height == height)
          .filter(one -> !one.picture.isCompletedExceptionally())
          .findFirst()
          .orElseGet(() -> begin(dye, width, height));
    }

    private static Painted begin(Cloth.Dye dye, int width, int height) {
      Painted begun =
          new Painted(
              dye,
              width,
              height,
              CompletableFuture.supplyAsync(
                  () -> image(width, height, Cloth.paint(dye, width, height))));
      SHOWN.add(begun);
      return begun;
    }
  }

  private final ImageView picture = new ImageView();
  private final PauseTransition resting = new PauseTransition(REST);
  private final Consumer<Runnable> screen;
  private final StyleableProperty<Color> lit = colour("-ok-lit", felt -> felt.lit);
  private final StyleableProperty<Color> middle = colour("-ok-middle", felt -> felt.middle);
  private final StyleableProperty<Color> dark = colour("-ok-dark", felt -> felt.dark);
  private FeltColour colour = FeltColour.GREEN;
  private boolean dyed;

  /** This reference keeps the picture in {@link #SHOWN}, and only while it is shown. */
  private @Nullable Painted shown;

  /**
   * A cloth that fills the space that its parent gives it.
   *
   * @param screen runs tasks on the FX thread
   */
  public Felt(Consumer<Runnable> screen) {
    this.screen = screen;
    getStyleClass().add("felt");
    setMouseTransparent(true);
    picture.setManaged(false);
    getChildren().add(picture);
    resting.setOnFinished(done -> paint());
  }

  private StyleableProperty<Color> colour(
      String name, Function<Felt, StyleableProperty<Color>> mine) {
    StyleableProperty<Color> part =
        LOOKS.createStyleableColorProperty(this, name, name, mine, Color.TRANSPARENT);
    ((ObservableValue<?>) part)
        .addListener((property, before, after) -> {
          dyed = false;
          requestLayout();
        });
    return part;
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return LOOKS.getCssMetaData();
  }

  /** Sets the colour. */
  public void dye(FeltColour wanted) {
    pseudoClassStateChanged(colour.look(), false);
    pseudoClassStateChanged(wanted.look(), true);
    colour = wanted;
  }

  @Override
  protected void layoutChildren() {
    picture.setFitWidth(getWidth());
    picture.setFitHeight(getHeight());
    if (!dyed) {
      applyCss(); // before the next pulse the style sheet has not set the colours
      paint();
    } else if (picture.getImage().getWidth() != Math.rint(getWidth())
        || picture.getImage().getHeight() != Math.rint(getHeight())) {
      resting.playFromStart();
    }
  }

  private void paint() {
    int width = (int) Math.rint(getWidth());
    int height = (int) Math.rint(getHeight());
    if (width < 1 || height < 1) {
      return;
    }
    Cloth.Dye now = dye();
    dyed = true;
    Painted cloth = Painted.of(now, width, height);
    shown = cloth;
    Image ready = cloth.picture().getNow(null);
    if (ready != null) {
      picture.setImage(ready);
      return;
    }
    if (picture.getImage() == null) {
      picture.setImage(image(160, 100, Cloth.paint(now, 160, 100)));
    }
    CompletionStage<Image> coming = cloth.picture();
    coming.whenComplete((painted, failure) ->
        screen.accept(() -> {
          if (failure != null) {
            throw new IllegalStateException("the cloth could not be painted", failure);
          }
          if (cloth.equals(shown)) {
            picture.setImage(painted);
          }
        }));
  }

  private Cloth.Dye dye() {
    return new Cloth.Dye(lit.getValue(), middle.getValue(), dark.getValue());
  }

  private static Image image(int width, int height, int[] pixels) {
    return new WritableImage(
        new PixelBuffer<>(
            width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance()));
  }
}
