package oklahoma.client.match;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

/**
 * Asks for a whole garbage collection while the scores of a deal are looked at. The serial
 * collector gives memory back to the system only then, and at that moment nobody sees a tenth of a
 * second in which nothing moves.
 */
final class HeapRest {
  private static final Duration SCORES_HAVE_COME_IN = Duration.seconds(1);

  private final PauseTransition rest = new PauseTransition(SCORES_HAVE_COME_IN);

  /** Nothing is collected yet. */
  HeapRest() {
    rest.setOnFinished(now -> collect());
  }

  /**
   * Twice: JavaFX holds the pictures of effects and of kept nodes softly and looks at all of them
   * whenever it wants one, so only the second collection finds that they rested since the first.
   */
  private static void collect() {
    System.gc();
    System.gc();
  }

  /** Collects as soon as the scores are at rest. */
  void begin() {
    rest.playFromStart();
  }

  /** Does not collect any more: something moves on the table again. */
  void end() {
    rest.stop();
  }
}
