package oklahoma.client.deck;

import java.awt.image.BufferedImage;
import java.nio.IntBuffer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Pixel operations: makes JavaFX images, and draws one image over another. */
final class Pixels {
  private static final int BYTES_PER_PIXEL = 4;

  private Pixels() {}

  static Image image(BufferedImage raster) {
    return image(raster.getWidth(), raster.getHeight(), Rasters.pixels(raster));
  }

  /** An image of these premultiplied ARGB pixels. Uses the array itself, not a copy. */
  static Image image(int width, int height, int[] pixels) {
    return new WritableImage(
        new PixelBuffer<>(
            width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance()));
  }

  /** A copy of {@code below} with {@code above} drawn over it, its corner at (left, top). */
  static Image over(Image below, Image above, int left, int top) {
    int width = (int) below.getWidth();
    int height = (int) below.getHeight();
    int[] pixels = pixels(below);
    int[] paper = pixels(above);
    int across = (int) above.getWidth();
    for (int i = 0; i < paper.length; i++) {
      int at = (top + i / across) * width + left + i % across;
      pixels[at] = Rasters.over(pixels[at], paper[i]);
    }
    return image(width, height, pixels);
  }

  private static int[] pixels(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), pixels, 0, width);
    return pixels;
  }

  static long bytes(Image image) {
    return bytes((int) image.getWidth(), (int) image.getHeight());
  }

  static long bytes(int width, int height) {
    return (long) width * height * BYTES_PER_PIXEL;
  }
}
