package oklahoma.client.demo;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Drags a node with synthetic mouse events; the real pointer does not move. */
final class Drag {
  private final Node card;
  private final Point2D from;
  private final Point2D to;

  /** A drag of a card to the middle of another node; both must be shown. */
  Drag(Node card, Node target) {
    this.card = card;
    this.from = middle(card);
    this.to = middle(target);
  }

  /** Presses the mouse button on the card. */
  void press() {
    fire(MouseEvent.MOUSE_PRESSED, from);
  }

  /**
   * Drags the card along the way.
   *
   * @param part how much of the way, 0 to 1
   */
  void move(double part) {
    fire(MouseEvent.MOUSE_DRAGGED, from.interpolate(to, part));
  }

  /** Releases the mouse button at the target. */
  void release() {
    fire(MouseEvent.MOUSE_RELEASED, to);
  }

  private void fire(EventType<MouseEvent> type, Point2D at) {
    boolean down = type != MouseEvent.MOUSE_RELEASED;
    Event.fireEvent(
        card,
        new MouseEvent(
            type,
            at.getX(),
            at.getY(),
            at.getX(),
            at.getY(),
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            down,
            false,
            false,
            true,
            false,
            false,
            null));
  }

  private static Point2D middle(Node node) {
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }
}
