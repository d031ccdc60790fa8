package oklahoma.client.table.view;

import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import oklahoma.client.table.cards.UnmanagedRegion;
import oklahoma.client.ui.cloth.Felt;
import oklahoma.client.ui.cloth.FeltColour;

/**
 * The cloth of a table and everything on it below all texts and cards, cached as one picture.
 * Without a graphics card most of a frame goes into translucent pixels, and panels are hundreds of
 * thousands of them.
 */
final class Ground extends UnmanagedRegion {
  private final Felt felt = new Felt(Platform::runLater);

  Ground() {
    setCache(true);
    setMouseTransparent(true);
    getChildren().add(felt);
  }

  /** The cloth has this colour from now on. */
  void dye(FeltColour colour) {
    felt.dye(colour);
  }

  /** The cloth is that of the window, pixel by pixel, wherever in the window the table is. */
  void spread(Scene scene) {
    Point2D corner = sceneToLocal(Point2D.ZERO);
    felt.resizeRelocate(corner.getX(), corner.getY(), scene.getWidth(), scene.getHeight());
  }
}
