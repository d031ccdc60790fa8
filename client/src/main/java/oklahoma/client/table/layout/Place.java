package oklahoma.client.table.layout;

/**
 * The position and orientation of a card, in scene units.
 *
 * @param x its centre
 * @param y its centre
 * @param width of the card
 * @param angle by which it is turned clockwise, in degrees
 * @param order what is painted above what: the higher is above
 */
public record Place(double x, double y, double width, double angle, double order) {

  /** Height of a card, in card widths. */
  public static final double TALL = 1.4;

  /** The room that the card takes when it is not turned. */
  public Area area() {
    double height = width * TALL;
    return new Area(x - width / 2, y - height / 2, width, height);
  }

  /** How far the centre of another place is. */
  public double distanceTo(Place other) {
    return Math.hypot(x - other.x, y - other.y);
  }
}
