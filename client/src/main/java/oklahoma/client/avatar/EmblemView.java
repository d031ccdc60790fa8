package oklahoma.client.avatar;

import java.util.Optional;
import javafx.scene.CacheHint;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import oklahoma.protocol.people.Avatar;

/** A picture, as large as there is room for it. */
final class EmblemView extends Region {
  static final Color LIGHT = Color.web("#fff3d6");

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
    drawing.getChildren().clear();
    avatar.map(Emblem::of).ifPresent(this::draw);
  }

  private void draw(Emblem emblem) {
    Color ground = Color.web(emblem.ground());
    double half = Emblem.SIDE / 2;
    drawing.getChildren().add(new Circle(half, half, half, ground));
    for (Emblem.Stroke stroke : emblem.strokes()) {
      Color ink =
          switch (stroke.ink()) {
            case LIGHT -> LIGHT;
            case GROUND -> ground;
          };
      drawing.getChildren().add(shape(stroke, ink));
    }
  }

  private static Shape shape(Emblem.Stroke stroke, Color ink) {
    SVGPath path = new SVGPath();
    path.setContent(stroke.path());
    if (stroke.width() > 0) {
      path.setFill(null);
      path.setStroke(ink);
      path.setStrokeWidth(stroke.width());
      path.setStrokeLineCap(StrokeLineCap.ROUND);
      path.setStrokeLineJoin(StrokeLineJoin.ROUND);
    } else {
      path.setFill(ink);
    }
    return path;
  }

  @Override
  protected void layoutChildren() {
    double side = part * Math.min(getWidth(), getHeight());
    scale.setX(side / Emblem.SIDE);
    scale.setY(side / Emblem.SIDE);
    drawing.relocate((getWidth() - side) / 2, (getHeight() - side) / 2);
  }
}
