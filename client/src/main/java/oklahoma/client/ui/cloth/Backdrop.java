package oklahoma.client.ui.cloth;

import javafx.scene.layout.Region;

/**
 * The background of a panel: its colours and its edge without its text, cached as a picture. In
 * software rendering a translucent shape takes several times as long as its picture; texts stay
 * outside, since they are sharper when drawn on the window itself.
 */
public final class Backdrop extends Region {

  /** A backdrop that is as large as the panel, whose first child it is to be. */
  public Backdrop(Region panel) {
    getStyleClass().add("backdrop");
    setManaged(false);
    setMouseTransparent(true);
    setCache(true);
    panel.layoutBoundsProperty().subscribe(bounds -> resize(bounds.getWidth(), bounds.getHeight()));
  }
}
