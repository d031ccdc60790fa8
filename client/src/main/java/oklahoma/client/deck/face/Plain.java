package oklahoma.client.deck.face;

import java.util.List;
import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.art.Svg;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** The plain deck: indices and one large suit sign or letter, without decoration. */
final class Plain {
  private static final double MIDDLE_X = DeckArt.WIDTH / 2;
  private static final double MIDDLE_Y = DeckArt.HEIGHT / 2;
  private static final double LETTER = 118;

  private Plain() {}

  static String front(Card card, CardStyle style) {
    return switch (card) {
      case Joker joker -> Jokers.plain(style);
      case Suited(Rank rank, Suit suit) -> suited(rank, suit, style);
    };
  }

  private static String suited(Rank rank, Suit suit, CardStyle style) {
    String corner = Indices.corner(rank, suit, style);
    if (style.index() == IndexSize.JUMBO) {
      return Pips.pip(suit, 172, 262, 132) + corner;
    }
    return centre(rank, suit, style) + Svg.twice(corner, MIDDLE_X, MIDDLE_Y);
  }

  private static String centre(Rank rank, Suit suit, CardStyle style) {
    return switch (rank) {
      case JACK, QUEEN, KING -> court(rank, suit, style);
      case ACE -> Pips.pip(suit, MIDDLE_X, MIDDLE_Y, 156);
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN ->
          Pips.pip(suit, MIDDLE_X, MIDDLE_Y, 112);
    };
  }

  /** A framed letter between two signs. */
  private static String court(Rank rank, Suit suit, CardStyle style) {
    List<Art> letter = Glyph.of(rank, style.letters());
    double half = Glyph.width(letter) * LETTER / 200;
    String sign = Pips.pip(suit, MIDDLE_X, MIDDLE_Y - 98, 52);
    return Art.inked(
        suit,
        Art.of("card/letter-frame").content()
            + Svg.twice(sign, MIDDLE_X, MIDDLE_Y)
            + Glyph.line(letter, MIDDLE_X - half, MIDDLE_Y - LETTER / 2, LETTER));
  }
}
