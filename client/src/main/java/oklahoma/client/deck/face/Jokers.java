package oklahoma.client.deck.face;

import java.util.List;
import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.art.Svg;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Suit;

/**
 * The joker: a jester in a three-horned cap that shows all suits. All jokers look alike, because
 * the rules do not distinguish them (O-2); with two kinds, players' screens would disagree about
 * which joker is which.
 */
final class Jokers {

  private Jokers() {}

  /** The joker's picture with its index. */
  static String art(CardStyle style) {
    Art jester = Art.of("jokers/jester");
    return switch (style.index()) {
      case NORMAL, LARGE, AUTO -> jester.placed(125, 232, 1.1) + suits() + corners(style);
      case JUMBO -> jester.placed(162, 316, 1.08) + inked(large(style));
    };
  }

  /** The joker of the plain deck: a star, and its index. */
  static String plain(CardStyle style) {
    return switch (style.index()) {
      case NORMAL, LARGE, AUTO ->
          inked(star().placed(DeckArt.WIDTH / 2, DeckArt.HEIGHT / 2, 1.3)) + corners(style);
      case JUMBO -> inked(star().placed(162, 262, 1.3) + large(style));
    };
  }

  private static String inked(String art) {
    return Art.inked(Suit.HEARTS, art);
  }

  private static String corners(CardStyle style) {
    String corner =
        style.index() == IndexSize.NORMAL
            ? star().placed(27, 32, 0.34) + column(style.letters(), 27, 56, 17, 5)
            : star().placed(31, 38, 0.46) + column(style.letters(), 31, 70, 22, 6);
    return inked(Svg.twice(corner, DeckArt.WIDTH / 2, DeckArt.HEIGHT / 2));
  }

  private static String large(CardStyle style) {
    return star().placed(46, 58, 0.86) + column(style.letters(), 46, 122, 34, 8);
  }

  private static String column(
      IndexLetters letters, double centre, double top, double height, double gap) {
    StringBuilder svg = new StringBuilder();
    double y = top;
    for (Art glyph : Glyph.joker(letters)) {
      svg.append(glyph.placed(centre - glyph.width() * height / 200, y, height / 100));
      y += height + gap;
    }
    return svg.toString();
  }

  private static String suits() {
    StringBuilder svg = new StringBuilder();
    double x = 125 - 1.5 * 34;
    for (Suit suit : List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)) {
      svg.append(Pips.pip(suit, x, 282, 26));
      x += 34;
    }
    return svg.toString();
  }

  private static Art star() {
    return Art.of("jokers/star");
  }
}
