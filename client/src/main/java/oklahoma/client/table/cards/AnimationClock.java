package oklahoma.client.table.cards;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;

/** Advances the time of the table while anything at it moves, and stops while nothing does. */
public final class AnimationClock {
  private static final double LONGEST_MS = 100;

  /** Something that moves by the table's time. */
  public interface Mover {

    /**
     * Time passes.
     *
     * @param ms since the last beat
     */
    void advance(double ms);

    /** Whether the time must go on for it. */
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

  /** Lets time pass for this too, after those that were added before. */
  public void add(Mover mover) {
    movers.add(mover);
  }

  /** Lets the time run until nothing moves any more. */
  public void wake() {
    if (lastNanos == 0 && !stopped) {
      lastNanos = -1;
      timer.start();
    }
  }

  /** No time passes from now on, whatever moves. */
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
