package client.table.motion;

import client.table.layout.Lying;
import client.table.layout.Place;
import client.table.layout.Spot;
import java.util.Optional;

/**
 * One card's way within a step. A card that was not drawn before appears where it starts; one that
 * is not drawn afterwards is gone when it arrives.
 *
 * @param from the spot whose node moves; empty if a node must be made
 * @param start what is seen at the start
 * @param to the spot that the node belongs to from now on; empty if it is to be removed
 * @param end what is seen at the end
 * @param timing when and how
 * @param fade whether it becomes visible, or stops to be, on the way
 */
public record Glide(
    Optional<Spot> from, Lying start, Optional<Spot> to, Lying end, Timing timing, boolean fade) {

  /**
   * When and how a card moves, at normal speed.
   *
   * @param delayMs after the step began
   * @param durationMs of the movement
   * @param curve its easing
   * @param sagitta how far its way bends to the left, as a part of the distance; 0 is straight
   */
  public record Timing(double delayMs, double durationMs, Curve curve, double sagitta) {

    /** When it has arrived, in milliseconds after the step began. */
    public double endMs() {
      return delayMs + durationMs;
    }

    Timing after(double more) {
      return new Timing(delayMs + more, durationMs, curve, sagitta);
    }
  }

  /** Whether the card is turned over on the way. */
  public boolean flips() {
    return !start.face().equals(end.face());
  }

  /** Whether nothing is to be seen of it. */
  public boolean still() {
    return !fade && !flips() && start.place().equals(end.place());
  }

  /**
   * Where the card is when so much of the step's time has passed.
   *
   * @param ms since the step began, at normal speed
   */
  public Place at(double ms) {
    double time = timing.durationMs() <= 0 ? 1 : (ms - timing.delayMs()) / timing.durationMs();
    double part = ms >= timing.endMs() ? 1 : timing.curve().at(time);
    Place one = start.place();
    Place two = end.place();
    double bend = timing.sagitta() * 4 * part * (1 - part);
    double dx = two.x() - one.x();
    double dy = two.y() - one.y();
    return new Place(
        one.x() + part * dx + bend * dy,
        one.y() + part * dy - bend * dx,
        mix(one.width(), two.width(), part),
        mix(one.angle(), two.angle(), part),
        two.order());
  }

  /**
   * How the card is turned while it flips: 1 its old face in full, 0 its edge, -1 its new face in
   * full. The flip is over when six tenths of the way are.
   *
   * @param ms since the step began, at normal speed
   */
  public double turnedAt(double ms) {
    double length = Math.min(FLIP_MS, timing.durationMs() * FLIP_PART);
    if (!flips() || length <= 0) {
      return flips() ? -1 : 1;
    }
    double begin = timing.delayMs() + Math.max(0, timing.durationMs() * FLIP_PART - length) / 2;
    return 1 - 2 * Math.clamp((ms - begin) / length, 0, 1);
  }

  /**
   * How visible the card is, 0 to 1.
   *
   * @param ms since the step began, at normal speed
   */
  public double opacityAt(double ms) {
    if (!fade) {
      return 1;
    }
    double time =
        timing.durationMs() <= 0
            ? 1
            : Math.clamp((ms - timing.delayMs()) / timing.durationMs(), 0, 1);
    return from.isEmpty() ? time : 1 - time;
  }

  private static final double FLIP_MS = 180;
  private static final double FLIP_PART = 0.6;

  private static double mix(double one, double two, double part) {
    return one + part * (two - one);
  }
}
