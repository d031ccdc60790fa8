package oklahoma.client.ui.cloth;

import javafx.scene.paint.Color;

/** Paints felt into pixels. */
final class Cloth {
  private static final double MIDDLE_AT = 0.55;
  private static final double WEAVE = 2.6;

  /**
   * The colours of a cloth.
   *
   * @param lit in the light of the lamp
   * @param middle halfway to the edge
   * @param dark in the corners
   */
  record Dye(Color lit, Color middle, Color dark) {}

  private Cloth() {}

  /** The opaque pixels of a cloth, row by row. */
  static int[] paint(Dye dye, int width, int height) {
    int[] pixels = new int[width * height];
    Inks inks = new Inks(dye);
    double[] across = squares(width, 0.5, 2.3);
    double[] down = squares(height, 0.46, 2.9);
    double[] fibres = new double[width];
    for (int y = 0; y < height; y++) {
      if (y % 4 == 0) {
        for (int x = 0; x < width; x++) {
          fibres[x] = grain(x, y / 4) * 0.3;
        }
      }
      double fibre = 0;
      for (int x = 0; x < width; x++) {
        if (x % 5 == 0) {
          fibre = grain(x / 5, y) * 0.7;
        }
        double away = Math.min(1, Math.sqrt(across[x] + down[y]));
        // Short fibres run along the cloth.
        double light = WEAVE * (grain(x, y) + 0.6 * (fibre + fibres[x]));
        pixels[y * width + x] = inks.pixel(away, light);
      }
    }
    return pixels;
  }

  /** The squared, weighted distance of each column or row from the brightest point. */
  private static double[] squares(int length, double middle, double stretch) {
    double[] squares = new double[length];
    for (int i = 0; i < length; i++) {
      double away = (i + 0.5) / length - middle;
      squares[i] = away * away * stretch;
    }
    return squares;
  }

  /** The colours as red, green and blue parts, for speed. */
  private static final class Inks {
    private final double[] lit;
    private final double[] middle;
    private final double[] dark;

    Inks(Dye dye) {
      lit = parts(dye.lit());
      middle = parts(dye.middle());
      dark = parts(dye.dark());
    }

    private static double[] parts(Color colour) {
      return new double[] {colour.getRed(), colour.getGreen(), colour.getBlue()};
    }

    int pixel(double away, double light) {
      boolean near = away < MIDDLE_AT;
      double[] from = near ? lit : middle;
      double[] to = near ? middle : dark;
      double part = smooth(near ? away / MIDDLE_AT : (away - MIDDLE_AT) / (1 - MIDDLE_AT));
      int pixel = 0xFF;
      for (int i = 0; i < 3; i++) {
        double value = 255 * mix(from[i], to[i], part) + light;
        pixel = pixel << 8 | Math.clamp((int) (value + 0.5), 0, 255);
      }
      return pixel;
    }
  }

  private static double mix(double one, double two, double part) {
    return one + part * (two - one);
  }

  private static double smooth(double part) {
    return part * part * (3 - 2 * part);
  }

  /** A number between -1 and 1 that looks random but is the same each time. */
  private static double grain(int x, int y) {
    int hash = x * 0x1F1F1F1F ^ y * 0x27D4EB2D;
    hash = (hash ^ hash >>> 15) * 0x2C1B3C6D;
    hash = (hash ^ hash >>> 12) * 0x297A2D39;
    return ((hash ^ hash >>> 15) & 0xFFFF) / 32767.5 - 1;
  }
}
