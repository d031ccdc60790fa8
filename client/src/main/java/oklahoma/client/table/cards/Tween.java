package oklahoma.client.table.cards;

import oklahoma.client.table.layout.Place;
import oklahoma.client.table.motion.Curve;

/** A card's own way from one place to another. */
final class Tween {
  private final Place from;
  private final Place to;
  private final double length;
  private final Curve curve;
  private double passed;

  Tween(Place from, Place to, double ms, Curve curve) {
    this.from = from;
    this.to = to;
    this.length = ms;
    this.curve = curve;
  }

  /** Where it ends. */
  Place to() {
    return to;
  }

  boolean goesTo(Place place) {
    return to.equals(place);
  }

  /** Where the card is after more time. */
  Place after(double ms) {
    passed = Math.min(length, passed + ms);
    if (over()) {
      return to;
    }
    double part = curve.at(passed / length);
    return new Place(
        mix(from.x(), to.x(), part),
        mix(from.y(), to.y(), part),
        mix(from.width(), to.width(), part),
        mix(from.angle(), to.angle(), part),
        to.order());
  }

  boolean over() {
    return passed >= length;
  }

  private static double mix(double one, double two, double part) {
    return one + part * (two - one);
  }
}
