package client.deck;

import static client.deck.Svg.n;

/** The card back: a field of diamonds in a double frame, with a guilloche medallion. */
final class Backs {

  private static final double INSET = 13;
  private static final int COLUMNS = 10;
  private static final int ROWS = 14;

  private Backs() {}

  static String art(BackColour colour) {
    StringBuilder svg = new StringBuilder();
    double w = DeckArt.WIDTH - 2 * INSET;
    double h = DeckArt.HEIGHT - 2 * INSET;
    svg.append(
        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"7\" fill=\"%s\"/>"
            .formatted(n(INSET), n(INSET), n(w), n(h), colour.field()));
    svg.append(lattice(colour));
    svg.append(frame(colour));
    svg.append(medallion(colour));
    return svg.toString();
  }

  private static String lattice(BackColour colour) {
    double left = INSET + 10;
    double top = INSET + 10;
    double cw = (DeckArt.WIDTH - 2 * left) / COLUMNS;
    double ch = (DeckArt.HEIGHT - 2 * top) / ROWS;
    StringBuilder lines = new StringBuilder();
    StringBuilder stars = new StringBuilder();
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        double x = left + column * cw;
        double y = top + row * ch;
        boolean even = (row + column) % 2 == 0;
        lines.append(
            "M%s,%sL%s,%s".formatted(n(x), n(even ? y : y + ch), n(x + cw), n(even ? y + ch : y)));
      }
    }
    for (int row = 0; row <= ROWS; row++) {
      for (int column = 0; column <= COLUMNS; column++) {
        boolean centre = (row + column) % 2 == 1;
        boolean edge = row == 0 || row == ROWS || column == 0 || column == COLUMNS;
        if (centre && !edge) {
          stars.append(diamond(left + column * cw, top + row * ch, 3.6));
        }
      }
    }
    return "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\" stroke-opacity=\"0.55\"/>"
            .formatted(lines, colour.line())
        + "<path d=\"%s\" fill=\"%s\" fill-opacity=\"0.9\"/>".formatted(stars, colour.line());
  }

  private static String diamond(double x, double y, double r) {
    return "M%s,%sL%s,%sL%s,%sL%s,%sZ"
        .formatted(n(x), n(y - r), n(x + r), n(y), n(x), n(y + r), n(x - r), n(y));
  }

  private static String frame(BackColour colour) {
    return rect(INSET + 10, 0, 1.6, colour.line()) + rect(INSET + 5, 4, 2.2, colour.line());
  }

  private static String rect(double inset, double radius, double stroke, String ink) {
    return ("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\" fill=\"none\""
            + " stroke=\"%s\" stroke-width=\"%s\"/>")
        .formatted(
            n(inset),
            n(inset),
            n(DeckArt.WIDTH - 2 * inset),
            n(DeckArt.HEIGHT - 2 * inset),
            n(radius),
            ink,
            n(stroke));
  }

  private static String medallion(BackColour colour) {
    StringBuilder svg = new StringBuilder("<g transform=\"translate(125,175)\">");
    svg.append("<circle r=\"59\" fill=\"%s\"/>".formatted(colour.field()));
    svg.append(ring(58, 2.2, colour.line()));
    svg.append(ring(53.5, 1, colour.line()));
    svg.append(rosette(18, 49, 17, 1, colour.line()));
    svg.append("<circle r=\"27\" fill=\"%s\"/>".formatted(colour.shade()));
    svg.append(ring(26, 2, colour.line()));
    svg.append(star(8, 22, 9.5, colour));
    return svg.append("</g>").toString();
  }

  private static String ring(double radius, double stroke, String ink) {
    return "<circle r=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>"
        .formatted(n(radius), ink, n(stroke));
  }

  private static String rosette(int petals, double rx, double ry, double stroke, String ink) {
    StringBuilder svg = new StringBuilder();
    for (int i = 0; i < petals / 2; i++) {
      svg.append(
          "<ellipse rx=\"%s\" ry=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" transform=\"rotate(%s)\"/>"
              .formatted(n(rx), n(ry), ink, n(stroke), n(i * 360.0 / petals)));
    }
    return svg.toString();
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
    return "<path d=\"%s\" fill=\"%s\"/><path d=\"%s\" fill=\"%s\" fill-opacity=\"0.55\"/>"
        .formatted(light, colour.line(), dark, colour.line());
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
