package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.dot;
import static oklahoma.client.deck.Svg.fill;
import static oklahoma.client.deck.Svg.line;

/**
 * What court figures have in common, in figure units: the face is centred on (0, −88) and looks to
 * the left, where the light comes from; colours are the names that a {@link Wardrobe} replaces.
 */
final class CourtParts {

  private static final String FACE =
      "M-20,-114 H20 V-86 C20,-72 10,-60.5 0,-60.5 C-10,-60.5 -20,-72 -20,-86 Z";

  /** The shaded side of the face; its edge is brow, nose and chin. */
  private static final String SHADE =
      "M2,-114 H20 V-86 C20,-72 10,-60.5 0,-60.5 C5,-65 5.5,-70 3.5,-75.5 C-1,-76 -7,-76.5 -6,-80.5"
          + " L2,-97 Z";

  private CourtParts() {}

  /** The bare face with brows of the given form and eyes that look to the left. */
  static String face(String leftBrow, String rightBrow) {
    return fill("@skin", FACE)
        + fill("@tan", SHADE)
        + line("@lock", 2.1, leftBrow)
        + line("@lock", 2.1, rightBrow)
        + fill(
            "@white",
            "M-15.6,-91 C-13,-95.6 -7,-95.6 -4.4,-91 C-7,-88.2 -13,-88.2 -15.6,-91 Z"
                + " M5.4,-91 C8,-95.6 13,-95.6 15.4,-91 C13,-88.2 8,-88.2 5.4,-91 Z")
        + dot("@ink", -10.8, -91.7, 2.5)
        + dot("@ink", 9.4, -91.7, 2.5)
        + line("@ink", 1.6, "M-16.2,-90.6 C-13,-95.8 -7,-95.8 -4,-91")
        + line("@ink", 1.6, "M5,-91 C8,-95.8 13,-95.8 16,-90.6");
  }

  /** Calm brows of a grown man or woman. */
  static String calmFace() {
    return face("M-16,-98.5 C-13,-101.5 -8,-101.5 -4,-99", "M5.5,-99 C9,-101.5 13,-101.5 16,-98.5");
  }

  /** Stern, heavier brows. */
  static String sternFace() {
    return face(
        "M-16.5,-100 C-13,-101.5 -8,-100.5 -3.5,-97", "M5,-97 C9,-100.5 13,-101.5 16.5,-100");
  }

  /** High, thin brows. */
  static String openFace() {
    return face(
        "M-16,-99.5 C-13.5,-103.5 -8.5,-104 -5,-101.5", "M5.5,-101.5 C9,-104 13.5,-103.5 16,-99.5");
  }

  /** Lips, for those whose beard does not hide them. */
  static String lips() {
    return fill(
            "@crimson",
            "M-6.5,-70.2 C-4.5,-73 -2,-73.2 -0.5,-72 C1,-73.2 3.5,-73 5.5,-70.2 C3,-66.4 -4,-66.4"
                + " -6.5,-70.2 Z")
        + line("@wine", 0.9, "M-6,-70.2 C-3,-69.6 2,-69.6 5,-70.2");
  }

  /** A hand around a staff at (x, y), with cuff and sleeve; the elbow is away from the body. */
  static String arm(double x, double y, String sleeve, String cuff) {
    String art =
        fill(sleeve, "M-12,9 L11,6 C22,20 30,36 34,60 H-22 C-16,40 -13,24 -12,9 Z")
            + fill(cuff, "M-11,6 L10,3 L13,12 L-13,15.5 Z")
            + fill("@gold", "M-13,13.5 L13,10 L14.4,15 L-13.6,18.8 Z")
            + fill(
                "@skin",
                "M-9,-6 C-9,-9.6 -6,-10 -3,-10 H5 C8.6,-10 10,-7.6 10,-4.6 V3 C10,6.8 6.6,8 3,8 H-4"
                    + " C-7.6,8 -9,5.6 -9,2 Z")
            + line("@tan", 1.4, "M-8,-5 H3.4 M-8,-0.6 H4 M-8,3.8 H3.4");
    return "<g transform=\"translate(%s,%s) scale(%s,1)\">%s</g>"
        .formatted(Svg.n(x), Svg.n(y), x < 0 ? "-1" : "1", art);
  }
}
