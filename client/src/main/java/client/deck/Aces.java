package client.deck;

import static client.deck.Svg.n;

import rules.card.Suit;

/** The aces: one large pip, and for spades the ornamental one that every deck is proud of. */
final class Aces {

  private Aces() {}

  static String art(Suit suit, String ink) {
    double x = DeckArt.WIDTH / 2;
    double y = DeckArt.HEIGHT / 2;
    return suit == Suit.SPADES ? spade(x, y, ink) : Pips.pip(suit, x, y, 108, false, ink);
  }

  private static String spade(double x, double y, String ink) {
    String half =
        "<path d=\"M0,14 C10,20 26,18 26,5 C26,-4 15,-7 12,1 C10,7 17,10 19,5\"/>"
            + "<path d=\"M0,-4 C7,-6 12,-12 10,-19 C9,-24 2,-25 2,-19\"/>"
            + "<path d=\"M0,-26 C3,-30 4,-33 0,-38\"/>";
    return "<g transform=\"translate(%s,%s) scale(1.66)\">".formatted(n(x), n(y))
        + "<path fill=\"%s\" d=\"%s\"/>".formatted(ink, SuitSigns.path(Suit.SPADES))
        + "<g fill=\"none\" stroke=\"%s\" stroke-width=\"1.7\" stroke-linecap=\"round\">"
            .formatted(DeckArt.PAPER)
        + half
        + "<g transform=\"scale(-1,1)\">"
        + half
        + "</g>"
        + "</g>"
        + "</g>";
  }
}
