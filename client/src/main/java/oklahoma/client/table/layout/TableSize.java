package oklahoma.client.table.layout;

/**
 * The available space and the player's size settings, which the layout depends on besides the
 * cards.
 *
 * @param width of the table, in layout pixels; everything fits from 1024
 * @param height of the table, in layout pixels; everything fits from 640
 * @param cards the size setting for the cards of the hand, 0.8 to 1.6
 * @param hand the shape of the hand; a gin hand is always straight
 * @param compact whether the plates of other seats are small and show fewer backs
 * @param words the text size setting, 0.9 to 1.75
 */
public record TableSize(
    double width, double height, double cards, HandShape hand, boolean compact, double words) {

  /** The smallest window. */
  public static final TableSize SMALLEST = of(1024, 640);

  private static final double USUAL_WIDTH = 1280;
  private static final double USUAL_HEIGHT = 800;

  /** The largest text size setting that takes effect in the smallest window. */
  private static final double LEAST_GROWTH = 1.15;

  private static final double MOST_GROWTH = 1.75;

  /**
   * The fraction by which the cards of the hand shrink for every 100 % that text is larger than
   * usual.
   */
  private static final double YIELD = 0.3;

  public TableSize {
    cards = Math.clamp(cards, 0.8, 1.6);
    words = Math.clamp(words, 0.9, MOST_GROWTH);
  }

  /** A table with default sizes and the hand in an arc. */
  public static TableSize of(double width, double height) {
    return new TableSize(width, height, 1, HandShape.FAN, false, 1);
  }

  /** With the hand in a straight line. */
  TableSize straightened() {
    return held(HandShape.STRAIGHT);
  }

  /** With another shape of the hand. */
  TableSize held(HandShape other) {
    return new TableSize(width, height, cards, other, compact, words);
  }

  /** With compact plates, or with full-size ones. */
  TableSize compacted(boolean small) {
    return new TableSize(width, height, cards, hand, small, words);
  }

  boolean straight() {
    return hand == HandShape.STRAIGHT;
  }

  /** The scale of gaps, marks and small cards; 1 in a window of 1280 by 800. */
  public double unit() {
    return Math.clamp(room(), 0.85, 1.75);
  }

  /**
   * The text scale; 1 for the default text size in a window of 1280 by 800. In smaller windows
   * large text sizes take effect only in part.
   */
  public double type() {
    double most = LEAST_GROWTH + (MOST_GROWTH - LEAST_GROWTH) * (room() - 0.8) / 0.2;
    return unit() * Math.min(words, Math.clamp(most, LEAST_GROWTH, MOST_GROWTH));
  }

  /**
   * The share of their default size that the cards of the hand keep beside large text, at most 1.
   */
  double yielded() {
    return Math.min(1, 1 - YIELD * (type() / unit() - 1));
  }

  private double room() {
    return Math.min(width / USUAL_WIDTH, height / USUAL_HEIGHT);
  }
}
