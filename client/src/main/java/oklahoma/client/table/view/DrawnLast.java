package oklahoma.client.table.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;

/**
 * What each part of a table drew last. An event updates the table several times; a part whose
 * inputs are the same skips drawing.
 */
final class DrawnLast {
  private final Map<Node, List<Object>> last = new HashMap<>();

  /**
   * Records the inputs of a part that is about to draw.
   *
   * @param what all inputs of the drawing
   * @return whether they differ from those of the last drawing
   */
  boolean differ(Node part, Object... what) {
    List<Object> now = List.of(what);
    return !now.equals(last.put(part, now));
  }

  /** Makes all parts redraw, after a change of size, fonts or language. */
  void forget() {
    last.clear();
  }
}
