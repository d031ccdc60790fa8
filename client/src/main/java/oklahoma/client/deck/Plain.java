package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.n;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/**
 * The plain deck: indices, one large sign or letter, and nothing that is not needed to tell them.
 */
final class Plain {
  private static final double MIDDLE_X = DeckArt.WIDTH / 2;
  private static final double MIDDLE_Y = DeckArt.HEIGHT / 2;
  private static final double LETTER = 118;
  private static final double INSET = 12;

  private Plain() {}

  static String front(Card card, CardStyle style, boolean redJoker) {
    return switch (card) {
      case Joker joker -> Jokers.plain(style, redJoker);
      case Suited(Rank rank, Suit suit) -> suited(rank, suit, style);
    };
  }

  /** One colour, a pale rule within it, and a lozenge. */
  static String back(BackColour colour) {
    String lozenge =
        "M%1$s,%2$s L%3$s,%4$s L%1$s,%5$s L%6$s,%4$s Z"
            .formatted(
                n(MIDDLE_X),
                n(MIDDLE_Y - 70),
                n(MIDDLE_X + 50),
                n(MIDDLE_Y),
                n(MIDDLE_Y + 70),
                n(MIDDLE_X - 50));
    return Backs.frame(INSET, 7, "fill=\"%s\"".formatted(colour.field()))
        + Backs.frame(
            INSET + 10,
            4,
            "fill=\"none\" stroke=\"%s\" stroke-width=\"2.5\"".formatted(colour.line()))
        + Svg.fill(colour.line(), lozenge);
  }

  private static String suited(Rank rank, Suit suit, CardStyle style) {
    String ink = style.palette().ink(suit);
    String corner = Indices.corner(rank, suit, style, ink);
    if (style.index() == IndexSize.JUMBO) {
      return Pips.pip(suit, 172, 262, 132, false, ink) + corner;
    }
    return centre(rank, suit, style, ink) + Svg.twice(corner, MIDDLE_X, MIDDLE_Y);
  }

  private static String centre(Rank rank, Suit suit, CardStyle style, String ink) {
    return switch (rank) {
      case JACK, QUEEN, KING -> court(rank, suit, style, ink);
      case ACE -> Pips.pip(suit, MIDDLE_X, MIDDLE_Y, 156, false, ink);
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN ->
          Pips.pip(suit, MIDDLE_X, MIDDLE_Y, 112, false, ink);
    };
  }

  /** A framed letter between two signs. */
  private static String court(Rank rank, Suit suit, CardStyle style, String ink) {
    List<Glyph> letter = Glyph.of(rank, style.letters());
    double half = Glyph.width(letter) * LETTER / 200;
    String sign = Pips.pip(suit, MIDDLE_X, MIDDLE_Y - 98, 52, false, ink);
    return "<rect x=\"62\" y=\"42\" width=\"126\" height=\"266\" rx=\"10\" fill=\"none\""
        + " stroke=\"%s\" stroke-width=\"3\"/>".formatted(ink)
        + Svg.twice(sign, MIDDLE_X, MIDDLE_Y)
        + Glyph.line(letter, MIDDLE_X - half, MIDDLE_Y - LETTER / 2, LETTER, ink);
  }
}
