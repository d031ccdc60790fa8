package oklahoma.client.deck;

/** Small pieces of SVG text shared by the parts of the deck. */
final class Svg {

  private Svg() {}

  /** A number with at most two decimals, with a point whatever the locale. */
  static String n(double value) {
    long hundredths = Math.round(value * 100);
    return hundredths % 100 == 0
        ? Long.toString(hundredths / 100)
        : Double.toString(hundredths / 100.0);
  }

  /** The same picture twice: as given, and turned by 180° about the given point. */
  static String twice(String svg, double x, double y) {
    return svg + "<g transform=\"rotate(180,%s,%s)\">%s</g>".formatted(n(x), n(y), svg);
  }

  /** A picture moved to (x, y) and scaled. */
  static String placed(String svg, double x, double y, double scale) {
    return "<g transform=\"translate(%s,%s) scale(%s)\">%s</g>"
        .formatted(n(x), n(y), n(scale), svg);
  }

  /** One filled path. */
  static String fill(String colour, String path) {
    return "<path fill=\"%s\" d=\"%s\"/>".formatted(colour, path);
  }

  /** One line with round ends. */
  static String line(String colour, double width, String path) {
    return "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\" d=\"%s\"/>"
        .formatted(colour, n(width), path);
  }

  /** One filled disc. */
  static String dot(String colour, double x, double y, double radius) {
    return "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>"
        .formatted(n(x), n(y), n(radius), colour);
  }

  /** The same art on the left and, mirrored, on the right. */
  static String both(String art) {
    return art + "<g transform=\"scale(-1,1)\">%s</g>".formatted(art);
  }

  /** A path of the left side in one colour and its mirror image in another. */
  static String pair(String left, String right, String path) {
    return fill(left, path) + "<g transform=\"scale(-1,1)\">%s</g>".formatted(fill(right, path));
  }
}
