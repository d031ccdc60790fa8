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

/** Takes pictures of the whole program: the window and its popups. */
final class Shots {
  private final Path folder;
  private final List<Path> written = new ArrayList<>();

  /** Pictures that go into this folder, numbered as they are taken. */
  Shots(Path folder) {
    this.folder = folder;
  }

  /**
   * What is seen now; on the FX thread.
   *
   * @param scale how many pixels a layout pixel becomes in each direction
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

  /** Writes the next picture. */
  void write(String name, BufferedImage picture) {
    Path file = folder.resolve("%02d-%s.png".formatted(written.size() + 1, name));
    write(file, picture);
    written.add(file);
  }

  /**
   * Writes a picture into a file.
   *
   * @throws UncheckedIOException if it cannot be written; its message is a sentence about that
   */
  static void write(Path file, BufferedImage picture) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      // ImageIO itself would print a trace, and delete an empty folder in the place of the file.
      try (OutputStream out = Files.newOutputStream(file)) {
        ImageIO.write(picture, "png", out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          "The picture " + file + " cannot be written: " + e.getMessage(), e);
    }
  }

  /** The pictures written so far. */
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

  /** A picture of the screen's as one that can be written. */
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
