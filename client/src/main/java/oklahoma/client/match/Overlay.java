package oklahoma.client.match;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import oklahoma.client.ui.InputGuard;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.ReadyButton;

/** Darkens the table behind a panel that covers it. */
public final class Overlay extends StackPane {
  private static final double EDGE = 6;

  private final Runnable lifted;
  private final InputGuard arming = new InputGuard();
  private boolean peeking;

  /**
   * Nothing covers the table yet.
   *
   * @param lifted runs when the table is free again
   */
  public Overlay(Runnable lifted) {
    this.lifted = lifted;
    getStyleClass().add("veil");
    setVisible(false);
    setMinSize(0, 0); // never larger than the window because of a large panel
    addEventFilter(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (arming.keeps(key)) {
            key.consume();
          }
        });
  }

  /** Whether something covers the table. */
  boolean covers() {
    return isVisible();
  }

  /** Puts a panel before the table in place of the one before; its main button has the focus. */
  public void cover(Node panel) {
    arming.end();
    show(panel);
    focusMain();
  }

  /** The same for a panel that comes by itself: its main button gets the focus in a moment. */
  void appear(Node panel) {
    show(panel);
    Controls.offerFocus(this);
    arming.begin(() -> {
      if (Controls.hasKeyboard(this)) {
        focusMain();
      }
    });
  }

  /** Gives the keyboard back to what covers the table. */
  void takeFocus() {
    requestFocus();
    focusMain();
  }

  private void show(Node panel) {
    peeking = false;
    getChildren().setAll(panel);
    setVisible(true);
  }

  /** The main button is another one when the player has said to be ready. */
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

  /** Takes a panel away that was shown for a moment only. */
  void endPeek() {
    if (peeking) {
      lift();
    }
  }

  /** The table is left, whatever covers it. */
  void leave() {
    arming.end();
  }

  /** Takes away what covers the table. */
  void lift() {
    peeking = false;
    arming.end();
    setVisible(false);
    getChildren().clear();
    lifted.run();
  }

  /** A match of many rounds, or large words in a small window: all of a panel is seen, smaller. */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    for (Node panel : getManagedChildren()) {
      double share = share(panel.getLayoutBounds());
      panel.setScaleX(share);
      panel.setScaleY(share);
    }
  }

  /** How much of its size a panel keeps, at most 1. */
  private double share(Bounds panel) {
    if (panel.getWidth() <= getWidth() && panel.getHeight() <= getHeight()) {
      return 1;
    }
    return Math.min(
        (getWidth() - 2 * EDGE) / panel.getWidth(), (getHeight() - 2 * EDGE) / panel.getHeight());
  }
}
