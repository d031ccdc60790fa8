package oklahoma.client.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javafx.scene.image.Image;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** This thread plays the screen's: it runs what the painters hand over. */
class CardImagesTest {

  private static final Suited QUEEN = new Suited(Rank.QUEEN, Suit.SPADES);

  private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private final CardImages images = new CardImages(screen::add, 1 << 20);
  private final List<Image> sharper = new ArrayList<>();

  @AfterEach
  void close() {
    images.close();
  }

  @Test
  void drawsAtExactDevicePixels() {
    Image image = images.now(QUEEN, CardStyle.DEFAULT, 112, 1.25);
    assertThat(image.getWidth()).isEqualTo(140);
    assertThat(image.getHeight()).isEqualTo(196);
    assertThat(image.getPixelReader().getArgb(0, 0)).isZero();
    assertThat(image.getPixelReader().getArgb(70, 5) >>> 24).isEqualTo(255);
  }

  @Test
  void theAutomaticIndexFitsTheWidthWhateverTheScreen() {
    CardStyle auto = CardStyle.DEFAULT.withIndex(IndexSize.AUTO);
    assertThat(images.now(QUEEN, auto, 79, 1))
        .isSameAs(images.now(QUEEN, auto.withIndex(IndexSize.JUMBO), 79, 1));
    assertThat(images.now(QUEEN, auto, 80, 2))
        .isSameAs(images.now(QUEEN, auto.withIndex(IndexSize.LARGE), 80, 2));
    assertThat(images.now(QUEEN, auto, 150, 1))
        .isSameAs(images.now(QUEEN, auto.withIndex(IndexSize.NORMAL), 150, 1));
  }

  @Test
  void showsPaperFirstAndThePictureSoon() throws InterruptedException {
    Image first = images.get(QUEEN, CardStyle.DEFAULT, 60, 1, sharper::add);
    assertThat(first.getWidth()).isEqualTo(60);
    assertThat(IntStream.of(0, 1, 2, 30, 57, 58).mapToObj(x -> argb(first, x, 42)))
        .containsExactly("0", "0", "fffdfbf5", "fffdfbf5", "fffdfbf5", "0");
    assertThat(first.getPixelReader().getArgb(2, 2) >>> 24)
        .as("the corner is round")
        .isLessThan(16);
    assertThat(images.drawn()).isFalse();
    next().run();
    assertThat(images.drawn()).isTrue();
    assertThat(sharper).hasSize(1);
    assertThat(images.get(QUEEN, CardStyle.DEFAULT, 60, 1, sharper::add))
        .isSameAs(sharper.getFirst());
    assertThat(sharper).hasSize(1);
  }

  @Test
  void aClosedDeckGivesPaperAndPromisesNothing() {
    images.close();
    assertThat(images.get(QUEEN, CardStyle.DEFAULT, 60, 1, sharper::add).getWidth()).isEqualTo(60);
    assertThat(images.drawn()).isTrue();
  }

  @Test
  void showsTheSamePictureAtAnotherSizeMeanwhile() {
    Image small = images.now(QUEEN, CardStyle.DEFAULT, 60, 1);
    images.now(Back.BACK, CardStyle.DEFAULT, 90, 1);
    assertThat(images.get(QUEEN, CardStyle.DEFAULT, 90, 1, sharper::add)).isSameAs(small);
  }

  @Test
  void showsTheSameCardWithAnotherIndexMeanwhile() {
    Image large = images.now(QUEEN, CardStyle.DEFAULT, 90, 1);
    CardStyle jumbo = CardStyle.DEFAULT.withIndex(IndexSize.JUMBO);
    assertThat(images.get(QUEEN, jumbo, 60, 1, sharper::add)).isSameAs(large);
  }

  @Test
  void drawsOnceForAllRequests() throws InterruptedException {
    images.get(QUEEN, CardStyle.DEFAULT, 60, 1, sharper::add);
    images.get(QUEEN, CardStyle.DEFAULT, 60, 1, sharper::add);
    next().run();
    assertThat(sharper).hasSize(2);
    assertThat(sharper.get(0)).isSameAs(sharper.get(1));
    assertThat(screen).isEmpty();
  }

