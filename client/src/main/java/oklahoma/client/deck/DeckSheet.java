package oklahoma.client.deck;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import oklahoma.client.deck.face.DeckArt;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.deck.style.Palette;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** A picture of the whole deck on felt, at three sizes, for people who review the art. */
public final class DeckSheet {

  private static final int COLUMNS = 14;
  private static final int LARGE = 112;
  private static final int MIDDLE = 70;
  private static final int SMALL = 40;
  private static final Color FELT = new Color(0x1D5F41);
  private static final List<Suit> SUITS =
      List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

  private DeckSheet() {}

  /**
   * Writes the picture as a PNG file.
   *
   * @param file the target; missing folders are created
   * @throws IOException if the file cannot be written
   */
  public static void write(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    // ImageIO itself would print a stack trace, and would delete an empty folder of this name.
    try (OutputStream out = Files.newOutputStream(file)) {
      if (!ImageIO.write(picture(), "png", out)) {
        throw new IOException("no writer of PNG");
      }
    }
  }

  /** The deck of 52 with the four backs, then jokers and a few cards in other styles. */
  static BufferedImage picture() {
    List<String> deck = Stream.concat(suited(), samples()).toList();
    int below = height(deck, LARGE);
    BufferedImage sheet =
        new BufferedImage(width(LARGE), below + height(deck, MIDDLE), BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = sheet.createGraphics();
    pen.setColor(FELT);
    pen.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
    draw(deck, LARGE, pen, 0, 0);
    draw(deck, MIDDLE, pen, 0, below);
    draw(deck, SMALL, pen, width(LARGE) - width(SMALL), below);
    pen.dispose();
    return sheet;
  }

  private static int width(int card) {
    return COLUMNS * (card + gap(card)) + gap(card);
  }

  private static int height(List<String> deck, int card) {
    return deck.size() / COLUMNS * (card * 7 / 5 + gap(card)) + gap(card);
  }

  private static int gap(int card) {
    return Math.max(4, card / 14);
  }

  private static void draw(List<String> deck, int card, Graphics2D pen, int left, int top) {
    int gap = gap(card);
    int height = card * 7 / 5;
    for (int i = 0; i < deck.size(); i++) {
      int x = left + gap + i % COLUMNS * (card + gap);
      int y = top + gap + i / COLUMNS * (height + gap);
      pen.drawImage(Rasters.draw(deck.get(i), card, height), x, y, null);
    }
  }

  /** One row for each suit, with a back as its last card. */
  private static Stream<String> suited() {
    List<String> rows = new ArrayList<>();
    for (Suit suit : SUITS) {
      for (Rank rank : Rank.values()) {
        rows.add(card(rank, suit, CardStyle.DEFAULT));
      }
      BackColour back = BackColour.values()[SUITS.indexOf(suit)];
      rows.add(DeckArt.svg(Back.BACK, CardStyle.DEFAULT.withBack(back)));
    }
    return rows.stream();
  }

  /** Jokers, Bulgarian letters, one card in the three other palettes, the other index sizes. */
  private static Stream<String> samples() {
    CardStyle latin = CardStyle.DEFAULT;
    CardStyle bulgarian = style(Palette.FOUR_COLOURS, IndexLetters.BULGARIAN);
    CardStyle huge = latin.withIndex(IndexSize.JUMBO);
    CardStyle bridge = latin.withIndex(IndexSize.NORMAL);
    return Stream.of(
        DeckArt.svg(Joker.JOKER, latin),
        DeckArt.svg(Joker.JOKER, bulgarian),
        DeckArt.svg(Joker.JOKER, huge),
        card(Rank.KING, Suit.SPADES, bulgarian),
        card(Rank.QUEEN, Suit.HEARTS, bulgarian),
        card(Rank.JACK, Suit.CLUBS, bulgarian),
        card(Rank.JACK, Suit.DIAMONDS, style(Palette.TWO_COLOURS, IndexLetters.LATIN)),
        card(Rank.NINE, Suit.DIAMONDS, style(Palette.COLOUR_BLIND_A, IndexLetters.LATIN)),
        card(Rank.NINE, Suit.DIAMONDS, style(Palette.COLOUR_BLIND_B, IndexLetters.LATIN)),
        card(Rank.QUEEN, Suit.SPADES, bridge),
        card(Rank.TEN, Suit.HEARTS, bridge),
        card(Rank.KING, Suit.HEARTS, huge),
        card(Rank.ACE, Suit.SPADES, huge),
        card(Rank.SEVEN, Suit.CLUBS, huge));
  }

  private static CardStyle style(Palette palette, IndexLetters letters) {
    return new CardStyle(IndexSize.LARGE, palette, letters, BackColour.CRIMSON, true, Deck.HOUSE);
  }

  private static String card(Rank rank, Suit suit, CardStyle style) {
    return DeckArt.svg(new Suited(rank, suit), style);
  }
}
