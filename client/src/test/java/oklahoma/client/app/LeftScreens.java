package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.awaitility.Awaitility;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Screens that were left: nobody may hold them, for whoever plays for an evening goes through
 * hundreds of them.
 */
final class LeftScreens {
  private final Map<String, WeakReference<Object>> left = new LinkedHashMap<>();

  /** The page that is seen will be left. */
  void soon(String name, Scene scene) {
    StackPane window = (StackPane) scene.lookup("#notices").getParent();
    Node page = ((StackPane) window.getChildren().get(1)).getChildren().getFirst();
    soon(name, page);
  }

  /** Something that belongs to a page will be left with it. */
  void soon(String name, Object what) {
    left.put(name + " " + left.size(), new WeakReference<>(what));
  }

  /** All are forgotten. Not to be asked on the screen's thread. */
  void areForgotten() {
    Awaitility.await("all that was left is forgotten")
        .atMost(Duration.ofSeconds(20))
        .untilAsserted(() -> assertThat(held()).isEmpty());
  }

  private List<String> held() {
    WaitForAsyncUtils.waitForFxEvents();
    System.gc();
    return left.entrySet().stream()
        .filter(screen -> screen.getValue().get() != null)
        .map(Map.Entry::getKey)
        .toList();
  }
}
