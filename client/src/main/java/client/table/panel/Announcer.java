package client.table.panel;

import java.util.function.Consumer;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.StackPane;

/**
 * A line that says the last thing that happened. It is also what a screen reader reads aloud, so it
 * may be fuller than the pictures.
 */
public final class Announcer extends StackPane {
  private final Sentence line = new Sentence();
  private final Consumer<String> heard;

  /**
   * A line that says nothing yet.
   *
   * @param heard gets every announcement, for those who read or speak it elsewhere
   */
  public Announcer(Consumer<String> heard) {
    this.heard = heard;
    setId("announcer");
    getStyleClass().add("announcer");
    setAccessibleRole(AccessibleRole.TEXT);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
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
    setAccessibleText(spoken);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    heard.accept(spoken);
  }

  /** What is seen. */
  public String words() {
    return line.words();
  }
}
