package oklahoma.client.deck;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.image.Image;
import oklahoma.client.deck.face.DeckArt;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Deck;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The cards as images at exact device pixels. Background threads draw them, and a cache keeps them
 * up to a limit. Call all methods on the FX thread, to which {@code screen} must lead.
 *
 * <p>An image covers the whole card, 5 : 7, with two transparent pixels inside every edge. Show it
 * at the layout width that was asked for, on whole device pixels.
 */
public final class CardImages implements AutoCloseable {

  /** A cache limit in bytes: two sizes of the deck on a large screen of twice the usual density. */
  public static final long DEFAULT_BOUND = 96L << 20;

  /**
   * A scale for pictures that are not redrawn when the window moves to another screen: sharp on
   * every screen of up to twice the usual density.
   */
  public static final double SHARP = 2;

  /** The cache limit in bytes until a table calls {@link #keepFor}. */
  private static final long BEFORE_A_TABLE = 8L << 20;

  /**
   * The cache limit of a table, in decks of its largest card size. Equal cards share a picture, so
   * a table needs at most one deck in each of four sizes, with and without shadow. The hand has the
   * largest cards; the melds of a full table are small. Together they take about as many bytes as
   * this many decks of the largest size. Measured at a table of eight, a limit of three decks
   * hardly saved any drawing.
   */
  private static final long DECKS = 2;

  private static final int CARDS = 54;

  private static final Logger LOG = LoggerFactory.getLogger(CardImages.class);

  private sealed interface Key {}

  private record Sized(Picture picture, int width, int height) implements Key {}

  private record Blank(int width, int height) implements Key {}

  private record Shade(int width, int height, Elevation elevation) implements Key {}

  /** A card over its shadow. Images have no {@code equals}, so the card is compared by identity. */
  private record Shaded(Image card, Elevation elevation) implements Key {}

  private final Executor screen;
  private final InstalledDecks installed;
  private final DeckReader reader;
  private final ExecutorService painters;
  private final long bound;
  private final ImageCache<Key, Image> cache;
  private final Map<Sized, List<Consumer<Image>>> awaited = new HashMap<>();
  private final PaintQueue<Sized> queue = new PaintQueue<>();

  /**
   * Starts the threads that draw.
   *
   * @param screen runs its tasks on the FX thread, later ({@code Platform::runLater})
   * @param bound the highest cache limit, in bytes of pixels, however large the cards of the table
   *     are
   */
  public CardImages(Executor screen, long bound) {
    this(screen, bound, InstalledDecks.ofThisComputer());
  }

