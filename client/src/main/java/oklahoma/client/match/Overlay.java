package oklahoma.client.match;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import oklahoma.client.ui.InputGuard;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.ReadyButton;

/** Covers the table with a panel, and darkens the table behind it. */
public final class Overlay extends StackPane {
  private static final double EDGE = 6;

  private final Runnable lifted;
  private final InputGuard arming = new InputGuard();
  private boolean peeking;

  /**
   * A hidden overlay.
   *
   * @param lifted runs when the overlay is hidden again
   */
  public Overlay(Runnable lifted) {
    this.lifted = lifted;
    getStyleClass().add("veil");
    setVisible(false);
    setMinSize(0, 0); // a large panel must not make the window's content larger than the window
    addEventFilter(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (arming.keeps(key)) {
            key.consume();
          }
        });
  }

  /** Whether the overlay covers the table. */
  boolean covers() {
    return isVisible();
  }

  /** Shows a panel instead of the previous one, and gives the focus to its main button. */
  public void cover(Node panel) {
    arming.end();
    show(panel);
    focusMain();
  }

  /**
   * Shows a panel that the player has not asked for. Its main button gets the focus a moment later,
   * so that a key meant for the table does not press it.
   */
  void appear(Node panel) {
    show(panel);
    Controls.offerFocus(this);
    arming.begin(() -> {
      if (Controls.hasKeyboard(this)) {
        focusMain();
      }
    });
  }

  /** Gives the focus to the main button of the panel. */
  void takeFocus() {
    requestFocus();
    focusMain();
  }

  private void show(Node panel) {
    peeking = false;
    getChildren().setAll(panel);
    setVisible(true);
  }

  /** Gives the focus to the main button, or to the ready button once the player has pressed it. */
  private void focusMain() {
    Optional.ofNullable(lookup(".accent"))
        .or(() -> Optional.ofNullable(lookup("." + ReadyButton.SAID)))
        .ifPresent(Controls::offerFocus);
  }

  /** Shows a panel until {@link #endPeek}. */
  void peek(Node panel) {
    cover(panel);
    peeking = true;
  }

  /** Hides the panel of {@link #peek}; does nothing if another panel is shown. */
  void endPeek() {
    if (peeking) {
      lift();
    }
  }

  /** Cancels the delay of {@link #appear}, when the player leaves the table. */
  void leave() {
    arming.end();
  }

  /** Hides the panel. */
  void lift() {
    peeking = false;
    arming.end();
    setVisible(false);
    getChildren().clear();
    lifted.run();
  }

  /**
   * Shrinks a panel that is larger than the window, for example in a long match or with large text.
   */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    for (Node panel : getManagedChildren()) {
      double share = share(panel.getLayoutBounds());
      panel.setScaleX(share);
      panel.setScaleY(share);
    }
  }

  /** The scale at which a panel fits, at most 1. */
  private double share(Bounds panel) {
    if (panel.getWidth() <= getWidth() && panel.getHeight() <= getHeight()) {
      return 1;
    }
    return Math.min(
        (getWidth() - 2 * EDGE) / panel.getWidth(), (getHeight() - 2 * EDGE) / panel.getHeight());
  }
}
