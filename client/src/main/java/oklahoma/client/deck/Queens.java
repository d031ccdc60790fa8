package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.both;
import static oklahoma.client.deck.Svg.dot;
import static oklahoma.client.deck.Svg.fill;
import static oklahoma.client.deck.Svg.line;
import static oklahoma.client.deck.Svg.pair;

import oklahoma.rules.card.Suit;

/** The queens: a coronet and a flower; tulip, rose, cornflower and thistle tell them apart. */
final class Queens {

  private static final String GOWN =
      pair("@robe", "@fold", "M0,-28 C-10,-28 -22,-34 -29,-51 C-50,-49 -66,-42 -92,-28 V90 H0 Z")
          + fill("@lining", "M-13,-30 L0,-20 L13,-30 L19,60 H-19 Z");

  private static final String NECK =
      fill(
              "@skin",
              "M-9,-70 V-57 C-14,-53 -22,-52 -30,-51.5 C-23,-33 -10,-26 0,-26 C10,-26 23,-33"
                  + " 30,-51.5 C22,-52 14,-53 9,-57 V-70 Z")
          + fill("@tan", "M-9,-67 C-5,-58 4,-55 9,-54.6 V-70 H-9 Z");

  private static final String HEM =
      fill(
          "@gold",
          "M-30.5,-52 C-23,-33 -10,-27 0,-27 C10,-27 23,-33 30.5,-52 L35,-50.6 C27,-28 12,-21.4"
              + " 0,-21.4 C-12,-21.4 -27,-28 -35,-50.6 Z");

  private Queens() {}

  static String half(Suit suit, String ink) {
    return hairBehind(suit)
        + GOWN
        + embroidery(suit)
        + NECK
        + HEM
        + necklace(suit)
        + CourtParts.openFace()
        + CourtParts.lips()
        + hairInFront(suit)
        + coronet(suit)
        + stem()
        + blossom(suit)
        + CourtParts.arm(47, -42, "@robe", "@ivory")
        + Pips.pip(suit, -47, -129, 27, false, ink);
  }

  private static String hairBehind(Suit suit) {
    return switch (suit) {
      case SPADES ->
          pair(
              "@lock",
              "@lock",
              "M0,-124 C-30,-124 -33,-100 -34,-78 C-35,-62 -42,-54 -45,-36 L-16,-34 L-14,-46 H0 Z");
      case HEARTS ->
          pair(
              "@lock",
              "@lock",
              "M0,-124 C-30,-124 -34,-104 -33,-92 C-42,-86 -40,-74 -36,-70 C-45,-64 -43,-50 -38,-47"
                  + " C-42,-40 -38,-32 -30,-32 C-22,-32 -16,-38 -14,-46 H0 Z");
      case DIAMONDS ->
          pair(
                  "@crimson",
                  "@wine",
                  "M0,-58 C-14,-58 -30,-50 -43,-40 C-54,-62 -48,-86 -31,-96 L0,-72 Z")
              + both(
                  line(
                      "@gold",
                      1.2,
                      "M-15,-60 L-45.6,-50 M-16,-64 L-48,-63 M-17,-68 L-46.6,-76 M-18,-72"
                          + " L-40,-88"))
              + both(line("@gold", 2.4, "M-43,-40 C-54,-62 -48,-86 -31,-96"));
      case CLUBS -> pair("@lock", "@lock", "M0,-124 C-30,-124 -34,-96 -31,-46 H0 Z");
    };
  }

  private static String hairInFront(Suit suit) {
    return switch (suit) {
      case SPADES ->
          pair(
              "@hair",
              "@hair",
              "M0,-122 C-22,-124 -33,-104 -34,-78 C-35,-62 -42,-54 -45,-36 C-34,-38 -26,-45 -23,-58"
                  + " C-20,-72 -23,-86 -16,-98 C-11,-105 -3,-107 0,-113 Z");
      case HEARTS ->
          pair(
                  "@hair",
                  "@hair",
                  "M0,-122 C-24,-124 -33,-106 -32,-92 C-41,-86 -38,-74 -34,-70 C-42,-63 -38,-52"
                      + " -33,-49 C-37,-42 -33,-37 -28,-37 C-20,-40 -20,-50 -23,-55 C-17,-62"
                      + " -19,-70 -22,-74 C-18,-84 -20,-92 -14,-100 C-9,-106 -3,-107 0,-113 Z")
              + both(
                  line(
                      "@lock",
                      1.4,
                      "M-26,-98 C-28,-88 -25,-84 -29,-78 M-29,-68 C-33,-60 -27,-56 -30,-48"));
      case DIAMONDS ->
          pair(
                  "@hair",
                  "@hair",
                  "M0,-130 C-20,-132 -31,-118 -29,-102 C-31,-94 -29,-84 -22,-80 C-20,-86 -23,-92"
                      + " -17,-99 C-11,-105 -4,-105 0,-107 Z")
              + both(
                  line(
                      "@lock",
                      1.4,
                      "M-24,-106 C-17,-112 -8,-113 -2,-113 M-27,-98 C-24,-103 -20,-105 -17,-106"))
              + both(dot("@gold", -22, -76, 2.8));
      case CLUBS ->
          pair(
                  "@hair",
                  "@hair",
                  "M0,-122 C-24,-124 -33,-104 -31,-74 C-30,-70 -24,-68 -22,-72 C-20,-80 -22,-90"
                      + " -15,-99 C-10,-105 -3,-107 0,-113 Z")
              + both(braid());
    };
  }

