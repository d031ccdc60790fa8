package oklahoma.client.table.motion;

import java.util.OptionalDouble;

/**
 * The animation of one change.
 *
 * @param nominalMs its expected length at normal speed
 * @param overlapMs how long before its end the next step may begin, if that moves other cards
 * @param animation shows each moment
 * @param settle puts everything in its place after the change; runs exactly once, even if the
 *     animation fails
 */
public record MotionStep(double nominalMs, double overlapMs, Animation animation, Runnable settle) {

  /** An animation, shown moment by moment. */
  @FunctionalInterface
  public interface Animation {

    /**
     * Begins the animation; called once, before {@link #show}.
     *
     * @return its length at normal speed, in milliseconds; empty if it is as expected
     */
    default OptionalDouble begin() {
      return OptionalDouble.empty();
    }

    /**
     * Shows a moment.
     *
     * @param ms since the step began, at normal speed
     */
    void show(double ms);

    /**
     * Whether the step may end when its time is over. If not, {@link AnimationPlayer} cuts it off
     * after twice its time plus a quarter of a second.
     */
    default boolean mayEnd() {
      return true;
    }
  }

  /** A step without animation. */
  public static MotionStep still(Runnable settle) {
    return new MotionStep(0, 0, ms -> {}, settle);
  }
}
