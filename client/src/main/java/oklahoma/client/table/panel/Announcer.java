package oklahoma.client.table.panel;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/**
 * A line that says the last thing that happened. It is also what a screen reader reads aloud, so it
 * is heard in other words than it is seen.
 */
public final class Announcer extends Region {
  private final Sentence line = new Sentence();

  /** A line that says nothing yet. */
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

  /** Lets something be heard only; what is seen stays. */
  public void speak(String spoken) {
    setAccessibleText(spoken);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** It is one line, however long the names and large the words are. */
  @Override
  protected void layoutChildren() {
    double wide = Math.ceil(line.prefWidth(-1));
    double high = line.prefHeight(wide);
    double part = wide <= getWidth() ? 1 : getWidth() / wide;
    line.setScaleX(part);
    line.setScaleY(part);
    line.resizeRelocate(
        Math.rint((getWidth() - wide) / 2), Math.rint((getHeight() - high) / 2), wide, high);
  }

  /** What is seen. */
  public String words() {
    return line.words();
  }
}