  @Test
  void preparesTheWholeDeck() throws InterruptedException {
    images.prepare(CardStyle.DEFAULT, 40, 1);
    for (int i = 0; i < 54; i++) {
      next().run();
    }
    for (Face face : DeckFaces.all()) {
      images.get(face, CardStyle.DEFAULT, 40, 1, sharper::add);
    }
    assertThat(sharper).isEmpty();
    assertThat(screen).isEmpty();
  }

  @Test
  void backsOfOneColourAreOneImage() {
    CardStyle jumbo = CardStyle.DEFAULT.withIndex(IndexSize.JUMBO);
    assertThat(images.now(Back.BACK, CardStyle.DEFAULT, 60, 1))
        .isSameAs(images.now(Back.BACK, jumbo, 60, 1));
  }

  @Test
  void keepsWithinItsBound() {
    for (Suited card : DeckFaces.suited()) {
      images.now(card, CardStyle.DEFAULT, 112, 1);
      images.shadow(112 + card.rank().ordinal(), 1, Elevation.LIFTED);
      assertThat(images.weight()).isPositive().isLessThanOrEqualTo(1 << 20);
    }
  }

  @Test
  void keepsAsMuchAsTheCardsOfTheTableNeed() {
    try (CardImages wide = new CardImages(screen::add, CardImages.DEFAULT_BOUND)) {
      wide.now(QUEEN, CardStyle.DEFAULT, 2000, 1);
      assertThat(wide.weight()).as("more than is kept before there is a table").isZero();
      wide.keepFor(300, 1);
      wide.now(QUEEN, CardStyle.DEFAULT, 2000, 1);
      assertThat(wide.weight()).isPositive();
    }
  }

  @Test
  void shadowsAreSoftAndAreBelowTheCard() {
    CardShadow shadow = images.shadow(112, 2, Elevation.LIFTED);
    assertThat(shadow.x()).isNegative();
    assertThat(shadow.y()).isGreaterThan(shadow.x());
    assertThat(shadow.width()).isEqualTo(112 - 2 * shadow.x());
    int w = (int) shadow.image().getWidth();
    int h = (int) shadow.image().getHeight();
    assertThat(shadow.image().getPixelReader().getArgb(w / 2, h / 2) >>> 24).isBetween(95, 98);
    assertThat(shadow.image().getPixelReader().getArgb(0, h / 2) >>> 24).isZero();
    assertThat(images.shadow(112, 2, Elevation.LIFTED).image()).isSameAs(shadow.image());
  }

  @Test
  void aCardIsOverItsShadowInOneImage() {
    Image card = images.now(QUEEN, CardStyle.DEFAULT, 60, 1);
    CardShadow shadow = images.shadow(60, 1, Elevation.LIFTED);
    CardShadow both = images.shaded(card, 60, 1, Elevation.LIFTED).orElseThrow();
    int left = (int) -both.x();
    int top = (int) -both.y();
    assertThat(both.image().getPixelReader().getArgb(left + 30, top + 42))
        .isEqualTo(card.getPixelReader().getArgb(30, 42));
    assertThat(both.image().getPixelReader().getArgb(left + 30, top + 86))
        .as("below the card")
        .isEqualTo(shadow.image().getPixelReader().getArgb(left + 30, top + 86));
    assertThat(images.shaded(card, 60, 1, Elevation.LIFTED).orElseThrow().image())
        .isSameAs(both.image());
    assertThat(images.shaded(card, 61, 1, Elevation.LIFTED)).as("a stand-in").isEmpty();
  }

  private static String argb(Image image, int x, int y) {
    return Integer.toHexString(image.getPixelReader().getArgb(x, y));
  }

  private Runnable next() throws InterruptedException {
    Runnable task = screen.poll(120, TimeUnit.SECONDS);
    assertThat(task).as("a painter answered").isNotNull();
    return task;
  }
}
