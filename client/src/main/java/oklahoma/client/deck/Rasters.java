package oklahoma.client.deck;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import oklahoma.client.deck.face.DeckArt;

/**
 * Rasterizes pictures as premultiplied ARGB, row by row. A card is {@link #MARGIN} transparent
 * pixels away from every edge, so that it has smooth edges when rotated.
 */
public final class Rasters {

  /**
   * Transparent device pixels around the paper. The software pipeline cuts half a pixel off the
   * upper and left edges of a rotated image; with a margin of one pixel that shows as dashes.
   */
  static final int MARGIN = 2;

  private Rasters() {}

  /** The picture of an SVG document at exactly this many device pixels. */
  public static BufferedImage draw(String svg, int width, int height) {
    return draw(svg, width, height, MARGIN);
  }

  /**
   * The picture of an SVG document at exactly this many device pixels, with a transparent margin.
   */
  public static BufferedImage draw(String svg, int width, int height, int margin) {
    return draw(document(svg), width, height, margin);
  }

  static BufferedImage draw(SVGDocument document, int width, int height, int margin) {
    BufferedImage raster = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D pen = pen(raster);
    document.renderWithPlatform(
        NullPlatformSupport.INSTANCE,
        pen,
        new ViewBox(margin, margin, width - 2f * margin, height - 2f * margin));
    pen.dispose();
    return raster;
  }

  /**
   * Parses an SVG document, which can then be drawn any number of times.
   *
   * @throws NullPointerException if the text is not an SVG document
   */
  public static SVGDocument document(String svg) {
    return Objects.requireNonNull(
        new SVGLoader()
            .load(
                new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                null,
                LoaderContext.createDefault()),
        "not an SVG document");
  }

  /**
   * Empty paper, shown until a picture is ready. It is computed, not drawn, because the first use
   * of Java2D initialises it and would block the FX thread.
   */
  static int[] blank(int width, int height) {
    double radius = DeckArt.RADIUS / DeckArt.WIDTH * width;
    int paper = Integer.parseInt(DeckArt.paper().substring(1), 16);
    int[] pixels = new int[width * height];
    Arrays.fill(pixels, premultiplied(paper, 255));
    int edge = (int) Math.ceil(MARGIN + radius);
    for (int y = 0; y < height; y++) {
      boolean middle = y >= edge && y < height - edge;
      int full = middle ? Math.max(0, width - 2 * edge) : 0; // pixels that are paper throughout
      for (int x = 0; x < width; x += x == edge - 1 ? full + 1 : 1) {
        double dx = outside(x + 0.5, MARGIN + radius, width - MARGIN - radius);
        double dy = outside(y + 0.5, MARGIN + radius, height - MARGIN - radius);
        double covered = Math.clamp(radius + 0.5 - Math.sqrt(dx * dx + dy * dy), 0, 1);
        pixels[y * width + x] = premultiplied(paper, (int) Math.round(255 * covered));
      }
    }
    return pixels;
  }

  private static double outside(double at, double low, double high) {
    return Math.max(0, Math.max(low - at, at - high));
  }

  private static int premultiplied(int colour, int alpha) {
    int pixel = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
      pixel |= (((colour >>> shift & 255) * alpha + 127) / 255) << shift;
    }
    return pixel;
  }

  /** The raster's own array, not a copy. */
  public static int[] pixels(BufferedImage raster) {
    return ((DataBufferInt) raster.getRaster().getDataBuffer()).getData();
  }

  /** Blends a pixel over another; both are premultiplied. */
  static int over(int below, int above) {
    int rest = 255 - (above >>> 24);
    int mixed = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int value = (above >>> shift & 255) + ((below >>> shift & 255) * rest + 127) / 255;
      mixed |= value << shift;
    }
    return mixed;
  }

  private static Graphics2D pen(BufferedImage raster) {
    Graphics2D pen = raster.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    return pen;
  }
}
