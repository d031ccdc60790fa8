package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.n;

/**
 * The card back: a lattice of diamonds within a band of two interlaced waves, and a guilloche
 * medallion with an eight-pointed star. It looks the same upside down and in a mirror.
 */
final class Backs {

  /** White border of the paper. */
  private static final double INSET = 12;

  /** Middle line of the wave band. */
  private static final double BAND = INSET + 10;

  private static final double WAVE = 3.2;

  /** Edge of the lattice. */
  private static final double FIELD = INSET + 18;

  private static final int COLUMNS = 8;
  private static final int ROWS = 12;

  private static final double MIDDLE_X = DeckArt.WIDTH / 2;
  private static final double MIDDLE_Y = DeckArt.HEIGHT / 2;

  private Backs() {}

  static String art(BackColour colour) {
    return frame(INSET, 7, "fill=\"%s\"".formatted(colour.field()))
        + lattice(colour)
        + band(colour)
        + medallion(colour);
  }

  private static String lattice(BackColour colour) {
    double width = (DeckArt.WIDTH - 2 * FIELD) / COLUMNS;
    double height = (DeckArt.HEIGHT - 2 * FIELD) / ROWS;
    StringBuilder dark = new StringBuilder();
    StringBuilder light = new StringBuilder();
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        double x = FIELD + (column + 0.5) * width;
        double y = FIELD + (row + 0.5) * height;
        dark.append(diamond(x, y, width / 2, height / 2));
        light.append(diamond(x, y, 3, 3.2));
      }
    }
    return frame(FIELD, 0, "fill=\"%s\"".formatted(colour.shade()))
        + "<path d=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.2\" stroke-opacity=\"0.6\"/>"
            .formatted(dark, colour.field(), colour.line())
        + Svg.fill(colour.line(), light.toString());
  }

  private static String diamond(double x, double y, double rx, double ry) {
    return "M%s,%sL%s,%sL%s,%sL%s,%sZ"
        .formatted(n(x), n(y - ry), n(x + rx), n(y), n(x), n(y + ry), n(x - rx), n(y));
  }

  private static String band(BackColour colour) {
    String line = "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"";
    StringBuilder corners = new StringBuilder();
    for (double x : new double[] {BAND, DeckArt.WIDTH - BAND}) {
      for (double y : new double[] {BAND, DeckArt.HEIGHT - BAND}) {
        corners.append(diamond(x, y, 5.4, 5.4));
      }
    }
    String waves = waves(1) + waves(-1);
    return frame(INSET + 3, 4, line.formatted(colour.line(), "1.5"))
        + frame(FIELD, 0, line.formatted(colour.line(), "1.8"))
        + "<path d=\"%s\" ".formatted(waves)
        + line.formatted(colour.line(), "1.1")
        + "/>"
        + Svg.fill(colour.line(), corners.toString());
  }

  /** A wave along the four sides, each side with whole half-waves between the corners. */
  private static String waves(int sign) {
    return wave(BAND, BAND, DeckArt.WIDTH - 2 * BAND, 14, sign, true)
        + wave(BAND, DeckArt.HEIGHT - BAND, DeckArt.WIDTH - 2 * BAND, 14, sign, true)
        + wave(BAND, BAND, DeckArt.HEIGHT - 2 * BAND, 21, sign, false)
        + wave(DeckArt.WIDTH - BAND, BAND, DeckArt.HEIGHT - 2 * BAND, 21, sign, false);
  }

  private static String wave(
      double x, double y, double length, int arcs, int sign, boolean across) {
    StringBuilder path = new StringBuilder("M%s,%s".formatted(n(x), n(y)));
    double step = length / arcs;
    for (int i = 0; i < arcs; i++) {
      // The control point of a quadratic arc lies twice as far out as the arc itself.
      double swing = 2 * WAVE * (i % 2 == 0 ? sign : -sign);
      path.append(
          across
              ? "q%s,%s %s,0".formatted(n(step / 2), n(swing), n(step))
              : "q%s,%s 0,%s".formatted(n(swing), n(step / 2), n(step)));
    }
    return path.toString();
  }

  static String frame(double inset, double radius, String paint) {
    return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\" %s/>"
        .formatted(
            n(inset),
            n(inset),
            n(DeckArt.WIDTH - 2 * inset),
            n(DeckArt.HEIGHT - 2 * inset),
            n(radius),
            paint);
  }

  private static String medallion(BackColour colour) {
    return "<g transform=\"translate(%s,%s)\">".formatted(n(MIDDLE_X), n(MIDDLE_Y))
        + scallops(24, 62, 8.2, colour)
        + Svg.dot(colour.field(), 0, 0, 61)
        + ring(60, 2.2, colour.line())
        + ring(56, 0.9, colour.line())
        + rosette(20, 52, 18, 0.95, colour.line())
        + Svg.dot(colour.shade(), 0, 0, 30)
        + ring(29, 2.2, colour.line())
        + star(8, 26, 10.5, colour)
        + "</g>";
  }

  private static String scallops(int count, double radius, double lobe, BackColour colour) {
    StringBuilder art = new StringBuilder();
    for (int i = 0; i < count; i++) {
      double at = 2 * Math.PI * i / count;
      art.append(
          "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.4\"/>"
              .formatted(
                  n(radius * Math.sin(at)),
                  n(radius * Math.cos(at)),
                  n(lobe),
                  colour.shade(),
                  colour.line()));
    }
    return art.toString();
  }

  private static String ring(double radius, double stroke, String ink) {
    return "<circle r=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>"
        .formatted(n(radius), ink, n(stroke));
  }

  private static String rosette(int petals, double rx, double ry, double stroke, String ink) {
    StringBuilder art = new StringBuilder();
    for (int i = 0; i < petals / 2; i++) {
      art.append(
          "<ellipse rx=\"%s\" ry=\"%s\" transform=\"rotate(%s)\"/>"
              .formatted(n(rx), n(ry), n(i * 360.0 / petals)));
    }
    return "<g fill=\"none\" stroke=\"%s\" stroke-width=\"%s\">%s</g>"
        .formatted(ink, n(stroke), art);
  }

  /** A star whose points are split into a light and a dark facet, like a quilt's. */
  private static String star(int points, double outer, double inner, BackColour colour) {
    StringBuilder light = new StringBuilder();
    StringBuilder dark = new StringBuilder();
    for (int i = 0; i < points; i++) {
      double at = 2 * Math.PI * i / points;
      double half = Math.PI / points;
      light.append(facet(outer, at, inner, at - half));
      dark.append(facet(outer, at, inner, at + half));
    }
    return Svg.fill(colour.line(), light.toString())
        + "<path d=\"%s\" fill=\"%s\" fill-opacity=\"0.5\"/>".formatted(dark, colour.line());
  }

  private static String facet(double outer, double tip, double inner, double side) {
    return "M0,0L%s,%sL%s,%sZ"
        .formatted(
            n(outer * Math.sin(tip)),
            n(-outer * Math.cos(tip)),
            n(inner * Math.sin(side)),
            n(-inner * Math.cos(side)));
  }
}