  /** With other installed decks, for tests. */
  CardImages(Executor screen, long bound, InstalledDecks installed) {
    this.screen = screen;
    this.installed = installed;
    this.reader = new DeckReader(installed, screen);
    this.bound = bound;
    this.cache = new ImageCache<>(Math.min(bound, BEFORE_A_TABLE), Pixels::bytes);
    int threads = Math.clamp(Runtime.getRuntime().availableProcessors() - 1, 1, 3);
    this.painters =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("card-painter-", 0).factory());
  }

  /**
   * The best image that is available at once: the exact one; otherwise the same card at another
   * size or with another index; otherwise in another style; otherwise blank paper. Until an
   * installed deck has been read, the program's own card is drawn in its place.
   *
   * @param face a card or the back
   * @param style the player's card style
   * @param width layout width of the card, in pixels
   * @param scale device pixels per layout pixel
   * @param sharper receives better images later on the FX thread, the exact one last; never called
   *     if this method returns the exact image
   */
  public Image get(
      Face face, CardStyle style, double width, double scale, Consumer<Image> sharper) {
    Sized key = key(face, style, width, scale);
    return cache
        .get(key)
        .orElseGet(() -> {
          if (installed.read(style.deck())) {
            request(key, sharper);
          } else {
            Sized house = key(face, style.withDeck(Deck.HOUSE), width, scale);
            request(house, ours -> unlessDrawn(key, ours, sharper));
            reader.then(style.deck(), () -> request(key, sharper));
          }
          return standIn(key);
        });
  }

  /**
   * The exact image; draws it on the calling thread if it is not cached, which takes some
   * milliseconds.
   */
  public Image now(Face face, CardStyle style, double width, double scale) {
    Sized key = key(face, style, width, scale);
    return cache
        .get(key)
        .orElseGet(() -> {
          Image image = Pixels.image(paint(key));
          cache.put(key, image);
          return image;
        });
  }

  /**
   * Draws the whole deck in advance, backs first, so that it is ready for the deal. Images
   * requested with {@link #get} are drawn earlier. Replaces the deck of an earlier call.
   */
  public void prepare(CardStyle style, double width, double scale) {
    if (painters.isShutdown()) {
      return; // the deck was read after the program had closed
    }
    if (!installed.read(style.deck())) {
      reader.then(style.deck(), () -> prepare(style, width, scale));
      return;
    }
    List<Sized> missing =
        Stream.concat(
                Stream.of(Back.BACK, Joker.JOKER),
                Stream.of(Suit.values())
                    .flatMap(suit -> Stream.of(Rank.values()).map(rank -> new Suited(rank, suit))))
            .map(face -> key(face, style, width, scale))
            .filter(key -> cache.get(key).isEmpty())
            .toList();
    queue.prepare(missing);
    missing.forEach(key -> painters.execute(this::paintNext));
  }

  /** Raises the cache limit for a table whose largest cards have this layout width. */
  public void keepFor(double width, double scale) {
    int w = pixelWidth(width, scale);
    cache.allow(Math.min(bound, DECKS * CARDS * Pixels.bytes(w, pixelHeight(w))));
  }

  /**
   * Looks for installed decks in the background.
   *
   * @param then receives them later, on the FX thread; never if the images have been closed
   */
  public void installed(Consumer<List<InstalledDecks.Installed>> then) {
    if (painters.isShutdown()) {
      return; // the program has closed
    }
    painters.execute(() -> {
      List<InstalledDecks.Installed> decks = installed.list();
      screen.execute(() -> then.accept(decks));
    });
  }

  /**
   * The shadow of a card of this layout width; draws it on the calling thread if it is not cached.
   */
  public CardShadow shadow(double width, double scale, Elevation elevation) {
    int w = pixelWidth(width, scale);
    double unit = w / 112.0;
    int box = (int) Math.max(1, Math.round(elevation.blur() * unit / 3));
    int pad = 3 * box + 1;
    Shade key = new Shade(w, pixelHeight(w), elevation);
    Image image =
        cache
            .get(key)
            .orElseGet(() -> {
              Image drawn = shade(key, pad, box);
              cache.put(key, drawn);
              return drawn;
            });
    double density = w / width;
    double left = Rasters.MARGIN - pad;
    // Whole device pixels: between them a picture would have to be interpolated, which is slow.
    double top = left + Math.rint(elevation.drop() * unit);
    return new CardShadow(
        image,
        left / density,
        top / density,
        image.getWidth() / density,
        image.getHeight() / density);
  }

  /**
   * A card and its shadow in one image, which takes half as long to draw as two images.
   *
   * @param card the image from {@link #get} for this width and scale
   * @return empty if {@code card} is a stand-in of another size
   */
  public Optional<CardShadow> shaded(Image card, double width, double scale, Elevation elevation) {
    if (card.getWidth() != pixelWidth(width, scale)) {
      return Optional.empty();
    }
    CardShadow under = shadow(width, scale, elevation);
    Key key = new Shaded(card, elevation);
    Image both =
        cache
            .get(key)
            .orElseGet(() -> {
              double density = card.getWidth() / width;
              int left = (int) Math.round(-under.x() * density);
              int top = (int) Math.round(-under.y() * density);
              Image drawn = Pixels.over(under.image(), card, left, top);
              cache.put(key, drawn);
              return drawn;
            });
    return Optional.of(new CardShadow(both, under.x(), under.y(), under.width(), under.height()));
  }

  /** True if no caller of {@link #get} still waits for a better image. */
  public boolean drawn() {
    return awaited.isEmpty();
  }

  /** Bytes of pixels in the cache. */
  long weight() {
    return cache.weight();
  }

  /** Stops drawing. Images already returned stay valid; waiting callers receive nothing more. */
  @Override
  public void close() {
    painters.shutdownNow();
    awaited.clear();
    cache.clear();
  }

  private void unlessDrawn(Sized key, Image other, Consumer<Image> sharper) {
    if (cache.get(key).isEmpty()) {
      sharper.accept(other);
    }
  }

  private void request(Sized key, Consumer<Image> sharper) {
    if (painters.isShutdown()) {
      return; // a last animation of a program that has closed
    }
    awaited.computeIfAbsent(key, fresh -> new ArrayList<>()).add(sharper);
    queue.request(key);
    painters.execute(this::paintNext);
  }

  private void paintNext() {
    queue.next().ifPresent(this::paintFor);
  }

  private void paintFor(Sized key) {
    Runnable then = () -> giveUp(key);
    try {
      BufferedImage raster = paint(key);
      then = () -> deliver(key, Pixels.image(raster));
    } catch (RuntimeException fault) {
      LOG.error("cannot draw {}", key.picture(), fault);
    } finally {
      screen.execute(then);
    }
  }

  /** Leaves the stand-in on the screen; the next request tries to draw the picture again. */
  private void giveUp(Sized key) {
    queue.done(key);
    awaited.remove(key);
  }

  private void deliver(Sized key, Image image) {
    cache.put(key, image);
    queue.done(key);
    List<Consumer<Image>> waiting = awaited.remove(key);
    if (waiting != null) {
      waiting.forEach(consumer -> consumer.accept(image));
    }
  }

  /**
   * The cached image most like the wanted one: the same card first, then the same index, then the
   * nearest size; blank paper if no image of this face is cached.
   */
  private Image standIn(Sized key) {
    return sized()
        .filter(other -> other.getKey().picture().sameFace(key.picture()))
        .min(
            Comparator.comparing((Map.Entry<Sized, Image> other) ->
                    !other.getKey().picture().sameCard(key.picture()))
                .thenComparing(other -> !other.getKey().picture().equals(key.picture()))
                .thenComparingInt(other -> Math.abs(other.getKey().width() - key.width())))
        .map(Map.Entry::getValue)
        .orElseGet(() -> blank(new Blank(key.width(), key.height())));
  }

  private Image blank(Blank key) {
    return cache
        .get(key)
        .orElseGet(() -> {
          Image blank =
              Pixels.image(key.width(), key.height(), Rasters.blank(key.width(), key.height()));
          cache.put(key, blank);
          return blank;
        });
  }

  private Stream<Map.Entry<Sized, Image>> sized() {
    return cache
        .entries()
        .mapMulti((entry, each) -> {
          if (entry.getKey() instanceof Sized key) {
            each.accept(Map.entry(key, entry.getValue()));
          }
        });
  }

  private static Sized key(Face face, CardStyle style, double width, double scale) {
    int w = pixelWidth(width, scale);
    return new Sized(Picture.of(face, style.fitted(width)), w, pixelHeight(w));
  }

  private static int pixelWidth(double width, double scale) {
    return (int) Math.max(8, Math.round(width * scale));
  }

  private static int pixelHeight(int width) {
    return (int) Math.round(width * DeckArt.HEIGHT / DeckArt.WIDTH);
  }

  private BufferedImage paint(Sized key) {
    return DrawingCache.draw(key.picture(), installed, key.width(), key.height());
  }

  private static Image shade(Shade key, int pad, int box) {
    int w = key.width() - 2 * Rasters.MARGIN;
    int h = key.height() - 2 * Rasters.MARGIN;
    double radius = DeckArt.RADIUS / DeckArt.WIDTH * w;
    int[] pixels = Shadows.draw(w, h, pad, radius, box, key.elevation().opacity());
    return Pixels.image(w + 2 * pad, h + 2 * pad, pixels);
  }
}
