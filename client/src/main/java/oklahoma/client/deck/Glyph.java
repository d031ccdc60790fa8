package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.n;

import java.util.List;
import oklahoma.rules.card.Rank;

/**
 * An index glyph of our own drawing, 100 units high: round parts are strokes of one weight,
 * straight letters are outlines of the same weight, so that their feet stand level.
 *
 * @param width advance width, in glyph units
 * @param stroked centre lines of its strokes; may be empty
 * @param solid outlines to fill; may be empty
 */
record Glyph(double width, String stroked, String solid) {

  /** Width of a stem. */
  private static final double STEM = 14.5;

  /** Space between two glyphs. */
  private static final double GAP = 7;

  private static final Glyph ONE = outlined(27, "M14,0 H26.5 V100 H12 V20.5 L1,28 V12 Z");

  private static final Glyph ZERO =
      drawn(46, "M23,7.2 C33,7.2 38.8,18 38.8,50 S33,92.8 23,92.8 S7.2,82 7.2,50 S13,7.2 23,7.2 Z");

  private static final Glyph TWO =
      drawn(
          58,
          "M7.2,31 C7.2,15 16,7.2 28.5,7.2 C41.5,7.2 50,15 50,28 C50,39 45,47 37,57 L10.6,89 V92.8"
              + " H54");

  private static final Glyph THREE =
      drawn(
          58,
          "M8,26 C10,14 17,7.2 28,7.2 C40.5,7.2 48.5,14.5 48.5,26.5 C48.5,39 40,46.5 28,46.5 H21"
              + " H28 C42,46.5 50.8,55 50.8,69 C50.8,84 42,92.8 28.5,92.8 C16,92.8 8.5,86 6.5,73");

  private static final Glyph FOUR =
      outlined(
          60,
          "M33,0 H49 V63.5 H60 V77.5 H49 V100 H34.5 V77.5 H2 V65 Z M34.5,30.4 L18.7,63.5 H34.5 Z");

  private static final Glyph FIVE =
      drawn(
          58,
          "M50,7.2 H14.5 L11.3,53 M13,47.5 C17,43.2 22.5,40.5 29,40.5 C42.5,40.5 50.8,50 50.8,66"
              + " C50.8,83 42,92.8 28.5,92.8 C16.5,92.8 9,86 6.8,73");

  private static final Glyph SIX =
      drawn(
          58,
          "M49.5,25 C47.5,13.5 40.5,7.2 30,7.2 C14.5,7.2 7.2,22 7.2,52 V66 C7.2,83 15.5,92.8"
              + " 29,92.8 C42.5,92.8 50.8,83 50.8,67 C50.8,51 42.5,42 29.5,42 C16.5,42 7.2,51"
              + " 7.2,66");

  private static final Glyph SEVEN =
      outlined(56, "M2,0 H54 V13 C41,37 33,64 31,100 H16 C18,66 26,38 37.5,14.5 H2 Z");

  private static final Glyph EIGHT =
      drawn(
          58,
          "M29,7.2 C41,7.2 48.5,14.5 48.5,26.5 C48.5,38.5 41,46 29,46 C17,46 9.5,38.5 9.5,26.5"
              + " C9.5,14.5 17,7.2 29,7.2 Z M29,46 C42.5,46 50.8,54.5 50.8,69"
              + " C50.8,84 42.5,92.8 29,92.8 C15.5,92.8 7.2,84 7.2,69 C7.2,54.5 15.5,46 29,46 Z");

  private static final Glyph NINE =
      drawn(
          58,
          "M8.5,75 C10.5,86.5 17.5,92.8 28,92.8 C43.5,92.8 50.8,78 50.8,48 V34 C50.8,17 42.5,7.2"
              + " 29,7.2 C15.5,7.2 7.2,17 7.2,33 C7.2,49 15.5,58 28.5,58 C41.5,58 50.8,49 50.8,34");

  private static final Glyph A =
      outlined(
          62,
          "M20.5,0 H41.5 L62,100 H46.8 L42.6,79.5 H19.4 L15.2,100 H0 Z M31,23 L22.2,66 H39.8 Z");

  private static final Glyph K =
      outlined(
          60,
          "M2,0 H16.5 V40.5 L41.5,0 H58.5 L34.6,38.7 L60,100 H44.3 L25.2,53.9 L16.5,68 V100 H2 Z");

