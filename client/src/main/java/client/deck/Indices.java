package client.deck;

import static client.deck.Svg.n;

import java.util.List;
import rules.card.Rank;
import rules.card.Suit;

/**
 * The index glyphs, drawn by us as strokes of one weight in a box 100 units high, and the corners
 * that they make with the suit sign.
 */
final class Indices {

  /** A stroked glyph: its advance width and the path of its centre line. */
  record Glyph(double width, String path) {}

  /** Stroke of every glyph, in glyph units. */
  private static final double STROKE = 14.5;

  /** Space between two glyphs, in glyph units. */
  private static final double GAP = 7;

  private static final Glyph ONE = new Glyph(26, "M2,21 L19,9 V100");
  private static final Glyph ZERO =
      new Glyph(
          46, "M23,7.2 C33,7.2 38.8,18 38.8,50 S33,92.8 23,92.8 S7.2,82 7.2,50 S13,7.2 23,7.2 Z");

  private Indices() {}

  /** The glyphs of a rank, left to right. */
  static List<Glyph> glyphs(Rank rank, Letters letters) {
    return switch (rank) {
      case TWO ->
          List.of(
              new Glyph(
                  58,
                  "M7.2,31 C7.2,15 16,7.2 28.5,7.2 C41.5,7.2 50,15 50,28 C50,39 45,47 37,57"
                      + " L12,89 V92.8 H54"));
      case THREE ->
          List.of(
              new Glyph(
                  58,
                  "M8,26 C10,14 17,7.2 28,7.2 C40.5,7.2 48.5,14.5 48.5,26.5 C48.5,39 40,46.5 28,46.5"
                      + " H21 H28 C42,46.5 50.8,55 50.8,69 C50.8,84 42,92.8 28.5,92.8"
                      + " C16,92.8 8.5,86 6.5,73"));
      case FOUR -> List.of(new Glyph(60, "M42.5,100 V9 H38 L9,66 V70.5 H60"));
      case FIVE ->
          List.of(
              new Glyph(
                  58,
                  "M50,7.2 H14.5 L11.5,49 C16,43 22,40.5 29,40.5 C42.5,40.5 50.8,50 50.8,66"
                      + " C50.8,83 42,92.8 28.5,92.8 C16.5,92.8 9,86 6.8,73"));
      case SIX ->
          List.of(
              new Glyph(
                  58,
                  "M49.5,25 C47.5,13.5 40.5,7.2 30,7.2 C14.5,7.2 7.2,22 7.2,52 V66"
                      + " C7.2,83 15.5,92.8 29,92.8 C42.5,92.8 50.8,83 50.8,67 C50.8,51 42.5,42 29.5,42"
                      + " C16.5,42 7.2,51 7.2,66"));
      case SEVEN -> List.of(new Glyph(56, "M3,7.2 H49 V12 C37,36 28,62 24.5,100"));
      case EIGHT ->
          List.of(
              new Glyph(
                  58,
                  "M29,7.2 C41,7.2 48.5,14.5 48.5,26.5 C48.5,38.5 41,46 29,46 C17,46 9.5,38.5 9.5,26.5"
                      + " C9.5,14.5 17,7.2 29,7.2 Z M29,46 C42.5,46 50.8,54.5 50.8,69"
                      + " C50.8,84 42.5,92.8 29,92.8 C15.5,92.8 7.2,84 7.2,69 C7.2,54.5 15.5,46 29,46 Z"));
      case NINE ->
          List.of(
              new Glyph(
                  58,
                  "M8.5,75 C10.5,86.5 17.5,92.8 28,92.8 C43.5,92.8 50.8,78 50.8,48 V34"
                      + " C50.8,17 42.5,7.2 29,7.2 C15.5,7.2 7.2,17 7.2,33 C7.2,49 15.5,58 28.5,58"
                      + " C41.5,58 50.8,49 50.8,34"));
      case TEN -> List.of(ONE, ZERO);
      case JACK -> List.of(letters == Letters.LATIN ? latinJack() : cyrillicJack());
      case QUEEN -> List.of(letters == Letters.LATIN ? latinQueen() : cyrillicQueen());
      case KING -> List.of(new Glyph(60, "M9.2,0 V100 M53,0 L9.2,62.4 M25,40 L54,100"));
      case ACE -> List.of(new Glyph(62, "M6.5,100 L28,7.2 H34 L55.5,100 M14,71 H48"));
    };
  }

