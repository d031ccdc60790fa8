package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.dot;
import static oklahoma.client.deck.Svg.fill;
import static oklahoma.client.deck.Svg.line;
import static oklahoma.client.deck.Svg.pair;

import java.util.List;
import oklahoma.rules.card.Suit;

/** The joker: a jester in a three-horned cap, red or black; that it may be any suit, it wears. */
final class Jokers {

  private static final String HORNS =
      fill("@gold", "M-15,-124 C-17,-150 -6,-170 24,-172 C12,-162 12,-146 17,-124 Z")
          + fill("@brass", "M3,-124 C2,-144 6,-162 24,-172 C12,-162 12,-146 17,-124 Z")
          + pair(
              "@robe",
              "@lining",
              "M3,-106 C4,-148 -48,-166 -68,-134 C-76,-121 -76,-106 -71,-92"
                  + " C-69,-106 -62,-115 -52,-112 C-42,-109 -34,-108 -27,-100 Z")
          + pair(
              "@fold",
              "@pleat",
              "M-27,-100 C-34,-108 -42,-109 -52,-112 C-62,-115 -69,-106 -71,-92"
                  + " C-72,-112 -62,-126 -48,-124 C-36,-122 -24,-114 -22,-100 Z");

  private static final String HOOD =
      pair("@robe", "@lining", "M0,-118 H-26 C-33,-96 -32,-66 -14,-52 H0 Z");

  private static final String FACE =
      fill("@skin", "M-20,-112 H20 V-86 C20,-72 10,-60 0,-60 C-10,-60 -20,-72 -20,-86 Z")
          + fill(
              "@tan",
              "M2,-112 H20 V-86 C20,-72 10,-60 0,-60 C5,-64 6,-69 4,-75 C0,-75 -8,-76 -7,-80.5"
                  + " L1.5,-97 Z")
          + line(
              "@ink",
              1.8,
              "M-15,-96.5 C-12.5,-100.5 -8,-101 -4.5,-98 M5.5,-98 C9,-101.5 13,-101 15.5,-97")
          + eye(-10)
          + fill("@crimson", "M-11,-74 C-6,-70 5,-69.5 12,-75 C8,-64 -6,-63 -11,-74 Z")
          + fill("@white", "M-10,-73.4 C-5,-70 4,-69.6 11,-74.2 C7,-68.6 -5,-68 -10,-73.4 Z")
          + line("@ink", 1.4, "M-12,-75 C-6,-70 5,-69.5 13,-76.5")
          + dot("@blush", -14, -79, 3.4);

  private static final String WINK = line("@ink", 2.1, "M5,-91.6 C8,-88 13,-88 16.4,-92");

  private static final String BAND =
      fill("@gold", "M-28,-117 C-10,-122 10,-122 28,-117 L27,-105 C10,-110 -10,-110 -27,-105 Z")
          + fill(
              "@brass",
              "M0,-120.8 C10,-120.6 20,-119.5 28,-117 L27,-105 C18,-107.5 9,-108.7 0,-108.8 Z")
          + fill("@robe", "M0,-119 l4,4.2 l-4,4.2 l-4,-4.2 Z");

  private static final String COLLAR =
      fill("@lining", "M0,-58 L-18,-56 L-46,-44 L-62,-16 L-41,-25 L-33,2 L-16,-18 L0,14 Z")
          + fill("@robe", "M0,-58 L18,-56 L46,-44 L62,-16 L41,-25 L33,2 L16,-18 L0,14 Z")
          + fill(
              "@pleat",
              "M-46,-44 L-41,-25 L-62,-16 Z M-33,2 L-16,-18 L-28,-44 Z M0,14 V-40 L-9,-30 Z")
          + fill("@fold", "M46,-44 L41,-25 L62,-16 Z M33,2 L41,-25 L28,-44 Z M0,14 V-40 L16,-18 Z")
          + fill(
              "@ivory",
              "M0,-56 L-16,-55 L-36,-47 L-42,-30 L-27,-37 L-18,-20 L-9,-34 L0,-16 L9,-34 L18,-20"
                  + " L27,-37 L42,-30 L36,-47 L16,-55 Z")
          + fill("@linen", "M0,-56 L0,-16 L9,-34 L18,-20 L27,-37 L42,-30 L36,-47 L16,-55 Z")
          + fill("@gold", "M-21,-60 C-10,-55 10,-55 21,-60 L21,-51 C8,-45 -8,-45 -21,-51 Z")
          + fill("@brass", "M0,-56.3 C7,-56.3 14,-57 21,-60 L21,-51 C14,-48 7,-46.5 0,-46.5 Z");

