package client.page;

import java.nio.IntBuffer;
import java.util.SplittableRandom;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;

/**
 * A felt table under a lamp in a dark room. It is painted once for each size of the window: as a
 * gradient of the style sheet it would cost three milliseconds of every frame.
 */
public final class Felt extends Region {
  private static final int[] LIT = {38, 116, 82};
  private static final int[] DARK = {9, 40, 30};
  private static final double GRAIN = 5;

  private final ImageView view = new ImageView();

  /** A felt as large as its parent makes it. */
  public Felt() {
    getStyleClass().add("felt");
    setMouseTransparent(true);
    view.setManaged(false);
    getChildren().add(view);
  }

  @Override
  protected void layoutChildren() {
    int width = (int) Math.ceil(getWidth());
    int height = (int) Math.ceil(getHeight());
    Image shown = view.getImage();
    boolean fits =
        shown != null && (int) shown.getWidth() == width && (int) shown.getHeight() == height;
    if (width > 0 && height > 0 && !fits) {
      view.setImage(paint(width, height));
    }
  }

  private static Image paint(int width, int height) {
    int[] pixels = new int[width * height];
    SplittableRandom weave = new SplittableRandom(1);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double dx = (x - 0.5 * width) / (0.62 * width);
        double dy = (y - 0.42 * height) / (0.78 * height);
        double away = Math.min(1, dx * dx + dy * dy);
        double grain = (weave.nextDouble() - 0.5) * GRAIN;
        pixels[y * width + x] = colour(away, grain);
      }
    }
    return new WritableImage(
        new PixelBuffer<>(
            width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance()));
  }

  private static int colour(double away, double grain) {
    int argb = 0xFF;
    for (int channel = 0; channel < LIT.length; channel++) {
      double value = LIT[channel] + (DARK[channel] - LIT[channel]) * away + grain;
      argb = (argb << 8) | (int) Math.clamp(value, 0, 255);
    }
    return argb;
  }
}
