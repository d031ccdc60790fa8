package oklahoma.client.ui.lifetime;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.util.Subscription;

/**
 * Tells whether a node is in a window. Settings, plans and texts outlive the screens: a permanent
 * listener on them would keep a closed screen in memory.
 */
public final class NodeVisibility {
  private NodeVisibility() {}

  /** True while the node is in a window. */
  public static ObservableValue<Boolean> of(Node node) {
    return node.sceneProperty().map(scene -> true).orElse(false);
  }

  /**
   * Passes on a value now, and each change while the node is in a window; a change meanwhile is
   * passed on when the node returns.
   */
  public static <T> void follow(Node node, ObservableValue<T> value, Consumer<? super T> then) {
    value.when(of(node)).subscribe(then);
  }

  /**
   * Runs a listener while the node is in a window.
   *
   * @param begin starts the listener; its subscription ends when the node leaves the window
   */
  public static void listen(Node node, Supplier<Subscription> begin) {
    AtomicReference<Subscription> subscription = new AtomicReference<>(Subscription.EMPTY);
    of(node)
        .subscribe(
            seen -> subscription.getAndSet(seen ? begin.get() : Subscription.EMPTY).unsubscribe());
  }
}
