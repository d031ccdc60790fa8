package oklahoma.client.deck;

import oklahoma.rules.card.Suit;

/** The aces: one large pip, and for spades the ornamental one that every deck is proud of. */
final class Aces {

  /** One half of the inlay; the other is its mirror image. Units of the suit sign. */
  private static final String INLAY =
      // scrolls at the foot of the blade
      "<path d=\"M0,22 C3,13 12,24 22,22 C33,20 35,5 25,3 C16,1 13,13 21,14 C25,14 25,9 22,9\"/>"
          + "<path d=\"M3,8 C10,10 13,4 11,-2 C9,-8 2,-6 4,-1\"/>"
          + "<path d=\"M27,-4 C29,-10 24,-16 18,-17 C12,-18 10,-11 15,-10\"/>"
          + "<path d=\"M0,-14 C7,-17 10,-24 5,-29 C2,-32 -1,-29 1,-26\"/>";

  private static final String BLADE =
      "M0,-42.5 C5,-33 15,-25.5 25,-15.4 C33,-7.4 38.6,1.4 38.6,12.6 C38.6,23.4 31.4,30.4 21.8,30.4"
          + " C13.6,30.4 7.4,26.6 3,18.6 C1.6,16 1,13 0,10 C-1,13 -1.6,16 -3,18.6 C-7.4,26.6"
          + " -13.6,30.4 -21.8,30.4 C-31.4,30.4 -38.6,23.4 -38.6,12.6 C-38.6,1.4 -33,-7.4 -25,-15.4"
          + " C-15,-25.5 -5,-33 0,-42.5 Z";

  private Aces() {}

  /** The sign of this height around a point, the spade with its inlay. */
  static String art(Suit suit, double x, double y, double height, String ink) {
    return suit == Suit.SPADES
        ? Svg.placed(spade(ink), x, y, height / SuitSigns.HEIGHT)
        : Pips.pip(suit, x, y, height, false, ink);
  }

  private static String spade(String ink) {
    return Svg.fill(ink, SuitSigns.path(Suit.SPADES))
        + "<g fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\" stroke-linecap=\"round\">"
            .formatted(DeckArt.PAPER)
        + "<path stroke-width=\"0.8\" d=\"%s\"/>".formatted(BLADE)
        + Svg.both(INLAY)
        + "</g>"
        + Svg.fill(
            DeckArt.PAPER,
            "M0,-40 L2.4,-35.6 L0,-31.2 L-2.4,-35.6 Z M0,-12 L3,-6 L0,2 L-3,-6 Z M0,36 L2,40 L0,44"
                + " L-2,40 Z");
  }
}
