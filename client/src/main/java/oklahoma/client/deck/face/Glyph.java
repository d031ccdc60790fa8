package oklahoma.client.deck.face;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.rules.card.Rank;

/** The program's own index glyphs, each in a file 100 units high and as wide as the glyph. */
final class Glyph {

  /** Space between two glyphs, in glyph units. */
  private static final double GAP = 7;

  private Glyph() {}

  /** The glyphs of a rank, left to right. */
  static List<Art> of(Rank rank, IndexLetters letters) {
    return switch (rank) {
      case TWO -> drawn("2");
      case THREE -> drawn("3");
      case FOUR -> drawn("4");
      case FIVE -> drawn("5");
      case SIX -> drawn("6");
      case SEVEN -> drawn("7");
      case EIGHT -> drawn("8");
      case NINE -> drawn("9");
      case TEN -> drawn("1", "0");
      case JACK -> drawn(letters == IndexLetters.LATIN ? "J" : "ve");
      case QUEEN -> drawn(letters == IndexLetters.LATIN ? "Q" : "de");
      case KING -> drawn("K");
      case ACE -> drawn("A");
    };
  }

  /** The word on the joker. */
  static List<Art> joker(IndexLetters letters) {
    return switch (letters) {
      case LATIN -> drawn("J", "O", "K", "E", "R");
      case BULGARIAN -> drawn("zhe", "O", "K", "E", "er");
    };
  }

  private static List<Art> drawn(String... names) {
    return Stream.of(names).map(name -> Art.of("index/" + name)).toList();
  }

  /** Width of glyphs set side by side, in glyph units. */
  static double width(List<Art> glyphs) {
    return glyphs.stream().mapToDouble(Art::width).sum() + GAP * (glyphs.size() - 1);
  }

  /** The SVG of glyphs side by side; (x, y) is the upper left corner. */
  static String line(List<Art> glyphs, double x, double y, double height) {
    StringBuilder svg = new StringBuilder();
    double left = x;
    for (Art glyph : glyphs) {
      svg.append(glyph.placed(left, y, height / 100));
      left += (glyph.width() + GAP) * height / 100;
    }
    return svg.toString();
  }
}
