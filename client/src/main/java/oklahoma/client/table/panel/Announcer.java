package oklahoma.client.table.panel;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/**
 * A line with the latest event. It is also what a screen reader reads aloud, so its spoken text
 * differs from the visible one.
 */
public final class Announcer extends Region {
  private final Sentence line = new Sentence();
  private double middle;

  /** An empty line. */
  public Announcer() {
    setId("announcer");
    getStyleClass().add("announcer");
    setAccessibleRole(AccessibleRole.TEXT);
    setMouseTransparent(true);
    getChildren().add(line);
    setVisible(false);
  }

  /**
   * Says something.
   *
   * @param shown what is seen, with cards as tokens
   * @param spoken what is heard, with cards in words
   */
  public void announce(String shown, String spoken) {
    reword(shown, spoken);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Puts other words in the place of those that are there; nothing is read aloud. */
  public void reword(String shown, String spoken) {
    line.say(shown);
    setVisible(!shown.isEmpty());
    setAccessibleText(spoken);
  }

  /** Reads something aloud without changing the visible text. */
  public void speak(String spoken) {
    setAccessibleText(spoken);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** The line has its middle here, in this node's own coordinates, where it has room for that. */
  public void aim(double x) {
    if (x != middle) {
      middle = x;
      requestLayout();
    }
  }

  /** It is one line, however long the names and large the words are. */
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

  /** What is seen. */
  public String words() {
    return line.words();
  }
}
