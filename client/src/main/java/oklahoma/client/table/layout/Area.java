package oklahoma.client.table.layout;

/**
 * A rectangle on the table, in layout pixels from the upper left corner of the table.
 *
 * @param x left edge
 * @param y upper edge
 * @param width at least 0
 * @param height at least 0
 */
public record Area(double x, double y, double width, double height) {

  public static final Area NONE = new Area(0, 0, 0, 0);

  public Area {
    width = Math.max(0, width);
    height = Math.max(0, height);
  }

  public double right() {
    return x + width;
  }

  public double bottom() {
    return y + height;
  }

  /** The x coordinate of the centre. */
  public double centreX() {
    return x + width / 2;
  }

  /** The y coordinate of the centre. */
  public double centreY() {
    return y + height / 2;
  }

  /** Whether the width or height is 0. */
  public boolean isEmpty() {
    return width == 0 || height == 0;
  }

  /** The area extended by this much on every side; smaller if negative. */
  public Area grown(double by) {
    return new Area(x - by, y - by, width + 2 * by, height + 2 * by);
  }

  /** This area; if it overlaps the other, moved above it with a gap between them. */
  public Area clearOf(Area other, double gap) {
    return overlaps(other) ? new Area(x, other.y - gap - height, width, height) : this;
  }

  /** Whether it contains a point. */
  public boolean contains(double px, double py) {
    return px >= x && px < right() && py >= y && py < bottom();
  }

  /** Whether the other area is wholly inside this one. */
  public boolean contains(Area other) {
    return other.x >= x && other.right() <= right() && other.y >= y && other.bottom() <= bottom();
  }

  /** The size of the overlap in square pixels. */
  public double shared(Area other) {
    double w = Math.min(right(), other.right()) - Math.max(x, other.x);
    double h = Math.min(bottom(), other.bottom()) - Math.max(y, other.y);
    return w <= 0 || h <= 0 ? 0 : w * h;
  }

  /** Whether the overlap is larger than an edge. */
  public boolean overlaps(Area other) {
    return shared(other) > 0;
  }

  /** The distance of a point from the centre. */
  public double distance(double px, double py) {
    return Math.hypot(px - centreX(), py - centreY());
  }
}