  private static final Glyph Q =
      drawn(
          62,
          "M30,7.2 C44,7.2 52.8,20 52.8,50 S44,92.8 30,92.8 S7.2,80 7.2,50 S16,7.2 30,7.2 Z M33,68"
              + " L56,101");

  private static final Glyph J =
      drawn(54, "M22,7.2 H54 M41,7.2 V67 C41,84 35,92.8 23.5,92.8 C12.5,92.8 6.8,86 6.8,70");

  private static final Glyph DE =
      drawn(64, "M7.2,103 V83.5 H56.8 V103 M14,83.5 C22,66 23,44 23,7.2 H48 V83.5");

  private static final Glyph VE =
      drawn(
          58,
          "M9.2,46.5 H29 C40.5,46.5 48,39 48,27 C48,14.5 40.5,7.2 29,7.2 H9.2 V92.8 H29"
              + " C42,92.8 50.8,84 50.8,69.5 C50.8,55 42,46.5 29,46.5");

  private static final Glyph O =
      drawn(58, "M29,7.2 C42,7.2 50.8,20 50.8,50 S42,92.8 29,92.8 S7.2,80 7.2,50 S16,7.2 29,7.2 Z");

  private static final Glyph E = drawn(50, "M48,7.2 H9.2 V92.8 H48 M9.2,48 H43");

  private static final Glyph R =
      new Glyph(
          60,
          "M9.2,100 V7.2 H29 C41,7.2 49,15 49,29 C49,43 41,51 29,51 H9.2",
          "M24,50 H40 L58,100 H42 Z");

  private static final Glyph ZHE =
      outlined(
          84,
          "M34.8,0 H49.2 V100 H34.8 Z M0,0 H17 L36,50 L17,100 H0 L20,50 Z M84,0 H67 L48,50 L67,100"
              + " H84 L64,50 Z");

  private static final Glyph ER =
      drawn(56, "M9.2,100 V7.2 H29 C41,7.2 49,15.5 49,31 C49,46.5 41,55 29,55 H9.2");

  private static Glyph drawn(double width, String stroked) {
    return new Glyph(width, stroked, "");
  }

  private static Glyph outlined(double width, String solid) {
    return new Glyph(width, "", solid);
  }

  /** The glyphs of a rank, left to right. */
  static List<Glyph> of(Rank rank, Letters letters) {
    return switch (rank) {
      case TWO -> List.of(TWO);
      case THREE -> List.of(THREE);
      case FOUR -> List.of(FOUR);
      case FIVE -> List.of(FIVE);
      case SIX -> List.of(SIX);
      case SEVEN -> List.of(SEVEN);
      case EIGHT -> List.of(EIGHT);
      case NINE -> List.of(NINE);
      case TEN -> List.of(ONE, ZERO);
      case JACK -> List.of(letters == Letters.LATIN ? J : VE);
      case QUEEN -> List.of(letters == Letters.LATIN ? Q : DE);
      case KING -> List.of(K);
      case ACE -> List.of(A);
    };
  }

  /** The word on the joker. */
  static List<Glyph> joker(Letters letters) {
    return switch (letters) {
      case LATIN -> List.of(J, O, K, E, R);
      case BULGARIAN -> List.of(ZHE, O, K, E, ER);
    };
  }

  /** Width of glyphs set side by side, in glyph units. */
  static double width(List<Glyph> glyphs) {
    return glyphs.stream().mapToDouble(Glyph::width).sum() + GAP * (glyphs.size() - 1);
  }

  /** Glyphs side by side, from (x, y) rightwards and down. */
  static String line(List<Glyph> glyphs, double x, double y, double height, String ink) {
    StringBuilder svg = new StringBuilder();
    double left = x;
    for (Glyph glyph : glyphs) {
      svg.append(glyph.draw(left, y, height, ink));
      left += (glyph.width() + GAP) * height / 100;
    }
    return svg.toString();
  }

  /** This glyph with its upper left corner at (x, y). */
  String draw(double x, double y, double height, String ink) {
    String strokes =
        stroked.isEmpty()
            ? ""
            : "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" d=\"%s\"/>"
                .formatted(ink, n(STEM), stroked);
    String outlines = solid.isEmpty() ? "" : "<path fill=\"%s\" d=\"%s\"/>".formatted(ink, solid);
    return Svg.placed(strokes + outlines, x, y, height / 100);
  }
}
