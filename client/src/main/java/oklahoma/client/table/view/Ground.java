package oklahoma.client.table.view;

import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import oklahoma.client.table.cards.UnmanagedRegion;
import oklahoma.client.ui.cloth.Felt;
import oklahoma.client.ui.cloth.FeltColour;

/**
 * The cloth of a table and the shapes on it behind all texts and cards, cached as one picture.
 * Without a graphics card translucent pixels take most of the time of a frame, and panels have
 * hundreds of thousands of them.
 */
final class Ground extends UnmanagedRegion {
  private final Felt felt = new Felt(Platform::runLater);

  Ground() {
    setCache(true);
    setMouseTransparent(true);
    getChildren().add(felt);
  }

  /** Sets the colour of the cloth. */
  void dye(FeltColour colour) {
    felt.dye(colour);
  }

  /**
   * Aligns the cloth with that of the window, pixel by pixel, wherever the table is in the window.
   */
  void spread(Scene scene) {
    Point2D corner = sceneToLocal(Point2D.ZERO);
    felt.resizeRelocate(corner.getX(), corner.getY(), scene.getWidth(), scene.getHeight());
  }
}