  private static Glyph latinJack() {
    return new Glyph(
        54, "M22,7.2 H54 M41,7.2 V67 C41,84 35,92.8 23.5,92.8 C12.5,92.8 6.8,86 6.8,70");
  }

  private static Glyph cyrillicJack() {
    return new Glyph(
        58,
        "M9.2,46.5 H29 C40.5,46.5 48,39 48,27 C48,14.5 40.5,7.2 29,7.2 H9.2 V92.8 H29"
            + " C42,92.8 50.8,84 50.8,69.5 C50.8,55 42,46.5 29,46.5");
  }

  private static Glyph latinQueen() {
    return new Glyph(
        62,
        "M30,7.2 C44,7.2 52.8,20 52.8,50 S44,92.8 30,92.8 S7.2,80 7.2,50 S16,7.2 30,7.2 Z"
            + " M33,68 L56,101");
  }

  private static Glyph cyrillicQueen() {
    return new Glyph(64, "M7.2,103 V83.5 H56.8 V103 M14,83.5 C22,66 23,44 23,7.2 H48 V83.5");
  }

  /** The word on the joker. */
  static List<Glyph> word(Letters letters) {
    Glyph o =
        new Glyph(
            58, "M29,7.2 C42,7.2 50.8,20 50.8,50 S42,92.8 29,92.8 S7.2,80 7.2,50 S16,7.2 29,7.2 Z");
    Glyph k = glyphs(Rank.KING, letters).getFirst();
    Glyph e = new Glyph(48, "M47,7.2 H9.2 V92.8 H47 M9.2,48 H42");
    return switch (letters) {
      case LATIN ->
          List.of(
              latinJack(),
              o,
              k,
              e,
              new Glyph(
                  58,
                  "M9.2,100 V7.2 H29 C41,7.2 49,15 49,29 C49,43 41,51 29,51 H9.2 M30,51 L51,100"));
      case BULGARIAN ->
          List.of(
              new Glyph(84, "M42,0 V100 M8,0 L34,50 L6,100 M76,0 L50,50 L78,100"),
              o,
              k,
              e,
              new Glyph(56, "M9.2,100 V7.2 H29 C41,7.2 49,15.5 49,31 C49,46.5 41,55 29,55 H9.2"));
    };
  }

  /** Glyphs in one line from (x, y), the given height and ink; the gap is in glyph units. */
  static String line(List<Glyph> glyphs, double x, double y, double height, String ink) {
    double scale = height / 100;
    StringBuilder svg = new StringBuilder();
    double advance = 0;
    for (Glyph glyph : glyphs) {
      svg.append(stroked(glyph, x + advance * scale, y, scale, ink));
      advance += glyph.width() + GAP;
    }
    return svg.toString();
  }

  static double width(List<Glyph> glyphs) {
    return glyphs.stream().mapToDouble(Glyph::width).sum() + GAP * (glyphs.size() - 1);
  }

  static String stroked(Glyph glyph, double x, double y, double scale, String ink) {
    return ("<path fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"miter\""
            + " transform=\"translate(%s,%s) scale(%s)\" d=\"%s\"/>")
        .formatted(ink, n(STROKE), n(x), n(y), n(scale), glyph.path());
  }

  /** Measures of a corner: glyph height, suit height, centre of the column, top, gap below. */
  private record Corner(double glyph, double sign, double centre, double top, double gap) {}

  /** The index of the top left corner; the caller turns it for the other one. */
  static String corner(Rank rank, Suit suit, CardStyle style, String ink) {
    Corner corner = corner(style.index());
    List<Glyph> glyphs = glyphs(rank, style.letters());
    double width = width(glyphs) * corner.glyph() / 100;
    double left = Math.max(9, corner.centre() - width / 2);
    return line(glyphs, left, corner.top(), corner.glyph(), ink)
        + Pips.pip(
            suit,
            Math.max(corner.centre(), left + width / 2),
            corner.top() + corner.glyph() + corner.gap() + corner.sign() / 2,
            corner.sign(),
            false,
            ink);
  }

  private static Corner corner(IndexSize size) {
    return switch (size) {
      case NORMAL -> new Corner(44, 32, 27, 15, 7);
      case LARGE -> new Corner(62, 41, 31, 15, 8);
      case JUMBO -> new Corner(112, 72, 44, 16, 12);
    };
  }
}
