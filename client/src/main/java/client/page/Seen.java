package client.page;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/**
 * Whether a node is on the page that is seen. Settings, plans and words outlive every screen: who
 * listened to them for good would be held in memory after the screen was left.
 */
public final class Seen {
  private Seen() {}

  /** True while the node is in a window. */
  public static ObservableValue<Boolean> of(Node node) {
    return node.sceneProperty().map(scene -> true).orElse(false);
  }

  /** Takes a value at once, and whatever it becomes or has become while the node is seen. */
  public static <T> void follow(Node node, ObservableValue<T> value, Consumer<? super T> then) {
    value.when(of(node)).subscribe(then);
  }
}
