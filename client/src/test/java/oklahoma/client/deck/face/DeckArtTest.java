package oklahoma.client.deck.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import oklahoma.client.deck.DeckFaces;
import oklahoma.client.deck.InstalledDecks;
import oklahoma.client.deck.Picture;
import oklahoma.client.deck.Rasters;
import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.deck.style.Palette;
import oklahoma.client.table.layout.Fan;
import oklahoma.client.table.layout.TableSize;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class DeckArtTest {
  private static final InstalledDecks NONE = new InstalledDecks(List.of());

  /** Fifty of the 5,040 pixels of a small card; 3 and 8 come closest to it. */
  private static final double LEAST_UNLIKE = 0.01;

  @Test
  void everyFaceInEveryStyleIsWellFormed() throws Exception {
    DocumentBuilder builder = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder();
    Set<Picture> pictures = new HashSet<>();
    for (CardStyle style : DeckFaces.styles()) {
      for (Face face : DeckFaces.all()) {
        pictures.add(Picture.of(face, style));
      }
    }
    for (Picture picture : pictures) {
      Document document = builder.parse(new InputSource(new StringReader(picture.svg(NONE))));
      assertThat(document.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 250 350");
      assertThat(picture.svg(NONE))
          .as("an import is left for the editor alone")
          .doesNotContain("@");
    }
  }

  @Test
  void thePlainDeckTellsEveryCardFromEveryOtherInEveryIndex() {
    for (IndexSize index : List.of(IndexSize.NORMAL, IndexSize.LARGE, IndexSize.JUMBO)) {
      CardStyle style = CardStyle.DEFAULT.withDeck(Deck.MINIMAL).withIndex(index);
      Set<String> pictures = new HashSet<>();
      DeckFaces.all().forEach(face -> pictures.add(DeckArt.svg(face, style)));
      assertThat(pictures).hasSize(54);
      Suited court = new Suited(Rank.QUEEN, Suit.HEARTS);
      String figure = Art.of("courts/queen-hearts").content();
      assertThat(DeckArt.svg(court, style)).doesNotContain(figure);
      assertThat(DeckArt.svg(court, style.withDeck(Deck.HOUSE))).contains(figure);
    }
  }

  static Stream<Suited> courts() {
    return DeckFaces.suited().stream()
        .filter(card -> Set.of(Rank.JACK, Rank.QUEEN, Rank.KING).contains(card.rank()));
  }

  @ParameterizedTest
  @MethodSource("courts")
  void courtsLookTheSameUpsideDown(Suited court) {
    for (IndexSize index : List.of(IndexSize.NORMAL, IndexSize.LARGE)) {
      String svg = DeckArt.svg(court, CardStyle.DEFAULT.withIndex(index));
      BufferedImage raster = Rasters.draw(svg, 252, 352);
      assertThat(unlike(raster, turned(raster), 40)).isLessThan(0.003);
    }
  }

  @Test
  void backsLookTheSameUpsideDown() {
    BufferedImage raster = Rasters.draw(DeckArt.svg(Back.BACK, CardStyle.DEFAULT), 252, 352);
    assertThat(unlike(raster, turned(raster), 40)).isLessThan(0.003);
  }

  @ParameterizedTest
  @EnumSource(IndexSize.class)
  void facesAreDistinguishedOnASmallCard(IndexSize index) {
    for (Palette palette : Palette.values()) {
      for (IndexLetters letters : IndexLetters.values()) {
        CardStyle style =
            new CardStyle(index, palette, letters, BackColour.GREEN, true, Deck.HOUSE);
        List<Drawn> drawn = new ArrayList<>();
        for (Face face : DeckFaces.all()) {
          drawn.add(drawn(face, style));
        }
        assertApart(drawn);
      }
    }
  }

  /** The index that narrow strips have is whole in a hand of 32 cards in the smallest window. */
  @ParameterizedTest
  @EnumSource(IndexLetters.class)
  void noCardCoversTheHugeIndexOfTheOneBeforeInAFullHand(IndexLetters letters) {
    Fan fan = Fan.of(32, TableSize.SMALLEST, 0, 600);
    double strip = DeckArt.WIDTH * fan.strip() / fan.cardWidth();
    CardStyle style =
        new CardStyle(
            IndexSize.JUMBO, Palette.TWO_COLOURS, letters, BackColour.GREEN, false, Deck.HOUSE);
    for (Suited card : DeckFaces.suited()) {
      assertThat(rightmost(index(card, style)))
          .as(card.toString())
          .isLessThanOrEqualTo((int) strip);
    }
  }

  /** The index alone, on no paper. */
  private static BufferedImage index(Suited card, CardStyle style) {
    String whole = DeckArt.svg(card, style);
    String styles = whole.substring(0, whole.indexOf("</style>") + "</style>".length());
    return Rasters.draw(
        styles + Indices.corner(card.rank(), card.suit(), style) + "</svg>", 250, 350);
  }

  /** The last column of which more than a shimmer is drawn, in pixels from the left. */
  private static int rightmost(BufferedImage raster) {
    return IntStream.range(0, raster.getWidth())
        .filter(x ->
            IntStream.range(0, raster.getHeight()).anyMatch(y -> raster.getRGB(x, y) >>> 24 > 127))
        .max()
        .orElseThrow();
  }

  private record Drawn(Face face, BufferedImage raster) {}

  private static Drawn drawn(Face face, CardStyle style) {
    return new Drawn(face, Rasters.draw(DeckArt.svg(face, style), 60, 84));
  }

  private static void assertApart(List<Drawn> drawn) {
    for (int i = 0; i < drawn.size(); i++) {
      for (int j = 0; j < i; j++) {
        double unlike = unlike(drawn.get(i).raster(), drawn.get(j).raster(), 40);
        assertThat(unlike)
            .as("%s and %s", drawn.get(i).face(), drawn.get(j).face())
            .isGreaterThan(LEAST_UNLIKE);
      }
    }
  }

  @Test
  void onlyJokersAndBlackTwosAreMarkedAsWild() {
    CardStyle plain = CardStyle.DEFAULT.withMarkedWilds(false);
    List<Face> marked =
        DeckFaces.all().stream()
            .filter(face -> !DeckArt.svg(face, CardStyle.DEFAULT).equals(DeckArt.svg(face, plain)))
            .toList();
    assertThat(marked)
        .containsExactlyInAnyOrder(
            new Suited(Rank.TWO, Suit.CLUBS), new Suited(Rank.TWO, Suit.SPADES), Joker.JOKER);
  }

  @Test
  void theMarginIsTransparentAndThePaperOpaque() {
    for (Face face : DeckFaces.all()) {
      BufferedImage raster = Rasters.draw(DeckArt.svg(face, CardStyle.DEFAULT), 112, 157);
      for (int x = 0; x < 112; x++) {
        assertThat(raster.getRGB(x, 1) >>> 24).isZero();
        assertThat(raster.getRGB(x, 155) >>> 24).isZero();
      }
      assertThat(raster.getRGB(56, 5) >>> 24).isEqualTo(255);
      assertThat(raster.getRGB(2, 2) >>> 24).as("round corner").isLessThan(60);
    }
  }

  @Test
  void contrastOfTheSuitsOnPaper() {
    assertThat(weakest(Palette.TWO_COLOURS)).isGreaterThanOrEqualTo(5.5);
    assertThat(weakest(Palette.FOUR_COLOURS)).isGreaterThanOrEqualTo(5.0);
    assertThat(weakest(Palette.COLOUR_BLIND_A)).isGreaterThanOrEqualTo(3.6);
    assertThat(weakest(Palette.COLOUR_BLIND_B)).isGreaterThanOrEqualTo(3.7);
    assertThat(contrast("#000000", "#FFFFFF")).isCloseTo(21, within(1e-9));
  }

  private static double weakest(Palette palette) {
    return Stream.of(Suit.values())
        .mapToDouble(suit -> contrast(palette.ink(suit), DeckArt.paper()))
        .min()
        .orElseThrow();
  }

  /** The contrast ratio of WCAG 2.2. */
  private static double contrast(String dark, String light) {
    return (luminance(light) + 0.05) / (luminance(dark) + 0.05);
  }

  private static double luminance(String colour) {
    int rgb = Integer.decode(colour);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int channel) {
    double value = (channel & 255) / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  /** The share of pixels of which some channel differs by more than this. */
  private static double unlike(BufferedImage one, BufferedImage other, int tolerance) {
    int[] a = Rasters.pixels(one);
    int[] b = Rasters.pixels(other);
    int count = 0;
    for (int i = 0; i < a.length; i++) {
      boolean differs = false;
      for (int shift = 0; shift < 32; shift += 8) {
        differs |= Math.abs((a[i] >> shift & 255) - (b[i] >> shift & 255)) > tolerance;
      }
      count += differs ? 1 : 0;
    }
    return (double) count / a.length;
  }

  private static BufferedImage turned(BufferedImage raster) {
    int[] from = Rasters.pixels(raster);
    BufferedImage turned =
        new BufferedImage(raster.getWidth(), raster.getHeight(), raster.getType());
    int[] to = Rasters.pixels(turned);
    for (int i = 0; i < from.length; i++) {
      to[from.length - 1 - i] = from[i];
    }
    return turned;
  }
}
