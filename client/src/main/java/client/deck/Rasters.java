package client.deck;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Draws pictures into pixels: premultiplied ARGB, row by row. The paper keeps {@link #MARGIN}
 * transparent pixels off every edge, so that a rotated card has smooth edges.
 */
final class Rasters {

  /**
   * Transparent device pixels around the paper. Two, for the software pipeline cuts off half a
   * pixel of a turned image on its upper and left edges, which shows as dashes when there is only
   * one.
   */
  static final int MARGIN = 2;

  private Rasters() {}

  /** The picture of an SVG document at exactly this many device pixels. */
  static BufferedImage draw(String svg, int width, int height) {
    SVGDocument document =
        Objects.requireNonNull(
            new SVGLoader()
                .load(
                    new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                    null,
                    LoaderContext.createDefault()),
            "not an SVG document");
    BufferedImage raster = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D pen = pen(raster);
    document.renderWithPlatform(
        NullPlatformSupport.INSTANCE,
        pen,
        new ViewBox(MARGIN, MARGIN, width - 2f * MARGIN, height - 2f * MARGIN));
    pen.dispose();
    return raster;
  }

  /** Paper without anything on it, shown until a picture is ready. */
  static BufferedImage blank(int width, int height) {
    BufferedImage raster = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D pen = pen(raster);
    double arc = 2 * DeckArt.RADIUS / DeckArt.WIDTH * width;
    pen.setColor(Color.decode(DeckArt.PAPER));
    pen.fill(
        new RoundRectangle2D.Double(
            MARGIN, MARGIN, width - 2.0 * MARGIN, height - 2.0 * MARGIN, arc, arc));
    pen.dispose();
    return raster;
  }

  /** The pixels themselves, not a copy. */
  static int[] pixels(BufferedImage raster) {
    return ((DataBufferInt) raster.getRaster().getDataBuffer()).getData();
  }

  /** A pixel over another, both premultiplied. */
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
