package client.deck;

import static client.deck.Svg.n;

import rules.card.Rank;
import rules.card.Suit;

/**
 * The court cards: a half figure drawn once above a slanting sash and once more turned by 180°, in
 * a panel. Figure units are card units with the origin in the middle of the panel.
 */
final class Courts {

  private static final double HALF_HEIGHT = 149;
  private static final double SLOPE = -0.36;

  private Courts() {}

  static String panel(Rank rank, Suit suit, IndexSize index, String ink) {
    double half = index == IndexSize.NORMAL ? 76 : 66;
    double facing = facing(rank, suit);
    String figure =
        "<g clip-path=\"url(#half)\"><g transform=\"scale(%s,1)\">%s</g></g>"
            .formatted(n(facing), Wardrobe.of(suit).dress(figure(rank, suit, ink)));
    return "<g transform=\"translate(125,175)\">"
        + clip(half, facing)
        + field(half)
        + Svg.twice(figure, 0, 0)
        + "<g transform=\"scale(%s,1)\">%s</g>"
            .formatted(n(facing), Wardrobe.of(suit).dress(sash(half)))
        + frame(half, ink)
        + "</g>";
  }

  /** −1 for a figure that looks to the right, 1 to the left. */
  private static double facing(Rank rank, Suit suit) {
    boolean right =
        switch (rank) {
          case KING -> suit == Suit.HEARTS || suit == Suit.DIAMONDS;
          case QUEEN -> suit == Suit.SPADES || suit == Suit.DIAMONDS;
          default -> suit == Suit.HEARTS || suit == Suit.CLUBS;
        };
    return right ? -1 : 1;
  }

  private static String figure(Rank rank, Suit suit, String ink) {
    return switch (rank) {
      case KING -> Kings.half(suit, ink);
      case QUEEN -> Queens.half(suit, ink);
      default -> Jacks.half(suit, ink);
    };
  }

  private static String clip(double half, double facing) {
    double slope = SLOPE * facing;
    return "<defs><clipPath id=\"half\"><path d=\"M%s,%s H%s V%s L%s,%s Z\"/></clipPath></defs>"
        .formatted(n(-half), n(-HALF_HEIGHT), n(half), n(slope * half), n(-half), n(-slope * half));
  }

  private static String field(double half) {
    return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"#F8EDD3\"/>"
        .formatted(n(-half), n(-HALF_HEIGHT), n(2 * half), n(2 * HALF_HEIGHT));
  }

  private static String sash(double half) {
    double length = half * Math.hypot(1, SLOPE) + 6;
    StringBuilder gems = new StringBuilder();
    for (double x = 17; x < length; x += 11) {
      for (double at : new double[] {x, -x}) {
        gems.append("M%s,-3.4 l3.4,3.4 l-3.4,3.4 l-3.4,-3.4 Z".formatted(n(at)));
      }
    }
    return "<g transform=\"rotate(%s)\" clip-path=\"none\">"
            .formatted(n(Math.toDegrees(Math.atan(SLOPE))))
        + "<rect x=\"%s\" y=\"-9\" width=\"%s\" height=\"18\" fill=\"@ink\"/>"
            .formatted(n(-length), n(2 * length))
        + "<rect x=\"%s\" y=\"-7.6\" width=\"%s\" height=\"15.2\" fill=\"@gold\"/>"
            .formatted(n(-length), n(2 * length))
        + "<rect x=\"%s\" y=\"-5\" width=\"%s\" height=\"10\" fill=\"@fold\"/>"
            .formatted(n(-length), n(2 * length))
        + "<path fill=\"@gold\" d=\"%s\"/>".formatted(gems)
        + "</g><circle r=\"12\" fill=\"@ink\"/><circle r=\"10.6\" fill=\"@gold\"/><circle r=\"6.4\" fill=\"@lining\"/>"
        + "<path d=\"M0,-6.4 A6.4,6.4 0 0 1 0,6.4 Z\" fill=\"@fold\" fill-opacity=\"0\"/>";
  }

  private static String frame(double half, String ink) {
    double x = half;
    double y = HALF_HEIGHT;
    return "<path fill=\"%s\" fill-rule=\"evenodd\" d=\"M%s,%s h%s v%s h%s Z M%s,%s h%s v%s h%s Z\"/>"
            .formatted(
                DeckArt.PAPER,
                n(-x - 16),
                n(-y - 6),
                n(2 * x + 32),
                n(2 * y + 12),
                n(-2 * x - 32),
                n(-x),
                n(-y),
                n(2 * x),
                n(2 * y),
                n(-2 * x))
        + "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.8\"/>"
            .formatted(n(-x), n(-y), n(2 * x), n(2 * y), ink);
  }

  /** A face turned to the left, lit from the left: the nose parts light from shade. */
  static final String FACE =
      "<path fill=\"@skin\" d=\"M-20,-112 H20 V-86 C20,-72 10,-61 0,-61 C-10,-61 -20,-72 -20,-86 Z\"/>"
          + "<path fill=\"@tan\" d=\"M2,-112 H20 V-86 C20,-72 10,-61 0,-61 C5,-66 5,-71 3,-76"
          + " C-1,-77 -6,-77 -5,-81 L1.5,-97 Z\"/>";

  /** Brows, lids and eyes that look to the left. */
  static final String EYES =
      "<path fill=\"none\" stroke=\"@lock\" stroke-width=\"2\" stroke-linecap=\"round\""
          + " d=\"M-16,-98 C-13,-101 -8,-101 -4,-99 M5,-99 C9,-101 13,-101 16,-98\"/>"
          + "<path fill=\"@ivory\" d=\"M-15.5,-91.5 C-13,-96 -7,-96 -4.5,-91.5 C-7,-88.5 -13,-88.5 -15.5,-91.5 Z"
          + " M5.5,-91.5 C8,-96 13,-96 15.5,-91.5 C13,-88.5 8,-88.5 5.5,-91.5 Z\"/>"
          + "<path fill=\"none\" stroke=\"@ink\" stroke-width=\"1.5\" d=\"M-16,-91.2 C-13,-96 -7,-96 -4.2,-91.5"
          + " M5.2,-91.5 C8,-96 13,-96 16,-91.2\"/>"
          + "<circle cx=\"-10.8\" cy=\"-92\" r=\"2.4\" fill=\"@ink\"/><circle cx=\"9.6\" cy=\"-92\" r=\"2.4\" fill=\"@ink\"/>";

  /** A fist around a staff at the origin, with its cuff. */
  static final String FIST =
      "<path fill=\"@ivory\" d=\"M-10,6 L9,3 L12,15 L-11,19 Z\"/>"
          + "<path fill=\"@gold\" d=\"M-11,15 L12,11.5 L13,16 L-11.6,20 Z\"/>"
          + "<path fill=\"@skin\" d=\"M-9,-6 C-9,-10 -5,-10 -2,-10 H5 C9,-10 10,-7 10,-4 V3 C10,7 6,8 3,8 H-4 C-8,8 -9,5 -9,2 Z\"/>"
          + "<path fill=\"none\" stroke=\"@tan\" stroke-width=\"1.4\" d=\"M-9,-5 H4 M-9,-0.5 H4.5 M-9,4 H4\"/>";
}
