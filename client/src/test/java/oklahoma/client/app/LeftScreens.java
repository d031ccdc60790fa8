package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javax.management.JMException;
import javax.management.ObjectName;
import oklahoma.client.fixture.Clocks;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.fixture.Stages;
import org.awaitility.Awaitility;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Screens that were left. Nothing may hold them and nothing of them may run, because one evening of
 * play goes through hundreds of them.
 */
public final class LeftScreens {
  private final Map<String, WeakReference<Object>> left = new LinkedHashMap<>();
  private final Map<String, Set<Object>> clocks = new LinkedHashMap<>();
  private final Set<Object> others = weakly(Set.of());

  /** What runs now belongs to no page. To be asked on the screen's thread. */
  public void clocksOfOthers() {
    others.addAll(Clocks.running());
  }

  /** The page that is seen will be left, and what runs there with it. */
  public void soon(String name, Scene scene) {
    StackPane window = (StackPane) scene.lookup("#notices").getParent();
    Node page = ((StackPane) window.getChildren().get(1)).getChildren().getFirst();
    soon(name, page);
    Set<Object> running = weakly(Clocks.running());
    running.removeAll(others);
    clocks.put(name + " " + clocks.size(), running);
  }

  /** Who waits for clocks to stop must not keep alive what they know. */
  private static Set<Object> weakly(Set<Object> some) {
    Set<Object> known = Collections.newSetFromMap(new WeakHashMap<>());
    known.addAll(some);
    return known;
  }

  /** Something that belongs to a page will be left with it. */
  public void soon(String name, Object what) {
    left.put(name + " " + left.size(), new WeakReference<>(what));
  }

  /** All are forgotten and nothing of them runs. Not to be asked on the screen's thread. */
  public void areForgotten() {
    Stages.drawAll();
    Awaitility.await("all that was left has stopped")
        .untilAsserted(() -> assertThat(running()).isEmpty());
    Awaitility.await("all that was left is forgotten")
        .untilAsserted(() -> assertThat(held()).isEmpty());
  }

  private List<String> running() {
    return WaitForAsyncUtils.waitForAsyncFx(
        Duration.ofSeconds(60).toMillis(),
        () ->
            clocks.entrySet().stream()
                .filter(screen -> !Clocks.stopped(screen.getValue()))
                .map(Map.Entry::getKey)
                .toList());
  }

  private List<String> held() {
    Pulses.settle();
    collect();
    return left.entrySet().stream()
        .filter(screen -> screen.getValue().get() != null)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The tests' JVM disables {@code System.gc()}, but no histogram comes without a collection. */
  private static void collect() {
    try {
      ManagementFactory.getPlatformMBeanServer()
          .invoke(
              new ObjectName("com.sun.management:type=DiagnosticCommand"),
              "gcClassHistogram",
              new Object[] {new String[0]},
              new String[] {String[].class.getName()});
    } catch (JMException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
