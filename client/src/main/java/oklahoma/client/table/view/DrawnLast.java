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
   * Takes note of what a part draws now.
   *
   * @param what all that the drawing follows from
   * @return whether it differs from the last time
   */
  boolean differ(Node part, Object... what) {
    List<Object> now = List.of(what);
    return !now.equals(last.put(part, now));
  }

  /** Everything is to be drawn again: its room, its letters or the language have changed. */
  void forget() {
    last.clear();
  }
}
