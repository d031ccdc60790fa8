package oklahoma.client.table.motion;

import java.util.OptionalDouble;

/**
 * The animation of one change.
 *
 * @param nominalMs how long it is expected to take at normal speed
 * @param overlapMs how long before its end the next step may begin, for steps that touch different
 *     cards
 * @param animation shows the picture at a moment
 * @param settle puts everything where it belongs after the change; runs exactly once, whatever
 *     becomes of the animation
 */
public record MotionStep(double nominalMs, double overlapMs, Animation animation, Runnable settle) {

  /** A picture that moves. */
  @FunctionalInterface
  public interface Animation {

    /**
     * Begins, once and before any moment is shown.
     *
     * @return how long it takes at normal speed, in milliseconds; empty if that is as expected
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
     * Whether it may end when its time is over. One that holds on is cut at twice its time and a
     * quarter of a second.
     */
    default boolean mayEnd() {
      return true;
    }
  }

  /** A step that only settles. */
  public static MotionStep still(Runnable settle) {
    return new MotionStep(0, 0, ms -> {}, settle);
  }
}
