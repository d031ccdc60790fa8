package oklahoma.client.demo;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/** Takes pictures of the program: its window and all popups over it. */
final class Shots {
  private final Path folder;
  private final List<Path> written = new ArrayList<>();

  /** Writes pictures into this folder, numbered in order. */
  Shots(Path folder) {
    this.folder = folder;
  }

  /**
   * A picture of the window as it is now. Call it on the FX thread.
   *
   * @param scale pixels of the picture for each layout pixel, in each direction
   */
  static BufferedImage take(Window window, int scale) {
    BufferedImage picture = picture(seen(window.getScene(), scale));
    for (Window other : Window.getWindows()) {
      if (other instanceof PopupWindow popup && popup.isShowing() && popup.getScene() != null) {
        double x = popup.getX() - window.getX() - window.getScene().getX();
        double y = popup.getY() - window.getY() - window.getScene().getY();
        var brush = picture.createGraphics();
        popup.getScene().setFill(null);
        BufferedImage before = picture(seen(popup.getScene(), scale));
        brush.drawImage(before, (int) Math.round(scale * x), (int) Math.round(scale * y), null);
        brush.dispose();
      }
    }
    return picture;
  }

  /** Writes the next picture. Its file name has the number and this name. */
  void write(String name, BufferedImage picture) {
    Path file = folder.resolve("%02d-%s.png".formatted(written.size() + 1, name));
    write(file, picture);
    written.add(file);
  }

  /**
   * Writes a picture into a file.
   *
   * @throws UncheckedIOException if it cannot be written; its message is a sentence for the user
   */
  static void write(Path file, BufferedImage picture) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      // Without an open stream ImageIO would print a stack trace, and delete an empty folder of
      // this name.
      try (OutputStream out = Files.newOutputStream(file)) {
        ImageIO.write(picture, "png", out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          "The picture " + file + " cannot be written: " + e.getMessage(), e);
    }
  }

  /** The files written so far, in order. */
  List<Path> written() {
    return List.copyOf(written);
  }

  private static WritableImage seen(Scene scene, int scale) {
    SnapshotParameters how = new SnapshotParameters();
    how.setTransform(Transform.scale(scale, scale));
    how.setFill(scene.getFill() == null ? Color.TRANSPARENT : scene.getFill());
    how.setViewport(new Rectangle2D(0, 0, scale * scene.getWidth(), scale * scene.getHeight()));
    return scene.getRoot().snapshot(how, null);
  }

  /** Converts a JavaFX image for ImageIO. */
  static BufferedImage picture(WritableImage image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    picture.setRGB(0, 0, width, height, pixels, 0, width);
    return picture;
  }
}