  private static String braid() {
    StringBuilder art = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      double y = -70 + 11 * i;
      double x = -27 - 1.2 * i;
      art.append(
          "<g transform=\"translate(%s,%s)\">".formatted(Svg.n(x), Svg.n(y))
              + fill("@lock", "M0,-4 C9,-4 9,8 1,11 C-3,8 -2,0 0,-4 Z")
              + fill("@hair", "M0,-4 C-9,-4 -9,8 -1,11 C4,8 3,0 0,-4 Z")
              + "</g>");
    }
    return art
        + fill("@gold", "M-35.6,-26.6 H-27 V-22.4 H-35.6 Z")
        + fill("@hair", "M-35,-22.4 H-27.6 L-29,-13 L-33.6,-13 Z");
  }

  private static String embroidery(Suit suit) {
    return switch (suit) {
      case SPADES ->
          line("@gold", 1.8, "M-62,-36 C-54,-20 -54,0 -60,24 M-50,-40 C-42,-22 -42,0 -46,24")
              + dot("@gold", -52, -14, 2.8)
              + dot("@gold", -51, 2, 2.8);
      case HEARTS ->
          Pips.pip(Suit.HEARTS, -50, -22, 12, false, "@gold")
              + Pips.pip(Suit.HEARTS, -36, -8, 12, false, "@gold")
              + Pips.pip(Suit.HEARTS, -54, 2, 12, false, "@gold");
      case DIAMONDS ->
          line("@lining", 1.6, "M-36,-46 V40 M-52,-42 V40")
              + fill(
                  "@lining",
                  "M-44,-34 l5,7 l-5,7 l-5,-7 Z M-44,-14 l5,7 l-5,7 l-5,-7 Z M-44,6 l5,7 l-5,7"
                      + " l-5,-7 Z M-60,-24 l5,7 l-5,7 l-5,-7 Z M-60,-4 l5,7 l-5,7 l-5,-7 Z"
                      + " M-28,-20 l5,7 l-5,7 l-5,-7 Z")
              + dot("@ivory", -44, -27, 1.6)
              + dot("@ivory", -44, -7, 1.6)
              + dot("@ivory", -60, -17, 1.6)
              + dot("@ivory", -60, 3, 1.6)
              + dot("@ivory", -28, -13, 1.6);
      case CLUBS ->
          line(
                  "@gold",
                  2,
                  "M-66,-26 C-58,-34 -50,-18 -42,-26 C-36,-32 -30,-24 -26,-22 M-66,-12 C-58,-20"
                      + " -50,-4 -42,-12 C-36,-18 -30,-10 -24,-8")
              + line("@gold", 2, "M-66,2 C-58,-6 -50,10 -42,2 C-36,-4 -30,4 -22,6");
    };
  }

  private static String necklace(Suit suit) {
    String chain = line("@gold", 2, "M-16,-52.5 C-9,-42 9,-42 16,-52.5");
    String gem =
        switch (suit) {
          case SPADES, HEARTS -> "@navy";
          case DIAMONDS, CLUBS -> "@crimson";
        };
    return chain
        + fill("@gold", "M0,-47 l5,6 l-5,7 l-5,-7 Z")
        + fill(gem, "M0,-44 l2.8,3.2 l-2.8,4 l-2.8,-4 Z");
  }

  private static String coronet(Suit suit) {
    String band =
        fill(
                "@gold",
                "M-25,-117 C-10,-122 10,-122 25,-117 L24.4,-108 C10,-113 -10,-113 -24.4,-108 Z")
            + fill(
                "@brass",
                "M0,-120.8 C9,-120.8 17,-119.6 25,-117 L24.4,-108 C17,-110.6 9,-111.8 0,-111.8 Z");
    return switch (suit) {
      case SPADES ->
          pair(
                  "@gold",
                  "@brass",
                  "M0,-114 V-146 L-6,-126 L-14,-137 L-17,-123 L-29,-131 L-25,-112 Z")
              + band
              + both(dot("@crimson", -14, -138.5, 2.4) + dot("@crimson", -29, -132.5, 2.4))
              + dot("@crimson", 0, -116, 2.8);
      case HEARTS ->
          pair(
                  "@gold",
                  "@brass",
                  "M0,-114 V-128 C-3,-134 -10,-134 -11,-126 C-14,-134 -22,-134 -23,-127 C-26,-129"
                      + " -28,-128 -29,-126 L-25,-112 Z")
              + Pips.pip(Suit.HEARTS, 0, -136, 17, false, "@crimson")
              + band
              + both(dot("@navy", -12, -115.6, 2.2))
              + dot("@navy", 0, -116.4, 2.6);
      case DIAMONDS ->
          pair(
                  "@gold",
                  "@brass",
                  "M0,-126 V-146 L-7,-135 L0,-124 Z M-13,-126 L-19,-139 L-24,-126 L-18,-118 Z")
              + fill(
                  "@gold",
                  "M-26,-124 C-10,-130 10,-130 26,-124 L25,-113 C10,-119 -10,-119 -25,-113 Z")
              + fill(
                  "@brass",
                  "M0,-128.4 C9,-128.4 18,-126.8 26,-124 L25,-113 C17,-116 9,-117.4 0,-117.4 Z")
              + dot("@navy", 0, -123, 3)
              + both(dot("@crimson", -14, -121, 2.4));
      case CLUBS ->
          pair(
                  "@gold",
                  "@brass",
                  "M0,-114 V-132 H-2 C-8,-132 -9,-126 -12,-121 C-14,-126 -18,-130 -25,-130"
                      + " C-27,-124 -26,-116 -25,-112 Z")
              + dot("@gold", 0, -138, 4.6)
              + both(dot("@gold", -5, -131.4, 4.6))
              + both(dot("@crimson", -25.4, -132, 2.8))
              + band
              + dot("@green", 0, -116.4, 3)
              + both(dot("@crimson", -13, -115, 2.2));
    };
  }

  private static String stem() {
    return line("@green", 2.8, "M47,-20 C48,-52 50,-68 48,-86")
        + fill(
            "@green",
            "M48.6,-66 C53,-75 60,-76 64,-74 C62,-65 55,-62 48.8,-63 Z M49,-57 C44,-65 38,-66"
                + " 34,-64 C36,-57 43,-54 48.8,-54 Z");
  }

  private static String blossom(Suit suit) {
    String flower =
        switch (suit) {
          case SPADES ->
              fill("@wine", "M-4,-16 L0,-22 L4,-16 L6,0 H-6 Z")
                  + pair("@crimson", "@wine", "M0,8 C-13,8 -14,-6 -11,-18 C-6,-14 -2,-8 0,-4 Z")
                  + fill("@crimson", "M0,8 C-5,4 -5,-4 0,-12 C5,-4 5,4 0,8 Z");
          case HEARTS ->
              both(dot("@wine", -7.6, 2, 7.4))
                  + dot("@wine", 0, -6.5, 8)
                  + dot("@wine", 0, 6, 7)
                  + dot("@crimson", 0, 0, 9)
                  + line("@ivory", 1.3, "M-4.6,1.6 C-5,-5 4.6,-5.6 4.6,0 C4.6,4.4 -1.8,4 -1.4,0.4");
          case DIAMONDS -> petals(8, "@navy") + dot("@gold", 0, 0, 4.4);
          case CLUBS ->
              fill(
                      "@crimson",
                      "M-10,-3 L-9,-16 L-5.4,-9 L-3,-19 L0,-10 L3,-19 L5.4,-9 L9,-16 L10,-3 Z")
                  + fill(
                      "@green", "M-10,-4 C-5,-7 5,-7 10,-4 C11,4 6,10 0,10 C-6,10 -11,4 -10,-4 Z")
                  + line("@gold", 1.1, "M-8,-1 L4,8 M-3,-4 L8,3.4 M8,-1 L-4,8 M3,-4 L-8,3.4");
        };
    return Svg.placed(flower, 48, -96, 1);
  }

  private static String petals(int count, String colour) {
    StringBuilder art = new StringBuilder();
    for (int i = 0; i < count; i++) {
      art.append(
          "<path fill=\"%s\" transform=\"rotate(%s)\" d=\"M0,0 C-6,-6 -5,-14 -2.4,-15 L0,-12.6 L2.4,-15 C5,-14 6,-6 0,0 Z\"/>"
              .formatted(colour, Svg.n(360.0 * i / count)));
    }
    return art.toString();
  }
}
