package oklahoma.client.ui;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;

/**
 * Protects a control that has just appeared: for a short time Enter and Space have no effect,
 * because the player meant them for what was there before.
 */
public final class InputGuard {
  private static final Duration MOMENT = Duration.millis(600);

  private final PauseTransition pause = new PauseTransition(MOMENT);

  /**
   * Starts the protection.
   *
   * @param armed runs when it ends by itself
   */
  public void begin(Runnable armed) {
    pause.setOnFinished(end -> armed.run());
    pause.playFromStart();
  }

  /**
   * Ends the protection at once, without the action: the control has gone, or the player asked for
   * it.
   */
  public void end() {
    pause.stop();
  }

  /** Whether this key must be ignored now. */
  public boolean keeps(KeyEvent key) {
    return pause.getStatus() == Animation.Status.RUNNING
        && (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE);
  }
}
