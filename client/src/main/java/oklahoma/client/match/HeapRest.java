package oklahoma.client.match;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/**
 * Requests a full garbage collection while the player looks at the scores of a deal, and during a
 * deal when nothing moves and the heap has grown. The serial collector returns memory to the system
 * only then, and a pause of a tenth of a second is not noticed at those moments.
 */
final class HeapRest {
  private static final Duration SCORES_HAVE_COME_IN = Duration.seconds(1);
  private static final Duration NOTHING_HAPPENS = Duration.millis(300);

  /** The growth of the heap in bytes from which on a collection during a deal pays off. */
  private static final long MUCH = 12L << 20;

  private final PauseTransition rest = new PauseTransition(SCORES_HAVE_COME_IN);
  private final PauseTransition calm = new PauseTransition(NOTHING_HAPPENS);
  private final LongSupplier used;
  private final Runnable collector;
  private long left;

  /**
   * Starts without a collection.
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
   * Collects twice. JavaFX holds images of effects and cached nodes by soft references, and touches
   * all of them whenever it needs one. So only the second collection sees that they have not been
   * used since the first.
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

  /** Collects after a second, when the panel with the scores has come to rest. */
  void begin() {
    calm.stop();
    rest.playFromStart();
  }

  /** Something has happened at the table: waits for the next moment without motion. */
  void happens() {
    rest.stop();
    calm.playFromStart();
  }

  /** Cancels waiting collections, when the player leaves the table. */
  void end() {
    rest.stop();
    calm.stop();
  }
}
