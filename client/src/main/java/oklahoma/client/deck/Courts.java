package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.n;

import oklahoma.rules.card.Suit;

/**
 * The court cards: a half figure drawn once above a slanting sash and once more turned by 180°, in
 * a panel. Figure units are card units with the origin in the middle of the panel.
 */
final class Courts {

  private static final double HALF_HEIGHT = 149;

  /** The sash rises by this much for every unit to the right. */
  private static final double SLOPE = 0.36;

  private static final String FIELD = "#FAF1DC";

  /** Behind the head: a disc and a fine ring around it. */
  private static final String HALO =
      "<circle cx=\"0\" cy=\"-90\" r=\"52\" fill=\"#F1DDB0\"/><circle cx=\"0\" cy=\"-90\""
          + " r=\"56.5\" fill=\"none\" stroke=\"#DDBB74\" stroke-width=\"1.4\"/>";

  private Courts() {}

  /** The panel with the figure, in the middle of the card or, beside a huge index, to its right. */
  static String panel(Court court, Suit suit, IndexSize index, String ink) {
    double halfWidth = index == IndexSize.NORMAL ? 76 : 64;
    Wardrobe wardrobe = Wardrobe.of(court, suit);
    String half = HALO + court.half(suit, ink);
    String figure = "<g clip-path=\"url(#half)\">%s</g>".formatted(wardrobe.dress(half));
    String art =
        "<g transform=\"scale(%s,1)\">".formatted(court.looksRight(suit) ? "-1" : "1")
            + upperHalf(halfWidth)
            + rectangle(halfWidth, HALF_HEIGHT, "fill=\"%s\"".formatted(FIELD))
            + Svg.twice(figure, 0, 0)
            + wardrobe.dress(sash(halfWidth, court, suit))
            + "</g>"
            + frame(halfWidth, ink);
    return index == IndexSize.JUMBO
        ? Svg.placed(art, 167, DeckArt.HEIGHT / 2, 1.03)
        : Svg.placed(art, DeckArt.WIDTH / 2, DeckArt.HEIGHT / 2, 1);
  }

  private static String upperHalf(double halfWidth) {
    return "<defs><clipPath id=\"half\"><path d=\"M%s,%s H%s V%s L%s,%s Z\"/></clipPath></defs>"
        .formatted(
            n(-halfWidth),
            n(-HALF_HEIGHT),
            n(halfWidth),
            n(-SLOPE * halfWidth),
            n(-halfWidth),
            n(SLOPE * halfWidth));
  }

  /** A jewelled band over the seam of the two halves; the frame hides its ends. */
  private static String sash(double halfWidth, Court court, Suit suit) {
    double length = halfWidth * Math.hypot(1, SLOPE) + 6;
    StringBuilder stitches = new StringBuilder();
    for (double x = 18; x < length; x += 11) {
      stitches.append(stitch(suit, x)).append(stitch(suit, -x));
    }
    return "<g transform=\"rotate(%s)\">".formatted(n(-Math.toDegrees(Math.atan(SLOPE))))
        + rectangle(length, 9, "fill=\"@ink\"")
        + rectangle(length, 7.7, "fill=\"@gold\"")
        + rectangle(length, 5.2, "fill=\"@lining\"")
        + Svg.fill("@gold", stitches.toString())
        + "</g>"
        + Svg.dot("@ink", 0, 0, 12.6)
        + Svg.dot("@gold", 0, 0, 11.3)
        + Svg.dot("@ink", 0, 0, 7.8)
        + Svg.dot("@pleat", 0, 0, 6.9)
        + clasp(court);
  }

  /** One figure of the band's pattern: lozenges, pearls, a cord or crosses. */
  private static String stitch(Suit suit, double x) {
    String shape =
        switch (suit) {
          case SPADES -> "M%s,-3.6 l3.4,3.6 l-3.4,3.6 l-3.4,-3.6 Z";
          case HEARTS -> "M%s,-3 a3,3 0 0 1 0,6 a3,3 0 0 1 0,-6 Z";
          case DIAMONDS -> "M%s,-3.9 h3.6 l-3.6,7.8 h-3.6 Z";
          case CLUBS ->
              "M%s,-3.9 h1.3 v2.6 h2.6 v2.6 h-2.6 v2.6 h-2.6 v-2.6 h-2.6 v-2.6 h2.6 v-2.6 Z";
        };
    return shape.formatted(n(x));
  }

  /** In the middle of the band: a king's stone, a queen's blossom, a jack's star. */
  private static String clasp(Court court) {
    return switch (court) {
      case KING -> Svg.fill("@gold", "M0,-5 L5,0 L0,5 L-5,0 Z");
      case QUEEN ->
          Svg.twice(Svg.dot("@gold", 0, -3, 2.5) + Svg.dot("@gold", 3, 0, 2.5), 0, 0)
              + Svg.dot("@ivory", 0, 0, 1.7);
      case JACK ->
          Svg.fill("@gold", "M0,-6 L1.6,-1.6 L6,0 L1.6,1.6 L0,6 L-1.6,1.6 L-6,0 L-1.6,-1.6 Z");
    };
  }

  /** Paper around the panel over what sticks out, then a strong and a fine line. */
  private static String frame(double halfWidth, String ink) {
    return rectangle(
            halfWidth + 7,
            HALF_HEIGHT + 7,
            "fill=\"none\" stroke-width=\"14\" stroke=\"%s\"".formatted(DeckArt.PAPER))
        + rectangle(
            halfWidth,
            HALF_HEIGHT,
            "fill=\"none\" stroke-width=\"1.8\" stroke=\"%s\"".formatted(ink))
        + rectangle(
            halfWidth + 3.4,
            HALF_HEIGHT + 3.4,
            "fill=\"none\" stroke-width=\"0.8\" stroke=\"%s\"".formatted(ink));
  }

  private static String rectangle(double halfWidth, double halfHeight, String paint) {
    return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" %s/>"
        .formatted(n(-halfWidth), n(-halfHeight), n(2 * halfWidth), n(2 * halfHeight), paint);
  }
}
