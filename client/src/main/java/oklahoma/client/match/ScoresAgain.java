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
 * Leads back to the scores, and so to the next deal, from the table after a deal: by a click, or by
 * Enter. It appears where questions appear during a deal.
 */
final class ScoresAgain extends Button {
  private static final Insets EDGE = new Insets(12);

  private final SimpleBooleanProperty offered = new SimpleBooleanProperty(this, "offered");

  /**
   * A way back that is not offered yet.
   *
   * @param covered whether something covers the table
   * @param open shows the scores
   */
  ScoresAgain(Texts texts, BooleanExpression covered, Runnable open) {
    setId("scores-again");
    getStyleClass().add(Styles.ACCENT);
    textProperty().bind(texts.live("score.missed.back"));
    setMinWidth(USE_PREF_SIZE);
    setOnAction(pressed -> open.run());
    visibleProperty().bind(offered.and(covered.not()));
    StackPane.setAlignment(this, Pos.CENTER_LEFT);
    StackPane.setMargin(this, EDGE);
  }

  /** Whether a deal has ended and the next one has not begun. */
  void offer(boolean ended) {
    offered.set(ended);
  }

  /** Whether it is offered, though something may cover it. */
  boolean offered() {
    return offered.get();
  }

  /** Itself, where the keyboard can reach it. */
  List<Button> reached() {
    return isVisible() ? List.of(this) : List.of();
  }

  /** Enter leads back too, where nothing else hears it. */
  void pressed(KeyEvent event) {
    if (isVisible() && Controls.isFreeEnter(event)) {
      fire();
      event.consume();
    }
  }
}
