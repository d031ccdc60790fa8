package oklahoma.client.match;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/**
 * Requests a full garbage collection while the player looks at the scores of a deal, and during a
 * deal when much memory is unused and nothing moves. The serial collector returns memory to the
 * system only then, and at those moments nobody notices a pause of a tenth of a second.
 */
final class HeapRest {
  private static final Duration SCORES_HAVE_COME_IN = Duration.seconds(1);
  private static final Duration NOTHING_HAPPENS = Duration.millis(300);

  /** A collection pays off once the heap has grown by this many bytes since the last one. */
  private static final long MUCH = 12L << 20;

  private final PauseTransition rest = new PauseTransition(SCORES_HAVE_COME_IN);
  private final PauseTransition calm = new PauseTransition(NOTHING_HAPPENS);
  private final LongSupplier used;
  private final Runnable collector;
  private long left;

  /**
   * Nothing is collected yet.
   *
   * @param moves whether something moves on the table
   */
  HeapRest(BooleanSupplier moves) {
    this(moves, HeapRest::used, System::gc);
  }

  HeapRest(BooleanSupplier moves, LongSupplier used, Runnable collector) {
    this.used = used;
    this.collector = collector;
    left = used.getAsLong();
    rest.setOnFinished(now -> collect());
    calm.setOnFinished(now -> {
      if (moves.getAsBoolean()) {
        calm.playFromStart();
      } else if (used.getAsLong() - left > MUCH) {
        collect();
      }
    });
  }

  /**
   * Twice: JavaFX holds the pictures of effects and of kept nodes softly and looks at all of them
   * whenever it wants one, so only the second collection finds that they rested since the first.
   */
  private void collect() {
    collector.run();
    collector.run();
    left = used.getAsLong();
  }

  private static long used() {
    Runtime machine = Runtime.getRuntime();
    return machine.totalMemory() - machine.freeMemory();
  }

  /** Collects as soon as the scores are at rest. */
  void begin() {
    calm.stop();
    rest.playFromStart();
  }

  /** Something happens at the table: the next calm moment comes after it. */
  void happens() {
    rest.stop();
    calm.playFromStart();
  }

  /** The table is left. */
  void end() {
    rest.stop();
    calm.stop();
  }
}
