package oklahoma.client.table.panel;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.StackPane;

/**
 * A line that says the last thing that happened. It is also what a screen reader reads aloud, so it
 * is heard in other words than it is seen.
 */
public final class Announcer extends StackPane {
  private final Sentence line = new Sentence();

  /** A line that says nothing yet. */
  public Announcer() {
    setId("announcer");
    getStyleClass().add("announcer");
    setAccessibleRole(AccessibleRole.TEXT);
    setMouseTransparent(true);
    line.setMaxHeight(USE_PREF_SIZE);
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
    line.say(shown);
    setVisible(!shown.isEmpty());
    speak(spoken);
  }

  /** Lets something be heard only; what is seen stays. */
  public void speak(String spoken) {
    setAccessibleText(spoken);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** What is seen. */
  public String words() {
    return line.words();
  }
}
