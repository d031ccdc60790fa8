package oklahoma.client.table.motion;

import oklahoma.client.table.layout.Place;
import oklahoma.client.table.motion.Glide.Fade;
import oklahoma.client.table.motion.Glide.Timing;

/**
 * The path of a card from one place to another.
 *
 * @param timing the delay, the duration and the shape of the path
 */
public record CardPath(Place from, Place to, Timing timing) {

  /** A straight path that begins at once. */
  public static CardPath straight(Place from, Place to, double ms, Curve curve) {
    return new CardPath(from, to, new Timing(0, ms, curve, 0, Fade.NONE));
  }

  /** The card's position after this much time. */
  public Place at(double ms) {
    double part = timing.curve().at(timing.part(ms));
    double bend = timing.sagitta() * 4 * part * (1 - part);
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    return new Place(
        from.x() + part * dx + bend * dy,
        from.y() + part * dy - bend * dx,
        from.width() + part * (to.width() - from.width()),
        from.angle() + part * (to.angle() - from.angle()),
        to.order());
  }

  /** Whether the card has arrived after this much time. */
  public boolean over(double ms) {
    return ms >= timing.endMs();
  }
}
