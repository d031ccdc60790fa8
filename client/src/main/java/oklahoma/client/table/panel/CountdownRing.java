package oklahoma.client.table.panel;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.text.Text;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.text.Texts;

/** A ring that gets shorter with the remaining time, which is written in its middle. */
public final class CountdownRing extends Region {
  private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");
  private static final int LAST_SECONDS = 3;

  /** Smaller steps would be invisible. */
  private static final double STEPS = 180;

  private static final int MINUTE = 60;
  private static final double THICK = 0.11;

  /** The largest width of the number, as a share of the ring's width. */
  private static final double WITHIN = 0.74;

  private final Circle track = new Circle();
  private final Arc arc = new Arc();
  private final Text number = new Text();
  private int shown = -1;

  /** A hidden ring. */
  public CountdownRing() {
    getStyleClass().add("countdown-ring");
    setAccessibleRole(AccessibleRole.TEXT);
    track.getStyleClass().add("track");
    arc.getStyleClass().add("arc");
    number.getStyleClass().add("seconds");
    arc.setType(ArcType.OPEN);
    arc.setStartAngle(90);
    getChildren().addAll(track, arc, number);
    show(Optional.empty(), 0);
  }

  /** Shows what is left of a countdown; hides the ring if there is none. */
  public void show(Optional<Countdown> countdown, long nowNanos) {
    setVisible(countdown.isPresent());
    int step = countdown.map(until -> (int) Math.ceil(until.part(nowNanos) * STEPS)).orElse(0);
    int seconds = countdown.map(until -> until.seconds(nowNanos)).orElse(0);
    pseudoClassStateChanged(LAST, countdown.isPresent() && seconds <= LAST_SECONDS);
    String text = countdown.isEmpty() ? "" : words(seconds);
    if (step != shown || !text.equals(number.getText())) {
      shown = step;
      number.setText(text);
      arc.setLength(step * 360 / STEPS);
      requestLayout();
    }
  }

  private static String words(int seconds) {
    return seconds < MINUTE ? Integer.toString(seconds) : Texts.clock(seconds);
  }

  /** The text in the ring: seconds, or minutes and seconds; empty without a countdown. */
  public String seconds() {
    return number.getText();
  }

  @Override
  protected void layoutChildren() {
    double size = Math.min(getWidth(), getHeight());
    double thick = Math.max(2, THICK * size);
    double radius = (size - thick) / 2;
    double part = Math.min(1, WITHIN * size / Math.max(1, number.getLayoutBounds().getWidth()));
    track.setStrokeWidth(thick);
    arc.setStrokeWidth(thick);
    track.setCenterX(getWidth() / 2);
    track.setCenterY(getHeight() / 2);
    track.setRadius(radius);
    arc.setCenterX(getWidth() / 2);
    arc.setCenterY(getHeight() / 2);
    arc.setRadiusX(radius);
    arc.setRadiusY(radius);
    number.setScaleX(part);
    number.setScaleY(part);
    number.relocate(
        (getWidth() - number.getLayoutBounds().getWidth()) / 2,
        (getHeight() - number.getLayoutBounds().getHeight()) / 2);
  }
}
