package client.table;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;

/** A ring that runs out, with the seconds left in its middle. */
final class Countdown extends javafx.scene.layout.Pane {
  private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");
  private static final long LAST_MS = 3_000;

  private final Circle track = new Circle();
  private final Arc left = new Arc();
  private final Label seconds = new Label();

  Countdown() {
    getStyleClass().add("countdown");
    track.getStyleClass().add("countdown-track");
    left.getStyleClass().add("countdown-left");
    left.setType(ArcType.OPEN);
    left.setStrokeLineCap(StrokeLineCap.ROUND);
    left.setStartAngle(90);
    seconds.getStyleClass().add("countdown-seconds");
    getChildren().addAll(track, left, seconds);
    setMouseTransparent(true);
  }

  /** How large it is. */
  void setRadius(double radius) {
    setMinSize(2 * radius, 2 * radius);
    setPrefSize(2 * radius, 2 * radius);
    setMaxSize(2 * radius, 2 * radius);
    double stroke = Math.max(2.5, radius / 5);
    for (javafx.scene.shape.Shape shape : new javafx.scene.shape.Shape[] {track, left}) {
      shape.setStrokeWidth(stroke);
    }
    track.setCenterX(radius);
    track.setCenterY(radius);
    track.setRadius(radius - stroke / 2);
    left.setCenterX(radius);
    left.setCenterY(radius);
    left.setRadiusX(radius - stroke / 2);
    left.setRadiusY(radius - stroke / 2);
  }

  /** Shows what is left of a deadline. */
  void show(Deadline until, long nowNanos) {
    long ms = until.leftMs(nowNanos);
    left.setLength(360.0 * ms / Math.max(1, until.lengthMs()));
    seconds.setText(Long.toString((ms + 999) / 1000));
    pseudoClassStateChanged(LAST, ms <= LAST_MS);
  }

  @Override
  protected void layoutChildren() {
    seconds.autosize();
    seconds.relocate(
        Math.rint((getWidth() - seconds.getWidth()) / 2),
        Math.rint((getHeight() - seconds.getHeight()) / 2));
  }
}
