package client.demo;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/** Takes pictures of the whole program: the window and whatever pops up before it. */
final class Shots {
  private final Path folder;
  private final List<Path> written = new ArrayList<>();

  /** Pictures that go into this folder, numbered as they are taken. */
  Shots(Path folder) {
    this.folder = folder;
  }

  /** What is seen now; on the thread of the screen. */
  static BufferedImage take(Window window) {
    WritableImage seen = window.getScene().snapshot(null);
    BufferedImage picture = picture(seen);
    for (Window other : Window.getWindows()) {
      if (other instanceof PopupWindow popup && popup.isShowing() && popup.getScene() != null) {
        int x = (int) Math.round(popup.getX() - window.getX() - window.getScene().getX());
        int y = (int) Math.round(popup.getY() - window.getY() - window.getScene().getY());
        var brush = picture.createGraphics();
        brush.drawImage(picture(transparent(popup)), x, y, null);
        brush.dispose();
      }
    }
    return picture;
  }

  /** Writes a picture. */
  void write(String name, BufferedImage picture) {
    Path file = folder.resolve("%02d-%s.png".formatted(written.size() + 1, name));
    try {
      Files.createDirectories(folder);
      ImageIO.write(picture, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    written.add(file);
  }

  /** The pictures written so far. */
  List<Path> written() {
    return List.copyOf(written);
  }

  private static WritableImage transparent(PopupWindow popup) {
    popup.getScene().setFill(null);
    return popup.getScene().snapshot(null);
  }

  private static BufferedImage picture(WritableImage image) {
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
