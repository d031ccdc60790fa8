package oklahoma.client.ui;

import java.util.List;
import java.util.function.ToDoubleFunction;
import javafx.scene.paint.Color;

/** Paints felt into pixels. */
final class Cloth {
  private static final double MIDDLE_AT = 0.55;
  private static final double WEAVE = 2.6;

  private static final List<ToDoubleFunction<Color>> CHANNELS =
      List.of(Color::getRed, Color::getGreen, Color::getBlue);

  /**
   * The dye of a cloth.
   *
   * @param lit under the lamp
   * @param middle half way to the edge
   * @param dark in the corners
   */
  record Dye(Color lit, Color middle, Color dark) {}

  private Cloth() {}

  /** Opaque pixels, row by row. */
  static int[] paint(Dye dye, int width, int height) {
    int[] pixels = new int[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double across = (x + 0.5) / width - 0.5;
        double down = (y + 0.5) / height - 0.46;
        double away = Math.min(1, Math.sqrt(across * across * 2.3 + down * down * 2.9));
        double light = WEAVE * (grain(x, y) + 0.6 * thread(x, y));
        pixels[y * width + x] = colour(dye, away, light);
      }
    }
    return pixels;
  }

  private static int colour(Dye dye, double away, double light) {
    int colour = 0xFF;
    for (ToDoubleFunction<Color> channel : CHANNELS) {
      double middle = channel.applyAsDouble(dye.middle());
      double value =
          255
              * (away < MIDDLE_AT
                  ? mix(channel.applyAsDouble(dye.lit()), middle, smooth(away / MIDDLE_AT))
                  : mix(
                      middle,
                      channel.applyAsDouble(dye.dark()),
                      smooth((away - MIDDLE_AT) / (1 - MIDDLE_AT))));
      colour = colour << 8 | (int) Math.clamp(Math.rint(value + light), 0, 255);
    }
    return colour;
  }

  private static double mix(double one, double two, double part) {
    return one + part * (two - one);
  }

  private static double smooth(double part) {
    return part * part * (3 - 2 * part);
  }

  /** A grain between -1 and 1 that looks random and is the same each time. */
  private static double grain(int x, int y) {
    int hash = x * 0x1F1F1F1F ^ y * 0x27D4EB2D;
    hash = (hash ^ hash >>> 15) * 0x2C1B3C6D;
    hash = (hash ^ hash >>> 12) * 0x297A2D39;
    return ((hash ^ hash >>> 15) & 0xFFFF) / 32767.5 - 1;
  }

  /** Short fibres that lie along the cloth. */
  private static double thread(int x, int y) {
    return grain(x / 5, y) * 0.7 + grain(x, y / 4) * 0.3;
  }
}
