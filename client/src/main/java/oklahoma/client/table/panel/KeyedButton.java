package oklahoma.client.table.panel;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** A button that shows its key. Its text is never truncated. */
public final class KeyedButton extends Button {
  private final Label words = new Label();
  private final Label key = new Label();
  private final HBox line = new HBox(words, key);

  public KeyedButton(String id, String shownKey, String... styles) {
    setId(id);
    getStyleClass().add("keyed");
    getStyleClass().addAll(styles);
    line.getStyleClass().add("keyed-line");
    words.getStyleClass().add("keyed-words");
    key.getStyleClass().add("key-cap");
    key.setText(shownKey);
    words.setMinWidth(USE_PREF_SIZE);
    key.setMinWidth(USE_PREF_SIZE);
    setGraphic(line);
    setMinWidth(USE_PREF_SIZE);
    setFocusTraversable(true);
  }

  public void setWords(String text) {
    words.setText(text);
    setAccessibleText(text);
  }
}
