package client.app;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/** Darkens the table behind a panel that stands before it. */
final class Veil extends StackPane {
  private final Runnable lifted;
  private boolean peeking;

  /**
   * Nothing stands before the table yet.
   *
   * @param lifted is told when the table is free again
   */
  Veil(Runnable lifted) {
    this.lifted = lifted;
    getStyleClass().add("veil");
    setVisible(false);
  }

  /** Whether something stands before the table. */
  boolean covers() {
    return isVisible();
  }

  /** Puts a panel before the table in place of the one before; its main button has the focus. */
  void cover(Node panel) {
    getChildren().setAll(panel);
    setVisible(true);
    Optional.ofNullable(panel.lookup(".accent")).ifPresent(Node::requestFocus);
  }

  /** Shows a panel until {@link #endPeek}. */
  void peek(Node panel) {
    peeking = true;
    cover(panel);
  }

  /** Takes a panel away that was shown for a moment only. */
  void endPeek() {
    if (peeking) {
      lift();
    }
  }

  /** Frees the table. */
  void lift() {
    peeking = false;
    setVisible(false);
    getChildren().clear();
    lifted.run();
  }
}
