package client.deck;

import static client.deck.Svg.n;

import rules.card.Suit;

/**
 * The court cards: a half figure drawn once above a slanting sash and once more turned by 180°, in
 * a panel. Figure units are card units with the origin in the middle of the panel.
 */
final class Courts {

  private static final double HALF_HEIGHT = 149;

  /** The sash rises by this much for every unit to the right. */
  private static final double SLOPE = 0.36;

  private static final String FIELD = "#FAF1DC";

  /** Behind the head. */
  private static final String HALO_DISC = "<circle cx=\"0\" cy=\"-90\" r=\"54\" fill=\"#F1DDB0\"/>";

  private Courts() {}

  /** The panel with the figure, in the middle of the card. */
  static String panel(Court court, Suit suit, IndexSize index, String ink) {
    double halfWidth = index == IndexSize.NORMAL ? 76 : 64;
    Wardrobe wardrobe = Wardrobe.of(court, suit);
    String half = HALO_DISC + court.half(suit, ink);
    String figure = "<g clip-path=\"url(#half)\">%s</g>".formatted(wardrobe.dress(half));
    return "<g transform=\"translate(%s,%s)\">"
            .formatted(n(DeckArt.WIDTH / 2), n(DeckArt.HEIGHT / 2))
        + "<g transform=\"scale(%s,1)\">".formatted(court.looksRight(suit) ? "-1" : "1")
        + upperHalf(halfWidth)
        + rectangle(halfWidth, HALF_HEIGHT, "fill=\"%s\"".formatted(FIELD))
        + Svg.twice(figure, 0, 0)
        + wardrobe.dress(sash(halfWidth))
        + "</g>"
        + frame(halfWidth, ink)
        + "</g>";
  }

  /** The upper half alone, for cards that show little else than their index. */
  static String portrait(Court court, Suit suit, String ink) {
    double halfWidth = 64;
    double bottom = 14;
    double halfHeight = (HALF_HEIGHT + bottom) / 2;
    double middle = bottom - halfHeight;
    Wardrobe wardrobe = Wardrobe.of(court, suit);
    return "<g transform=\"translate(167,322) scale(1.09)\">"
        + "<defs><clipPath id=\"bust\"><path d=\"M%s,%s H%s V%s H%s Z\"/></clipPath></defs>"
            .formatted(n(-halfWidth), n(-HALF_HEIGHT), n(halfWidth), n(bottom), n(-halfWidth))
        + "<g transform=\"translate(0,%s)\">".formatted(n(middle))
        + rectangle(halfWidth, halfHeight, "fill=\"%s\"".formatted(FIELD))
        + "</g>"
        + "<g transform=\"scale(%s,1)\"><g clip-path=\"url(#bust)\">"
            .formatted(court.looksRight(suit) ? "-1" : "1")
        + wardrobe.dress(HALO_DISC + court.half(suit, ink))
        + "</g></g>"
        + "<g transform=\"translate(0,%s)\">".formatted(n(middle))
        + rectangle(
            halfWidth,
            halfHeight,
            "fill=\"none\" stroke-width=\"1.8\" stroke=\"%s\"".formatted(ink))
        + "</g></g>";
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
  private static String sash(double halfWidth) {
    double length = halfWidth * Math.hypot(1, SLOPE) + 6;
    StringBuilder gems = new StringBuilder();
    for (double x = 18; x < length; x += 11) {
      gems.append(gem(x)).append(gem(-x));
    }
    return "<g transform=\"rotate(%s)\">".formatted(n(-Math.toDegrees(Math.atan(SLOPE))))
        + rectangle(length, 9, "fill=\"@ink\"")
        + rectangle(length, 7.7, "fill=\"@gold\"")
        + rectangle(length, 5.2, "fill=\"@lining\"")
        + Svg.fill("@gold", gems.toString())
        + "</g>"
        + Svg.dot("@ink", 0, 0, 12.6)
        + Svg.dot("@gold", 0, 0, 11.3)
        + Svg.dot("@ink", 0, 0, 7.8)
        + Svg.dot("@pleat", 0, 0, 6.9)
        + Svg.fill("@gold", "M0,-5 L5,0 L0,5 L-5,0 Z");
  }

  private static String gem(double x) {
    return "M%s,-3.6 l3.4,3.6 l-3.4,3.6 l-3.4,-3.6 Z".formatted(n(x));
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
