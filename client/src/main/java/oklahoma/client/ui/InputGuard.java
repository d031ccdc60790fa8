package oklahoma.client.ui;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;

/**
 * A short time in which a control that has just appeared ignores Enter and Space: such a key was
 * meant for what was there before.
 */
public final class InputGuard {
  private static final Duration MOMENT = Duration.millis(600);

  private final PauseTransition pause = new PauseTransition(MOMENT);

  /**
   * The moment begins.
   *
   * @param armed runs at its end
   */
  public void begin(Runnable armed) {
    pause.setOnFinished(end -> armed.run());
    pause.playFromStart();
  }

  /** What came has gone, or the player asked for it: the moment is over, and nothing runs. */
  public void end() {
    pause.stop();
  }

  /** Whether this key does nothing at this moment. */
  public boolean keeps(KeyEvent key) {
    return pause.getStatus() == Animation.Status.RUNNING
        && (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE);
  }
}
