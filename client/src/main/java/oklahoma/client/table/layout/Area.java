package oklahoma.client.table.layout;

/**
 * A rectangle on the table, in layout pixels from its upper left corner.
 *
 * @param x left edge
 * @param y upper edge
 * @param width at least 0
 * @param height at least 0
 */
public record Area(double x, double y, double width, double height) {

  /** No room at all. */
  public static final Area NONE = new Area(0, 0, 0, 0);

  public Area {
    width = Math.max(0, width);
    height = Math.max(0, height);
  }

  /** The right edge. */
  public double right() {
    return x + width;
  }

  /** The lower edge. */
  public double bottom() {
    return y + height;
  }

  /** The middle, from the left. */
  public double centreX() {
    return x + width / 2;
  }

  /** The middle, from above. */
  public double centreY() {
    return y + height / 2;
  }

  /** Whether there is no room in it. */
  public boolean isEmpty() {
    return width == 0 || height == 0;
  }

  /** The area larger on every side; smaller if the number is negative. */
  public Area grown(double by) {
    return new Area(x - by, y - by, width + 2 * by, height + 2 * by);
  }

  /** The area itself, or so far above another one which it overlaps that a gap is between them. */
  public Area clearOf(Area other, double gap) {
    return overlaps(other) ? new Area(x, other.y - gap - height, width, height) : this;
  }

  /** Whether it contains a point. */
  public boolean contains(double px, double py) {
    return px >= x && px < right() && py >= y && py < bottom();
  }

  /** Whether the other one lies wholly in it. */
  public boolean contains(Area other) {
    return other.x >= x && other.right() <= right() && other.y >= y && other.bottom() <= bottom();
  }

  /** How many square pixels two areas share. */
  public double shared(Area other) {
    double w = Math.min(right(), other.right()) - Math.max(x, other.x);
    double h = Math.min(bottom(), other.bottom()) - Math.max(y, other.y);
    return w <= 0 || h <= 0 ? 0 : w * h;
  }

  /** Whether two areas share more than an edge. */
  public boolean overlaps(Area other) {
    return shared(other) > 0;
  }

  /** The distance of a point from the middle. */
  public double distance(double px, double py) {
    return Math.hypot(px - centreX(), py - centreY());
  }
}
