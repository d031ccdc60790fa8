package oklahoma.client.ui;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

/** A screen of the one window. */
public interface Page {

  /** What is shown. */
  Node node();

  /** Whether it brings a cloth of its own, so that the window's need not be drawn. */
  default boolean clothed() {
    return false;
  }

  /** Called whenever the page is shown. */
  default void opened() {}

  /** Called when it is left for good. */
  default void closed() {}

  /**
   * A key that no control wanted.
   *
   * @return whether the page wanted it
   */
  default boolean pressed(KeyEvent key) {
    return false;
  }

  /**
   * Esc where no card or menu is open.
   *
   * @return whether the page did something about it; otherwise it is left
   */
  default boolean escaped() {
    return false;
  }
}
