package oklahoma.client.deck.face;

import java.util.List;
import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.art.Svg;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;

/** The corner indices: rank above suit, in a column that stays visible in a fan. */
final class Indices {

  /** Least distance from the left edge of the paper. */
  private static final double LEAST_LEFT = 9;

  /**
   * The visible width of a card, less the left margin, in a hand of 32 cards in the smallest
   * window.
   */
  private static final double STRIP = 65;

  /**
   * Card units: heights of glyph and sign, middle of the column, top edge, and space between the
   * two.
   */
  private record Column(double glyph, double sign, double middle, double top, double space) {}

  private Indices() {}

  /** The index of the top left corner. For the other corner the caller rotates it. */
  static String corner(Rank rank, Suit suit, CardStyle style) {
    Column column = column(style.index());
    List<Art> glyphs = Glyph.of(rank, style.letters());
    double wide = Glyph.width(glyphs) * column.glyph() / 100;
    double half = Math.min(wide, STRIP) / 2;
    double left = Math.max(LEAST_LEFT, column.middle() - half);
    double sign = column.top() + column.glyph() + column.space() + column.sign() / 2;
    String line = Glyph.line(glyphs, 0, column.top(), column.glyph());
    return Art.inked(suit, Svg.narrowed(line, left, 2 * half / wide))
        + Pips.pip(suit, left + half, sign, column.sign());
  }

  private static Column column(IndexSize size) {
    return switch (size) {
      case NORMAL -> new Column(44, 32, 27, 15, 7);
      case LARGE, AUTO -> new Column(62, 41, 31, 15, 8);
      case JUMBO -> new Column(112, 66, 41.5, 16, 12);
    };
  }
}
