package oklahoma.client.deck;

import com.github.weisj.jsvg.SVGDocument;
import java.awt.image.BufferedImage;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The parsed drawings of our own cards, ready to be drawn at any size. Parsing takes longer than
 * drawing, so each drawing is parsed once, as long as there is room for it. Thread-safe.
 */
final class DrawingCache {
  private static final Map<Picture, SoftReference<SVGDocument>> OURS = new ConcurrentHashMap<>();

  private DrawingCache() {}

  /** The picture at exactly this many device pixels. */
  static BufferedImage draw(Picture picture, InstalledDecks installed, int width, int height) {
    SVGDocument drawing = of(picture, installed);
    // Two painters may draw one card at two sizes; a document does not promise to bear that.
    synchronized (drawing) {
      return Rasters.draw(drawing, width, height, Rasters.MARGIN);
    }
  }

  /** The drawing of a picture; one of an installed deck is read each time. */
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
