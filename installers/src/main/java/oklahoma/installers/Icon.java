package oklahoma.installers;

import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import oklahoma.client.deck.Rasters;
import oklahoma.client.deck.face.DeckArt;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** The program's icon: two cards of its own deck on felt, in the formats that the systems need. */
final class Icon {
  private static final List<Integer> ICO_SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

  /** The type of a picture with this many pixels in an {@code .icns} file. */
  private record MacSize(String type, int pixels) {}

  private static final List<MacSize> ICNS_SIZES =
      List.of(
          new MacSize("icp4", 16),
          new MacSize("icp5", 32),
          new MacSize("ic07", 128),
          new MacSize("ic08", 256),
          new MacSize("ic09", 512),
          new MacSize("ic10", 1024),
          new MacSize("ic11", 32),
          new MacSize("ic12", 64),
          new MacSize("ic13", 256),
          new MacSize("ic14", 512));

  private Icon() {}

  /** The program's icon as an SVG document, 512 × 512. */
  static String program() {
    return document(
        """
        <defs><radialGradient id="felt" cx="0.5" cy="0.35" r="0.8">\
        <stop offset="0" stop-color="#2F8A5F"/><stop offset="1" stop-color="#123D2A"/>\
        </radialGradient></defs>\
        <rect x="8" y="8" width="496" height="496" rx="104" fill="url(#felt)"/>\
        """
            + card(new Suited(Rank.KING, Suit.HEARTS), 88, 132, -14)
            + card(new Suited(Rank.ACE, Suit.SPADES), 214, 88, 12));
  }

  /** The icon of a match record: a sheet with a card on it. */
  static String record() {
    return document(
        """
        <path d="M104 24h216l112 112v336a16 16 0 0 1-16 16H104a16 16 0 0 1-16-16V40a16 16 0 0 1 16-16z"\
         fill="#F4F1E8" stroke="#8C8675" stroke-width="8"/>\
        <path d="M320 24v96a16 16 0 0 0 16 16h96z" fill="#D8D2C0"/>\
        """
            + card(new Suited(Rank.ACE, Suit.SPADES), 148, 146, 0));
  }

  /** Renders an SVG document as a PNG file with this many pixels in width and height. */
  static byte[] png(String svg, int size) throws IOException {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    Rasters.document(svg)
        .renderWithPlatform(NullPlatformSupport.INSTANCE, pen, new ViewBox(size, size));
    pen.dispose();
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ImageIO.write(image, "png", file);
    return file.toByteArray();
  }

  /** A Windows icon: a list of the sizes, then a PNG file for each. */
  static byte[] ico(String svg) throws IOException {
    List<byte[]> pictures = new ArrayList<>();
    for (int size : ICO_SIZES) {
      pictures.add(png(svg, size));
    }
    int offset = 6 + 16 * pictures.size();
    int length = offset + pictures.stream().mapToInt(picture -> picture.length).sum();
    ByteBuffer file = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    file.putShort((short) 0).putShort((short) 1).putShort((short) pictures.size());
    for (int i = 0; i < pictures.size(); i++) {
      // A byte cannot hold 256; its low byte, 0, is what the format asks for.
      byte side = (byte) (int) ICO_SIZES.get(i);
      file.put(side).put(side).putShort((short) 0).putShort((short) 1).putShort((short) 32);
      file.putInt(pictures.get(i).length).putInt(offset);
      offset += pictures.get(i).length;
    }
    pictures.forEach(file::put);
    return file.array();
  }

  /** A macOS icon: for each picture a type, a length that includes this header, and a PNG file. */
  static byte[] icns(String svg) throws IOException {
    ByteArrayOutputStream chunks = new ByteArrayOutputStream();
    for (MacSize size : ICNS_SIZES) {
      chunks.write(chunk(size.type(), png(svg, size.pixels())));
    }
    return chunk("icns", chunks.toByteArray());
  }

  private static byte[] chunk(String type, byte[] content) {
    return ByteBuffer.allocate(8 + content.length)
        .put(type.getBytes(StandardCharsets.US_ASCII))
        .putInt(8 + content.length)
        .put(content)
        .array();
  }

  private static String document(String art) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">" + art + "</svg>";
  }

  /** A card with a large rank and suit, which stay recognizable at sixteen pixels. */
  private static String card(Face face, int x, int y, int degrees) {
    String svg = DeckArt.svg(face, CardStyle.DEFAULT.withIndex(IndexSize.JUMBO));
    String art = svg.substring(svg.indexOf('>') + 1, svg.lastIndexOf("</svg>"));
    return "<g transform=\"translate(%d,%d) rotate(%d,108,150) scale(0.86)\">%s</g>"
        .formatted(x, y, degrees, art);
  }
}
