package oklahoma.client.table.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;

/**
 * What the parts of a table drew last. An event updates the table several times, and a part that
 * would draw the same again skips it.
 */
final class DrawnLast {
  private final Map<Node, List<Object>> last = new HashMap<>();

  /**
   * Records what a part draws now.
   *
   * @param what all inputs of the drawing
   * @return whether it differs from the last time
   */
  boolean differ(Node part, Object... what) {
    List<Object> now = List.of(what);
    return !now.equals(last.put(part, now));
  }

  /** Forces a redraw of everything: its space, its fonts or the language have changed. */
  void forget() {
    last.clear();
  }
}
