package oklahoma.client.ui.lifetime;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.util.Subscription;

/**
 * Whether a node is on the visible page. Settings, plans and texts outlive every screen: a
 * permanent listener would keep a screen in memory after the player has left it.
 */
public final class NodeVisibility {
  private NodeVisibility() {}

  /** True while the node is in a window. */
  public static ObservableValue<Boolean> of(Node node) {
    return node.sceneProperty().map(scene -> true).orElse(false);
  }

  /** Takes a value at once, and whatever it becomes or has become while the node is seen. */
  public static <T> void follow(Node node, ObservableValue<T> value, Consumer<? super T> then) {
    value.when(of(node)).subscribe(then);
  }

  /**
   * Listens for as long as the node is seen.
   *
   * @param begin runs whenever the node comes into a window; what it returns ends when it leaves it
   */
  public static void listen(Node node, Supplier<Subscription> begin) {
    AtomicReference<Subscription> heard = new AtomicReference<>(Subscription.EMPTY);
    of(node)
        .subscribe(seen -> heard.getAndSet(seen ? begin.get() : Subscription.EMPTY).unsubscribe());
  }
}
