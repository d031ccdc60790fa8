package client.table.layout;

/**
 * What the arrangement depends on besides the cards: the room there is and how large the player
 * wants the cards.
 *
 * @param width of the table, in layout pixels, at least 1024 for everything to find room
 * @param height of the table, in layout pixels, at least 640 for everything to find room
 * @param cards how large the player wants the cards of the hand, 0.8 to 1.6
 * @param hand how the cards of the hand lie; those of gin always lie in a line of groups
 * @param compact whether the plates of other seats are small and show fewer backs
 */
public record TableSize(
    double width, double height, double cards, HandShape hand, boolean compact) {

  /** The smallest window. */
  public static final TableSize SMALLEST = of(1024, 640);

  private static final double USUAL_WIDTH = 1280;
  private static final double USUAL_HEIGHT = 800;

  public TableSize {
    cards = Math.clamp(cards, 0.8, 1.6);
  }

  /** A table of this size with cards of the usual size in an arc. */
  public static TableSize of(double width, double height) {
    return new TableSize(width, height, 1, HandShape.FAN, false);
  }

  /** The same with the hand in a straight line. */
  TableSize straightened() {
    return held(HandShape.STRAIGHT);
  }

  /** The same with the hand in another shape. */
  TableSize held(HandShape other) {
    return new TableSize(width, height, cards, other, compact);
  }

  /** The same with smaller plates, or with whole ones. */
  TableSize compacted(boolean small) {
    return new TableSize(width, height, cards, hand, small);
  }

  boolean straight() {
    return hand == HandShape.STRAIGHT;
  }

  /** How large panels and words are, 1 in a window of 1280 by 800. */
  public double unit() {
    return Math.clamp(Math.min(width / USUAL_WIDTH, height / USUAL_HEIGHT), 0.85, 1.75);
  }
}
