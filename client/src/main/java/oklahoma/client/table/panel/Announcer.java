package oklahoma.client.table.panel;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/**
 * A line with the latest event. A screen reader reads the line aloud, so its spoken text differs
 * from the visible one.
 */
public final class Announcer extends Region {
  private final Sentence line = new Sentence();
  private double middle;

  public Announcer() {
    setId("announcer");
    getStyleClass().add("announcer");
    setAccessibleRole(AccessibleRole.TEXT);
    setMouseTransparent(true);
    getChildren().add(line);
    setVisible(false);
  }

  /**
   * Shows a text and has a screen reader read it.
   *
   * @param shown the visible text, with cards as tokens
   * @param spoken the text for a screen reader, with cards in words
   */
  public void announce(String shown, String spoken) {
    reword(shown, spoken);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Replaces the text without reading it aloud. */
  public void reword(String shown, String spoken) {
    line.say(shown);
    setVisible(!shown.isEmpty());
    setAccessibleText(spoken);
  }

  /** Has a screen reader read a text without changing the visible one. */
  public void speak(String spoken) {
    setAccessibleText(spoken);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Sets where the line is centred if it fits, in this node's coordinates. */
  public void aim(double x) {
    if (x != middle) {
      middle = x;
      requestLayout();
    }
  }

  /** Shrinks the text if necessary, so that it always fits on one line. */
  @Override
  protected void layoutChildren() {
    double wide = Math.ceil(line.prefWidth(-1));
    double high = line.prefHeight(wide);
    double part = wide <= getWidth() ? 1 : getWidth() / wide;
    line.setScaleX(part);
    line.setScaleY(part);
    double seen = part * wide;
    double left = Math.clamp(middle - seen / 2, 0, Math.max(0, getWidth() - seen));
    line.resizeRelocate(
        Math.rint(left - (wide - seen) / 2), Math.rint((getHeight() - high) / 2), wide, high);
  }

  /** The visible text. */
  public String words() {
    return line.words();
  }
}
