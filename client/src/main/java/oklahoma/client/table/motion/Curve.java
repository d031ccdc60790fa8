package oklahoma.client.table.motion;

/**
 * A cubic Bézier easing curve from (0, 0) to (1, 1), with the control points of {@code
 * cubic-bezier} in CSS.
 *
 * @param x1 of the first control point, 0 to 1
 * @param y1 of the first control point, 0 to 1
 * @param x2 of the second control point, 0 to 1
 * @param y2 of the second control point, 0 to 1
 */
public record Curve(double x1, double y1, double x2, double y2) {

  /** Quick to start and gentle to end: cards that change places. */
  public static final Curve STANDARD = new Curve(0.2, 0, 0, 1);

  /** Starts at full speed and slows down for a long time: cards that land. */
  public static final Curve LANDING = new Curve(0.05, 0.7, 0.1, 1);

  /** Without easing. */
  public static final Curve EVEN = new Curve(0, 0, 1, 1);

  private static final int HALVINGS = 24;

  /** The progress of the movement at this part of the time, both 0 to 1. */
  public double at(double time) {
    if (time <= 0 || time >= 1) {
      return Math.clamp(time, 0, 1);
    }
    double low = 0;
    double high = 1;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (bezier(x1, x2, middle) < time) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return bezier(y1, y2, (low + high) / 2);
  }

  private static double bezier(double one, double two, double t) {
    double rest = 1 - t;
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t;
  }
}
