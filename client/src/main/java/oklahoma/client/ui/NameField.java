package oklahoma.client.ui;

import com.ibm.icu.text.BreakIterator;
import java.util.function.UnaryOperator;
import javafx.scene.control.TextFormatter;

/** What a player may be called: any script, but not endlessly. */
public final class Names {
  /** The longest name, in characters as a reader counts them. */
  public static final int LONGEST = 24;

  private Names() {}

  /** Keeps a field from getting a name that is too long, or one with line breaks. */
  public static TextFormatter<String> formatter() {
    UnaryOperator<TextFormatter.Change> filter =
        change -> {
          change.setText(change.getText().replaceAll("\\p{Cntrl}", ""));
          return length(change.getControlNewText()) > LONGEST ? null : change;
        };
    return new TextFormatter<>(filter);
  }

  private static int length(String name) {
    BreakIterator graphemes = BreakIterator.getCharacterInstance();
    graphemes.setText(name);
    int count = 0;
    while (graphemes.next() != BreakIterator.DONE) {
      count++;
    }
    return count;
  }
}
