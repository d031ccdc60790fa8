package oklahoma.client.ui.cloth;

import javafx.scene.layout.Region;

/**
 * The background of a panel with its border, cached as a picture. In software rendering a
 * translucent shape takes several times as long as a picture of it. Texts are not in it, because
 * they are sharper if drawn directly.
 */
public final class Backdrop extends Region {

  /** A backdrop as large as its panel; it has to be the panel's first child. */
  public Backdrop(Region panel) {
    getStyleClass().add("backdrop");
    setManaged(false);
    setMouseTransparent(true);
    setCache(true);
    panel.layoutBoundsProperty().subscribe(bounds -> resize(bounds.getWidth(), bounds.getHeight()));
  }
}
