package oklahoma.client.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import javafx.scene.image.Image;
import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.face.DeckArt;
import oklahoma.client.deck.face.Drawing;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests draw little decks of their own: each card is a rectangle of one colour. */
class InstalledDecksTest {
  private static final Suited NINE = new Suited(Rank.NINE, Suit.HEARTS);
  private static final Suited BLACK_TWO = new Suited(Rank.TWO, Suit.SPADES);
  private static final List<String> SUITS = List.of("club", "diamond", "heart", "spade");
  private static final List<String> RANKS =
      Stream.concat(
              IntStream.rangeClosed(1, 10).mapToObj(Integer::toString),
              Stream.of("jack", "queen", "king"))
          .toList();
  private static final Deck GNOME = new Deck("aisleriot/little");
  private static final Deck KDE = new Deck("carddecks/svg-little");

  @TempDir private Path root;

  @Test
  void bothKindsOfDecksAreListedByTheirNames() throws IOException {
    gnome("little", deck(card -> card.getFirst() + "_" + card.getLast()));
    kde("svg-little", "Little One", deck(card -> card.getLast() + "_" + card.getFirst()));
    assertThat(decks().list())
        .containsExactly(
            new InstalledDecks.Installed(GNOME, "Little"),
            new InstalledDecks.Installed(KDE, "Little One"));
  }

  @Test
  void aCardIsCutOutOfTheDrawingAndFillsOurs() throws IOException {
    gnome("little", deck(card -> card.getFirst() + "_" + card.getLast()));
    BufferedImage drawn = drawn(NINE, GNOME, IndexSize.LARGE);
    assertThat(IntStream.of(12, 125, 238).map(x -> drawn.getRGB(x, 175) & 0xFFFFFF))
        .containsOnly(colour("heart", "9"));
    assertThat(IntStream.of(12, 338).map(y -> drawn.getRGB(125, y) & 0xFFFFFF))
        .containsOnly(colour("heart", "9"));
  }

  @Test
  void aCardThatTheDrawingOnlyDefinesIsCutOutToo() throws IOException {
    gnome(
        "little",
        deck(card -> String.join("_", card))
            .replace("<defs/>", "<defs>")
            .replace("</svg>", "</defs></svg>"));
    BufferedImage drawn = drawn(NINE, GNOME, IndexSize.LARGE);
    assertThat(IntStream.of(12, 125, 238).map(x -> drawn.getRGB(x, 175) & 0xFFFFFF))
        .containsOnly(colour("heart", "9"));
  }

  @Test
  void aWildKeepsOurGoldCorner() throws IOException {
    gnome("little", deck(card -> card.getFirst() + "_" + card.getLast()));
    assertThat(drawn(BLACK_TWO, GNOME, IndexSize.LARGE).getRGB(8, 10) & 0xFFFFFF)
        .isEqualTo(Integer.parseInt(Art.colour("deck", "wild").substring(1), 16));
    assertThat(drawn(NINE, GNOME, IndexSize.LARGE).getRGB(8, 10) & 0xFFFFFF)
        .isEqualTo(colour("heart", "9"));
  }

  @Test
  void ifOnlyAHugeIndexCanBeReadThePlainCardReplacesIt() throws IOException {
    gnome("little", deck(card -> card.getFirst() + "_" + card.getLast()));
    CardStyle narrow = style(GNOME).withIndex(IndexSize.JUMBO);
    assertThat(svg(NINE, narrow)).isEqualTo(DeckArt.svg(NINE, plain(narrow)));
  }

  @Test
  void whatADeckDoesNotHaveIsOurs() throws IOException {
    gnome("little", deck(card -> card.getFirst() + "_" + card.getLast()));
    CardStyle style = style(GNOME);
    for (Face face : List.of(Joker.JOKER, Back.BACK)) {
      assertThat(svg(face, style))
          .isEqualTo(DeckArt.svg(face, Picture.of(face, house(style)).style()));
    }
  }

  @Test
  void aDeckThatLacksACardIsNeitherListedNorShown() throws IOException {
    gnome("little", deck(card -> String.join("_", card)).replace("heart_9", "heart_nine"));
    assertThat(decks().list()).isEmpty();
    assertThat(svg(NINE, style(GNOME)))
        .isEqualTo(DeckArt.svg(NINE, house(style(GNOME)).withMarkedWilds(false)));
  }

  @Test
  void aDamagedFileAndOneThatIsTooLargeAreLeftOut() throws IOException {
    String whole = deck(card -> String.join("_", card));
    gnome("cut", whole.substring(0, whole.length() - 20));
    Files.writeString(root.resolve("aisleriot/cards/noise.svgz"), "\u001f\u008bnothing zipped");
    gnome("large", whole + "<!--" + " ".repeat(Drawing.LARGEST) + "-->");
    gnome("little", whole);
    assertThat(decks().faces(new Deck("aisleriot/cut"))).isEmpty();
    assertThat(decks().faces(new Deck("aisleriot/noise"))).isEmpty();
    assertThat(decks().faces(new Deck("aisleriot/large"))).isEmpty();
    assertThat(decks().faces(new Deck("aisleriot/gone"))).isEmpty();
    assertThat(decks().faces(GNOME)).isPresent();
    assertThat(decks().list())
        .extracting(InstalledDecks.Installed::name)
        .contains("Little")
        .doesNotContain("Noise", "Large");
  }

