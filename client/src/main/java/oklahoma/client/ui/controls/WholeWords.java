package oklahoma.client.ui.controls;

import java.util.Arrays;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/** A text that wraps if necessary, but never inside a word. */
public final class WholeWords extends Label {
  /** A text that follows this value. */
  public WholeWords(ObservableValue<String> words) {
    textProperty().bind(words);
    Controls.wrapped(this);
  }

  @Override
  protected double computeMinWidth(double height) {
    Text measure = new Text();
    measure.setFont(getFont());
    double widest =
        Arrays.stream(getText().split(" ", -1))
            .mapToDouble(word -> {
              measure.setText(word);
              return Math.ceil(measure.getLayoutBounds().getWidth());
            })
            .max()
            .orElse(0);
    return snappedLeftInset() + widest + 1 + snappedRightInset();
  }
}
