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
   * @param part of the room that the picture takes
   */
  EmblemView(double part) {
    this.part = part;
    drawing.setManaged(false);
    drawing.getTransforms().add(scale);
    // Drawn once, and not for every card that flies by.
    drawing.setCache(true);
    drawing.setCacheHint(CacheHint.QUALITY);
    setMouseTransparent(true);
    getChildren().add(drawing);
  }

  /** Shows this one; nothing if empty. */
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
