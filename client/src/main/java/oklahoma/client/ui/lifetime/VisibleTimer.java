package oklahoma.client.ui.lifetime;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * A clock that ticks while it is needed and visible. JavaFX holds every running clock forever, and
 * everything that it references.
 */
public final class VisibleTimer {
  private final Timeline clock;
  private boolean wanted;
  private boolean seen;

  /**
   * A clock that is not wanted yet.
   *
   * @param shown what has to be seen
   */
  public VisibleTimer(Node shown, Duration often, Runnable tick) {
    clock = new Timeline(new KeyFrame(often, due -> tick.run()));
    clock.setCycleCount(Animation.INDEFINITE);
    shown
        .sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::showingProperty)
        .orElse(false)
        .subscribe(now -> {
          seen = now;
          follow();
        });
  }

  /** Whether it is wanted from now on. */
  public void want(boolean now) {
    wanted = now;
    follow();
  }

  private void follow() {
    if (wanted && seen) {
      clock.play();
    } else {
      clock.stop();
    }
  }
}
