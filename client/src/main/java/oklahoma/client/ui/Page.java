package oklahoma.client.ui;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

/** A screen of the window. */
public interface Page {

  /** The root of the page. */
  Node node();

  /** Whether it has a cloth of its own, so that the window's cloth need not be drawn. */
  default boolean clothed() {
    return false;
  }

  /** Called whenever the page becomes visible. */
  default void opened() {}

  /** Called when the player has left the page for good. */
  default void closed() {}

  /**
   * Handles a key that no control has used.
   *
   * @return whether the page has used it
   */
  default boolean pressed(KeyEvent key) {
    return false;
  }

  /**
   * Handles Esc, unless a card or menu has used it.
   *
   * @return whether the page has used it; otherwise the player leaves the page
   */
  default boolean escaped() {
    return false;
  }
}
