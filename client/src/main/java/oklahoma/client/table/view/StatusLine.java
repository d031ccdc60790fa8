package oklahoma.client.table.view;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.HBox;
import javafx.scene.text.FontWeight;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.panel.Letters;
import oklahoma.client.table.panel.SignedText;

/** The line that says who must do what; it is also what is announced to the ear. */
final class StatusLine extends HBox {
  /** Height of its letters in words of size 1. */
  private static final double LETTERS = 13;

  private static final PseudoClass MINE = PseudoClass.getPseudoClass("mine");
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

  private final SignedText words = new SignedText("status-words");

  StatusLine() {
    setId("status");
    getStyleClass().add("status");
    setAccessibleRole(AccessibleRole.TEXT);
    setAlignment(Pos.CENTER_LEFT);
    words.setMinWidth(0);
    setFillHeight(false);
    getChildren().add(words);
  }

  /**
   * Says this, in this room.
   *
   * @param mine whether it is for the player to act
   * @param warning whether something is wrong with the connection
   */
  void show(String sentence, Frame frame, boolean mine, boolean warning) {
    boolean changed = !sentence.equals(words.words());
    Area room = frame.status();
    double unit = frame.unit();
    words.setWords(sentence);
    pseudoClassStateChanged(MINE, mine);
    pseudoClassStateChanged(WARNING, warning);
    setMaxWidth(room.width());
    applyCss();
    double inner = room.width() - snappedLeftInset() - snappedRightInset();
    double air = snappedTopInset() + snappedBottomInset();
    FontWeight weight = mine ? FontWeight.BOLD : FontWeight.NORMAL;
    double type =
        Letters.largest(
            frame.type(),
            Math.min(unit, frame.type()),
            size -> words.font(LETTERS * size, weight).prefHeight(inner) + air <= room.height());
    words.font(LETTERS * type, weight);
    double wide = Math.min(inner, words.prefWidth(-1));
    double height = Math.max(Math.rint(28 * unit), words.prefHeight(wide) + air);
    resizeRelocate(
        room.x(),
        Math.rint(
            room.bottom() - 6 * unit - height), // two lines grow upwards, away from the buttons
        Math.ceil(wide) + snappedLeftInset() + snappedRightInset(),
        height);
    if (changed) {
      setAccessibleText(sentence);
      notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
  }

  /** What it says. */
  String sentence() {
    return words.words();
  }
}
