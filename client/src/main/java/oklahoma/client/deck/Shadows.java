package oklahoma.client.deck;

/**
 * Computes soft shadows: the paper's outline, blurred by three box filters (close to a Gaussian).
 */
final class Shadows {

  private static final int PASSES = 3;

  private Shadows() {}

  /**
   * A blurred rounded rectangle.
   *
   * @param width of the rectangle, in device pixels
   * @param height of the rectangle, in device pixels
   * @param pad pixels around it on every side
   * @param radius of the corners, in pixels
   * @param box half width of one box filter, in pixels; {@code 3 · box ≤ pad} keeps the edge clear
   * @param opacity in the middle, from 0 to 1
   * @return premultiplied ARGB of {@code (width + 2 pad) × (height + 2 pad)} pixels
   */
  static int[] draw(int width, int height, int pad, double radius, int box, double opacity) {
    int w = width + 2 * pad;
    int h = height + 2 * pad;
    float[] cover = outline(w, h, pad, radius);
    float[] spare = new float[cover.length];
    for (int pass = 0; pass < PASSES; pass++) {
      blur(cover, spare, new Lines(h, w, w, 1), box);
      blur(spare, cover, new Lines(w, h, 1, w), box);
    }
    int[] pixels = new int[cover.length];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = Math.round(cover[i] * (float) opacity * 255) << 24;
    }
    return pixels;
  }

  private static float[] outline(int w, int h, int pad, double radius) {
    float[] cover = new float[w * h];
    double halfWidth = w / 2.0 - pad - radius;
    double halfHeight = h / 2.0 - pad - radius;
    for (int y = 0; y < h; y++) {
      for (int x = 0; x < w; x++) {
        double dx = Math.max(0, Math.abs(x + 0.5 - w / 2.0) - halfWidth);
        double dy = Math.max(0, Math.abs(y + 0.5 - h / 2.0) - halfHeight);
        cover[y * w + x] = (float) Math.clamp(radius - Math.hypot(dx, dy) + 0.5, 0, 1);
      }
    }
    return cover;
  }

  /**
   * The rows of a picture, or its columns.
   *
   * @param stride array index distance between the starts of two lines
   * @param length number of values in a line
   * @param step array index distance between two values of a line
   */
  private record Lines(int count, int length, int stride, int step) {}

  /**
   * Replaces each value by the mean of its neighbours on the line, up to {@code box} on each side.
   */
  private static void blur(float[] from, float[] to, Lines lines, int box) {
    int length = lines.length();
    int step = lines.step();
    float share = 1f / (2 * box + 1);
    for (int line = 0; line < lines.count(); line++) {
      int start = line * lines.stride();
      float sum = 0;
      for (int i = 0; i < Math.min(box, length); i++) {
        sum += from[start + i * step];
      }
      for (int i = 0; i < length; i++) {
        sum += i + box < length ? from[start + (i + box) * step] : 0;
        sum -= i - box - 1 >= 0 ? from[start + (i - box - 1) * step] : 0;
        to[start + i * step] = sum * share;
      }
    }
  }
}