  private static final String BELL =
      dot("@gold", 0, 0, 6.4)
          + fill("@brass", "M0,-6.4 A6.4,6.4 0 0 1 0,6.4 Z")
          + fill("@ink", "M-4.5,0.6 H4.5 V2 H-4.5 Z")
          + dot("@ink", 0, 2.6, 1.6);

  private static final String STAR = star(50, 20);

  private Jokers() {}

  /** The joker's picture with its index. */
  static String art(CardStyle style, boolean red) {
    String ink = style.palette().ink(red ? Suit.HEARTS : Suit.SPADES);
    return switch (style.index()) {
      case NORMAL, LARGE, AUTO ->
          Svg.placed(jester(red), 125, 232, 1.1)
              + suits(style.palette())
              + Svg.twice(corner(style, ink), DeckArt.WIDTH / 2, DeckArt.HEIGHT / 2);
      case JUMBO ->
          Svg.placed(jester(red), 162, 316, 1.08)
              + Svg.placed(star(ink), 46, 58, 0.86)
              + column(style.letters(), 46, 122, 34, 8, ink);
    };
  }

  /** The joker of the plain deck: a star, and its index. */
  static String plain(CardStyle style, boolean red) {
    String ink = style.palette().ink(red ? Suit.HEARTS : Suit.SPADES);
    return switch (style.index()) {
      case NORMAL, LARGE, AUTO ->
          Svg.placed(star(ink), DeckArt.WIDTH / 2, DeckArt.HEIGHT / 2, 1.3)
              + Svg.twice(corner(style, ink), DeckArt.WIDTH / 2, DeckArt.HEIGHT / 2);
      case JUMBO ->
          Svg.placed(star(ink), 162, 262, 1.3)
              + Svg.placed(star(ink), 46, 58, 0.86)
              + column(style.letters(), 46, 122, 34, 8, ink);
    };
  }

  private static String corner(CardStyle style, String ink) {
    return style.index() == IndexSize.NORMAL
        ? Svg.placed(star(ink), 27, 32, 0.34) + column(style.letters(), 27, 56, 17, 5, ink)
        : Svg.placed(star(ink), 31, 38, 0.46) + column(style.letters(), 31, 70, 22, 6, ink);
  }

  private static String column(
      Letters letters, double centre, double top, double height, double gap, String ink) {
    StringBuilder svg = new StringBuilder();
    double y = top;
    for (Glyph glyph : Glyph.joker(letters)) {
      svg.append(glyph.draw(centre - glyph.width() * height / 200, y, height, ink));
      y += height + gap;
    }
    return svg.toString();
  }

  private static String suits(Palette palette) {
    StringBuilder svg = new StringBuilder();
    double x = 125 - 1.5 * 34;
    for (Suit suit : List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)) {
      svg.append(Pips.pip(suit, x, 282, 26, false, palette.ink(suit)));
      x += 34;
    }
    return svg.toString();
  }

  private static String jester(boolean red) {
    StringBuilder bells = new StringBuilder();
    double[][] places = {
      {-71, -90}, {71, -90}, {26, -172}, {-62, -14}, {62, -14}, {-33, 4}, {33, 4}, {0, 16}
    };
    for (double[] place : places) {
      bells.append(Svg.placed(BELL, place[0], place[1], 1));
    }
    String art = HOOD + COLLAR + FACE + (red ? eye(10) : WINK) + HORNS + BAND + bells;
    // The black one looks the other way, and winks.
    return Wardrobe.jester(red)
        .dress(red ? art : "<g transform=\"scale(-1,1)\">%s</g>".formatted(art));
  }

  private static String eye(double x) {
    String art =
        fill("@white", "M-5.5,-90.5 C-3,-95 3,-95 5.5,-90 C3,-88 -3,-88 -5.5,-90.5 Z")
            + dot("@ink", -0.8, -91, 2.4)
            + line("@ink", 1.5, "M-6,-90.5 C-3,-95 3,-95 5.8,-90");
    return Svg.placed(art, x, 0, 1);
  }

  private static String star(String ink) {
    return fill(ink, STAR);
  }

  private static String star(double outer, double inner) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      double at = Math.PI * i / 5;
      double radius = i % 2 == 0 ? outer : inner;
      path.append(i == 0 ? "M" : "L")
          .append(Svg.n(radius * Math.sin(at)))
          .append(',')
          .append(Svg.n(-radius * Math.cos(at)));
    }
    return path.append('Z').toString();
  }
}
