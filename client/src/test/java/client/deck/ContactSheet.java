package client.deck;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import rules.card.Back;
import rules.card.Joker;
import rules.card.Rank;
import rules.card.Suit;
import rules.card.Suited;

/**
 * Writes pictures of the whole deck on felt, for review by eye: one file per index size and width.
 *
 * <pre>java -cp … client.deck.ContactSheet target/deck</pre>
 */
final class ContactSheet {

  private static final int COLUMNS = 14;
  private static final List<Suit> SUITS =
      List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

  private ContactSheet() {}

  /** Takes the folder to write into. */
  public static void main(String[] arguments) throws IOException {
    Path folder =
        Files.createDirectories(Path.of(arguments.length > 0 ? arguments[0] : "target/deck"));
    for (IndexSize index : IndexSize.values()) {
      for (int width : new int[] {60, 112, 200}) {
        Path file = folder.resolve("deck-%s-%d.png".formatted(index, width));
        ImageIO.write(sheet(CardStyle.DEFAULT.withIndex(index), width), "png", file.toFile());
      }
    }
  }

  private static BufferedImage sheet(CardStyle style, int width) {
    int height = width * 7 / 5;
    int gap = Math.max(4, width / 16);
    List<String> pictures = pictures(style);
    int rows = pictures.size() / COLUMNS;
    BufferedImage sheet =
        new BufferedImage(
            COLUMNS * (width + gap) + gap, rows * (height + gap) + gap, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = sheet.createGraphics();
    pen.setColor(new Color(0x1D5F41));
    pen.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
    for (int i = 0; i < pictures.size(); i++) {
      int x = gap + i % COLUMNS * (width + gap);
      int y = gap + i / COLUMNS * (height + gap);
      pen.drawImage(Rasters.draw(pictures.get(i), width, height), x, y, null);
    }
    pen.dispose();
    return sheet;
  }

  /** One row per suit, ended by a back. */
  private static List<String> pictures(CardStyle style) {
    List<String> pictures = new ArrayList<>();
    for (Suit suit : SUITS) {
      for (Rank rank : Rank.values()) {
        pictures.add(DeckArt.svg(new Suited(rank, suit), style, false));
      }
      BackColour back = BackColour.values()[SUITS.indexOf(suit)];
      pictures.add(DeckArt.svg(Back.BACK, style.withBack(back), false));
    }
    for (boolean red : new boolean[] {false, true}) {
      pictures.add(DeckArt.svg(Joker.JOKER, style, red));
      pictures.add(
          DeckArt.svg(
              Joker.JOKER,
              new CardStyle(style.index(), style.palette(), Letters.BULGARIAN, style.back(), false),
              red));
    }
    for (Suit suit : SUITS) {
      CardStyle bulgarian =
          new CardStyle(style.index(), Palette.TWO_COLOURS, Letters.BULGARIAN, style.back(), true);
      pictures.add(DeckArt.svg(new Suited(Rank.QUEEN, suit), bulgarian, false));
      pictures.add(DeckArt.svg(new Suited(Rank.JACK, suit), bulgarian, false));
    }
    pictures.add(
        DeckArt.svg(new Suited(Rank.TWO, Suit.CLUBS), style.withMarkedWilds(false), false));
    pictures.add(DeckArt.svg(Joker.JOKER, style.withMarkedWilds(false), true));
    return pictures;
  }
}
