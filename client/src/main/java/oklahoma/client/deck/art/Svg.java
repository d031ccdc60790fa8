package oklahoma.client.deck.art;

/** Small pieces of SVG text shared by the parts of the deck. */
public final class Svg {

  private Svg() {}

  /** A number with at most two decimals and, in every locale, a decimal point. */
  public static String n(double value) {
    long hundredths = Math.round(value * 100);
    return hundredths % 100 == 0
        ? Long.toString(hundredths / 100)
        : Double.toString(hundredths / 100.0);
  }

  /** A picture and a copy of it turned by 180° about the given point. */
  public static String twice(String svg, double x, double y) {
    return svg + "<g transform=\"rotate(180,%s,%s)\">%s</g>".formatted(n(x), n(y), svg);
  }

  /** A picture moved to (x, y) and scaled. */
  public static String placed(String svg, double x, double y, double scale) {
    return "<g transform=\"translate(%s,%s) scale(%s)\">%s</g>"
        .formatted(n(x), n(y), n(scale), svg);
  }

  /** A picture moved to the right by x and narrowed to {@code part} of its width. */
  public static String narrowed(String svg, double x, double part) {
    return "<g transform=\"translate(%s,0) scale(%s,1)\">%s</g>".formatted(n(x), n(part), svg);
  }
}
