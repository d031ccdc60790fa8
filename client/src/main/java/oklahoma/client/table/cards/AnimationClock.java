package oklahoma.client.table.cards;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;

/** Advances the animations of the table. Its timer runs only while something moves. */
public final class AnimationClock {
  private static final double LONGEST_MS = 100;

  /** Something that this clock animates. */
  public interface Mover {

    /**
     * Advances the animation.
     *
     * @param ms milliseconds since the last call, at most 100
     */
    void advance(double ms);

    /** Whether the clock must keep running for this mover. */
    boolean moves();
  }

  private final List<Mover> movers = new ArrayList<>();
  private final AnimationTimer timer =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          beat(now);
        }
      };
  private long lastNanos;
  private boolean stopped;

  /**
   * Adds a mover. In each pulse the clock advances movers in the order in which they were added.
   */
  public void add(Mover mover) {
    movers.add(mover);
  }

  /** Starts the timer, which runs until nothing moves. */
  public void wake() {
    if (lastNanos == 0 && !stopped) {
      lastNanos = -1;
      timer.start();
    }
  }

  /** Stops the timer for good; {@link #wake} has no effect afterwards. */
  public void stop() {
    timer.stop();
    stopped = true;
  }

  private void beat(long now) {
    double ms = lastNanos <= 0 ? 0 : Math.min(LONGEST_MS, (now - lastNanos) / 1e6);
    lastNanos = now;
    movers.forEach(mover -> mover.advance(ms));
    if (movers.stream().noneMatch(Mover::moves)) {
      timer.stop();
      lastNanos = 0;
    }
  }
}
