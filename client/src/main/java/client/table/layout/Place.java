package client.table.layout;

/**
 * Where on the screen a card lies and how, in units of the scene.
 *
 * @param x its centre
 * @param y its centre
 * @param width of the card
 * @param angle by which it is turned clockwise, in degrees
 * @param order what is painted above what: the higher is above
 */
public record Place(double x, double y, double width, double angle, double order) {

  /** How far the centre of another place is. */
  public double distanceTo(Place other) {
    return Math.hypot(x - other.x, y - other.y);
  }
}
