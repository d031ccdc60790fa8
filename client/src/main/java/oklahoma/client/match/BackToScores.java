package oklahoma.client.match;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;

/**
 * The button that leads from the table after a deal back to the scores, and so to the next deal;
 * Enter has the same effect. The button is where questions are during a deal.
 */
final class BackToScores extends Button {
  private static final Insets EDGE = new Insets(12);

  private final SimpleBooleanProperty offered = new SimpleBooleanProperty(this, "offered");

  /**
   * A hidden button.
   *
   * @param covered whether something covers the table
   * @param open shows the scores
   */
  BackToScores(Texts texts, BooleanExpression covered, Runnable open) {
    setId("scores-again");
    getStyleClass().add(Styles.ACCENT);
    textProperty().bind(texts.live("score.missed.back"));
    setMinWidth(USE_PREF_SIZE);
    setOnAction(pressed -> open.run());
    visibleProperty().bind(offered.and(covered.not()));
    StackPane.setAlignment(this, Pos.CENTER_LEFT);
    StackPane.setMargin(this, EDGE);
  }

  /** Shows the button after a deal, or hides it. */
  void offer(boolean ended) {
    offered.set(ended);
  }

  /** Whether a deal has ended, so that the button is visible unless something covers the table. */
  boolean offered() {
    return offered.get();
  }

  /** The button if it is visible, for keyboard traversal. */
  List<Button> reached() {
    return isVisible() ? List.of(this) : List.of();
  }

  /** Presses the button on Enter, if no control uses the key. */
  void pressed(KeyEvent event) {
    if (isVisible() && Controls.isFreeEnter(event)) {
      fire();
      event.consume();
    }
  }
}