  @Test
  void whatADrawingNamesOutsideOfItselfIsNotRead() throws IOException {
    Path secret = Files.writeString(root.resolve("secret.txt"), "heart_9");
    String doctype = "<!DOCTYPE svg [<!ENTITY out SYSTEM \"" + secret.toUri() + "\">]>";
    String inside = deck(card -> String.join("_", card)).replace("<svg ", "<svg class='&out;' ");
    assertThatThrownBy(() -> Drawing.of((doctype + inside).getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(IOException.class);
    String body = deck(card -> String.join("_", card)).replace("<defs/>", "<text>&out;</text>");
    Drawing drawing = Drawing.of((doctype + body).getBytes(StandardCharsets.UTF_8));
    assertThat(drawing.has("heart_9")).isTrue();
  }

  /** This thread plays the screen's. */
  @Test
  void ourOwnCardIsShownWhileADeckIsRead() throws Exception {
    gnome("little", deck(card -> card.getFirst() + "_" + card.getLast()));
    BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    BlockingQueue<Runnable> read = new LinkedBlockingQueue<>();
    Executor both =
        task -> (Thread.currentThread().getName().equals("deck-reader") ? read : screen).add(task);
    List<Image> shown = new ArrayList<>();
    try (CardImages images = new CardImages(both, 1 << 22, decks())) {
      images.get(NINE, style(GNOME), 100, 1, shown::add);
      runs(screen); // the little deck would be read before ours is drawn
      assertThat(shown).hasSize(1);
      runs(read);
      runs(screen);
      Image ours = images.now(NINE, house(style(GNOME)), 100, 1);
      Image theirs = images.now(NINE, style(GNOME), 100, 1);
      assertThat(shown).containsExactlyInAnyOrder(ours, theirs).last().isSameAs(theirs);
    }
  }

  private static void runs(BlockingQueue<Runnable> next) throws InterruptedException {
    Objects.requireNonNull(next.poll(120, TimeUnit.SECONDS)).run();
  }

  /** This thread plays the screen's. */
  @Test
  void aDeckThatHasBeenReadOnlyAfterTheEndIsNotDrawn() throws Exception {
    gnome("little", deck(card -> card.getFirst() + "_" + card.getLast()));
    BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    CardImages images = new CardImages(screen::add, 1 << 22, decks());
    images.prepare(style(GNOME), 100, 1);
    images.close();
    Runnable read = Objects.requireNonNull(screen.poll(120, TimeUnit.SECONDS));
    assertThatCode(read::run).doesNotThrowAnyException();
  }

  @Test
  void afterTheEndNobodyLooksForDecks() {
    BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    CardImages images = new CardImages(screen::add, 1 << 22, decks());
    images.close();
    images.installed(decks -> {
      throw new AssertionError(decks);
    });
    assertThat(screen).isEmpty();
  }

  private InstalledDecks decks() {
    return new InstalledDecks(List.of(root, root.resolve("nowhere")));
  }

  private String svg(Face face, CardStyle style) {
    return Picture.of(face, style).svg(decks());
  }

  private BufferedImage drawn(Face face, Deck deck, IndexSize index) {
    return Rasters.draw(svg(face, style(deck).withIndex(index)), 250, 350, 0);
  }

  private static CardStyle style(Deck deck) {
    return CardStyle.DEFAULT.withDeck(deck);
  }

  private static CardStyle plain(CardStyle style) {
    return style.withDeck(Deck.MINIMAL).withMarkedWilds(false);
  }

  private static CardStyle house(CardStyle style) {
    return style.withDeck(Deck.HOUSE);
  }

  private void gnome(String name, String svg) throws IOException {
    zipped(root.resolve("aisleriot/cards/" + name + ".svgz"), svg);
  }

  private void kde(String folder, String name, String svg) throws IOException {
    Path deck = root.resolve("carddecks").resolve(folder);
    zipped(deck.resolve("cards.svgz"), svg);
    Files.writeString(
        deck.resolve("index.desktop"), "[KDE Backdeck]\nName=" + name + "\nSVG=cards.svgz\n");
  }

  private static void zipped(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Cards of 40 by 60 in four rows, moved by a group and drawn by reference. */
  private static String deck(Function<List<String>, String> named) {
    String cards =
        SUITS.stream()
            .flatMap(suit -> RANKS.stream().map(rank -> card(suit, rank, named)))
            .collect(Collectors.joining());
    return "<svg xmlns=\"http://www.w3.org/2000/svg\""
        + " xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"700pt\" height=\"300pt\""
        + " viewBox=\"0 0 700 300\"><defs/><rect id=\"paper\" width=\"40\" height=\"60\"/>"
        + "<g transform=\"translate(5,-7)\">"
        + cards
        + "</g></svg>";
  }

  private static String card(String suit, String rank, Function<List<String>, String> named) {
    return "<g id=\"%s\" fill=\"#%06x\"><use x=\"%d\" y=\"%d\" xlink:href=\"#paper\"/></g>"
        .formatted(
            named.apply(List.of(suit, rank)),
            colour(suit, rank),
            50 * RANKS.indexOf(rank),
            70 * SUITS.indexOf(suit));
  }

  private static int colour(String suit, String rank) {
    return 0x204060 + 0x300000 * SUITS.indexOf(suit) + 0x0B * RANKS.indexOf(rank);
  }
}
