package oklahoma.client.ui.lifetime;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * A clock that ticks while it is wanted and its node is in a visible window. JavaFX holds every
 * running clock, and everything that it references, forever.
 */
public final class VisibleTimer {
  private final Timeline clock;
  private boolean wanted;
  private boolean seen;

  /**
   * A clock that waits for {@link #setWanted}.
   *
   * @param shown the node that must be in a visible window
   * @param often the time between two ticks
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

  /** Sets whether the clock is wanted. */
  public void setWanted(boolean now) {
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
