package oklahoma.client.deck;

import com.github.weisj.jsvg.SVGDocument;
import java.awt.image.BufferedImage;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The parsed drawings of the program's own cards, ready to be drawn at any size. Parsing takes
 * longer than drawing, so a parsed drawing is kept until memory gets scarce. Thread-safe.
 */
final class DrawingCache {
  private static final Map<Picture, SoftReference<SVGDocument>> OURS = new ConcurrentHashMap<>();

  private DrawingCache() {}

  /** The picture at exactly this many device pixels. */
  static BufferedImage draw(Picture picture, InstalledDecks installed, int width, int height) {
    SVGDocument drawing = of(picture, installed);
    // Two painters may draw the same card at two sizes, and SVGDocument is not documented as
    // thread-safe.
    synchronized (drawing) {
      return Rasters.draw(drawing, width, height, Rasters.MARGIN);
    }
  }

  /**
   * The parsed drawing of a picture. Those of installed decks are not kept but parsed each time.
   */
  static SVGDocument of(Picture picture, InstalledDecks installed) {
    if (!picture.style().deck().own()) {
      return Rasters.document(picture.svg(installed));
    }
    SoftReference<SVGDocument> kept = OURS.get(picture);
    SVGDocument known = kept == null ? null : kept.get();
    if (known != null) {
      return known;
    }
    SVGDocument read = Rasters.document(picture.svg(installed));
    OURS.put(picture, new SoftReference<>(read));
    return read;
  }
}
