package oklahoma.client.table.layout;

/**
 * The position and orientation of a card, in layout pixels.
 *
 * @param x of the centre
 * @param y of the centre
 * @param width of the card
 * @param angle clockwise, in degrees
 * @param order of painting: higher numbers are in front
 */
public record Place(double x, double y, double width, double angle, double order) {

  /** Height of a card, in card widths. */
  public static final double TALL = 1.4;

  /** The area of the card at angle 0. */
  public Area area() {
    double height = width * TALL;
    return new Area(x - width / 2, y - height / 2, width, height);
  }

  /** The distance between the centres. */
  public double distanceTo(Place other) {
    return Math.hypot(x - other.x, y - other.y);
  }
}
