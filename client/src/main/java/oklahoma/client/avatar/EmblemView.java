package oklahoma.client.avatar;

import java.util.List;
import java.util.Optional;
import javafx.scene.CacheHint;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import oklahoma.protocol.people.Avatar;

/** A picture that scales to the available space. */
final class EmblemView extends Region {
  private final double part;
  private final Scale scale = new Scale();
  private final Group drawing = new Group();
  private Optional<Avatar> shown = Optional.empty();

  /**
   * @param part the picture's share of the width or height of this region, up to 1
   */
  EmblemView(double part) {
    this.part = part;
    drawing.setManaged(false);
    drawing.getTransforms().add(scale);
    // Rendered once, not again for every card that flies past.
    drawing.setCache(true);
    drawing.setCacheHint(CacheHint.QUALITY);
    setMouseTransparent(true);
    getChildren().add(drawing);
  }

  /** Shows this picture, or none if empty. */
  void show(Optional<Avatar> avatar) {
    if (avatar.equals(shown)) {
      return;
    }
    shown = avatar;
    drawing.getChildren().setAll(avatar.map(Emblem::shapes).orElse(List.of()));
  }

  @Override
  protected void layoutChildren() {
    double side = part * Math.min(getWidth(), getHeight());
    scale.setX(side / Emblem.SIDE);
    scale.setY(side / Emblem.SIDE);
    drawing.relocate((getWidth() - side) / 2, (getHeight() - side) / 2);
  }
}
