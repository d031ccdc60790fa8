package oklahoma.client.table.layout;

/**
 * What the layout depends on besides the cards: the available space and the player's size settings.
 *
 * @param width of the table, in layout pixels, at least 1024 for everything to find room
 * @param height of the table, in layout pixels, at least 640 for everything to find room
 * @param cards how large the player wants the cards of the hand, 0.8 to 1.6
 * @param hand how the hand is arranged; a gin hand is always a line of groups
 * @param compact whether the plates of other seats are small and show fewer backs
 * @param words how large the player wants words, 0.9 to 1.75
 */
public record TableSize(
    double width, double height, double cards, HandShape hand, boolean compact, double words) {

  /** The smallest window. */
  public static final TableSize SMALLEST = of(1024, 640);

  private static final double USUAL_WIDTH = 1280;
  private static final double USUAL_HEIGHT = 800;

  /** How much words grow at most in the smallest window, and in one of the usual size. */
  private static final double LEAST_GROWTH = 1.15;

  private static final double MOST_GROWTH = 1.75;

  /** How much smaller a card of the hand is for each time that words are as large again. */
  private static final double YIELD = 0.3;

  public TableSize {
    cards = Math.clamp(cards, 0.8, 1.6);
    words = Math.clamp(words, 0.9, MOST_GROWTH);
  }

  /** A table of this size with cards and words of the usual size and the hand in an arc. */
  public static TableSize of(double width, double height) {
    return new TableSize(width, height, 1, HandShape.FAN, false, 1);
  }

  /** The same with the hand in a straight line. */
  TableSize straightened() {
    return held(HandShape.STRAIGHT);
  }

  /** The same with the hand in another shape. */
  TableSize held(HandShape other) {
    return new TableSize(width, height, cards, other, compact, words);
  }

  /** The same with smaller plates, or with whole ones. */
  TableSize compacted(boolean small) {
    return new TableSize(width, height, cards, hand, small, words);
  }

  boolean straight() {
    return hand == HandShape.STRAIGHT;
  }

  /** How large gaps, marks and small cards are, 1 in a window of 1280 by 800. */
  public double unit() {
    return Math.clamp(room(), 0.85, 1.75);
  }

  /**
   * How large words are, 1 for usual ones in a window of 1280 by 800. Large ones grow less where
   * the window is smaller than that.
   */
  public double type() {
    double most = LEAST_GROWTH + (MOST_GROWTH - LEAST_GROWTH) * (room() - 0.8) / 0.2;
    return unit() * Math.min(words, Math.clamp(most, LEAST_GROWTH, MOST_GROWTH));
  }

  /** How much of their usual size the cards of the hand keep beside large text, at most 1. */
  double yielded() {
    return Math.min(1, 1 - YIELD * (type() / unit() - 1));
  }

  private double room() {
    return Math.min(width / USUAL_WIDTH, height / USUAL_HEIGHT);
  }
}
