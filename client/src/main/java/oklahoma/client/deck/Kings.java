package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.both;
import static oklahoma.client.deck.Svg.dot;
import static oklahoma.client.deck.Svg.fill;
import static oklahoma.client.deck.Svg.line;
import static oklahoma.client.deck.Svg.pair;

import oklahoma.rules.card.Suit;

/** The kings: crowned, bearded and in ermine; sword, sceptre, axe and orb tell them apart. */
final class Kings {

  private static final String HAIR =
      pair(
          "@hair",
          "@lock",
          "M-17,-112 C-31,-106 -31,-88 -29.5,-76 C-36,-74 -38,-63 -31.5,-58 C-24,-53 -16,-58"
              + " -18,-67 Z");

  private static final String ROBE =
      pair("@robe", "@fold", "M0,-58 H-24 C-46,-54 -66,-46 -92,-34 V90 H0 Z")
          + fill("@lining", "M-15,-30 H15 L19,60 H-19 Z")
          + both(fill("@gold", "M-19,-26 H-13.5 L-16,60 H-22.5 Z"));

  private static final String ERMINE =
      fill(
              "@ivory",
              "M-22,-61 C-34,-57 -46,-52 -58,-45 C-46,-28 -20,-18 0,-17 C20,-18 46,-28 58,-45"
                  + " C46,-52 34,-57 22,-61 Z")
          + both(
              fill(
                  "@ink",
                  "M-44,-46 l2,8 h-4 Z M-31,-38 l2,8 h-4 Z M-16.5,-31.5 l2,8 h-4 Z M-36,-53 l1.6,6"
                      + " h-3.2 Z"));

  private static final String BAND =
      fill("@gold", "M-25.5,-115 C-10,-118 10,-118 25.5,-115 L25,-104 C10,-107 -10,-107 -25,-104 Z")
          + fill(
              "@brass",
              "M0,-117.3 C9,-117.3 18,-116.6 25.5,-115 L25,-104 C17,-105.6 9,-106.3 0,-106.3 Z")
          + fill("@crimson", "M0,-116 l4.6,4.2 l-4.6,4.2 l-4.6,-4.2 Z")
          + both(dot("@navy", -15.5, -111, 2.6));

  private Kings() {}

  static String half(Suit suit, String ink) {
    return HAIR
        + ROBE
        + embroidery(suit)
        + ERMINE
        + (suit == Suit.DIAMONDS ? CourtParts.calmFace() : CourtParts.sternFace())
        + beard(suit)
        + crown(suit)
        + BAND
        + attribute(suit)
        + CourtParts.arm(47, -45, "@robe", "@lining")
        + Pips.pip(suit, -47, -129, 27, false, ink);
  }

  private static String embroidery(Suit suit) {
    return switch (suit) {
      case SPADES ->
          fill(
              "@gold",
              "M-50,-26 l4.5,6 l-4.5,6 l-4.5,-6 Z M-50,-8 l4.5,6 l-4.5,6 l-4.5,-6 Z M-36,-17 l4.5,6"
                  + " l-4.5,6 l-4.5,-6 Z");
      case HEARTS ->
          line("@gold", 2.6, "M-36,-24 L-40,30 M-56,-32 L-62,30")
              + line("@lining", 2.6, "M-46,-28 L-51,30");
      case DIAMONDS ->
          line("@lining", 3, "M-68,-26 L-54,-14 L-40,-26 L-26,-14 M-68,-12 L-54,0 L-40,-12 L-26,0")
              + line("@ivory", 1.4, "M-68,-19 L-54,-7 L-40,-19 L-26,-7");
      case CLUBS ->
          dot("@gold", -54, -22, 3.4)
              + dot("@gold", -38, -16, 3.4)
              + dot("@gold", -50, -6, 3.4)
              + dot("@gold", -34, 0, 3.4)
              + dot("@gold", -60, 6, 3.4);
    };
  }

  private static String beard(Suit suit) {
    return switch (suit) {
      case SPADES ->
          pair(
                  "@hair",
                  "@lock",
                  "M0,-76.5 C-4,-78.5 -8,-79.5 -11,-79 C-15,-81 -18,-86 -20.4,-93 V-76 C-20.4,-60"
                      + " -9,-50 0,-38 Z")
              + mouth()
              + moustache();
      case HEARTS ->
          pair(
                  "@hair",
                  "@lock",
                  "M0,-76.5 C-4,-78.5 -8,-79.5 -11,-79 C-15,-81 -18,-86 -20.4,-93 V-78 C-26,-72"
                      + " -24,-62 -18,-60 C-19,-51 -12,-46 -7,-49 C-4,-44 -1,-45 0,-52 Z")
              + mouth()
              + moustache();
      case DIAMONDS ->
          pair("@hair", "@lock", "M0,-66 C-3,-66.6 -5,-66 -6.6,-64 C-6,-56 -3,-50 0,-45 Z")
              + fill(
                  "@crimson", "M-5.5,-70 C-2.5,-71.4 2,-71.4 4.6,-70 C2,-67.2 -3,-67.2 -5.5,-70 Z")
              + pair(
                  "@lock",
                  "@lock",
                  "M0,-76.6 C-5,-79 -10,-76.4 -13,-73.4 C-16,-70.6 -20.5,-71 -22,-76 C-23.5,-68"
                      + " -16,-65.4 -11,-68.2 C-6,-71 -3,-72.6 0,-72.4 Z");
      case CLUBS ->
          pair(
                  "@hair",
                  "@lock",
                  "M0,-76.5 C-4,-78.5 -8,-79.5 -11,-79 C-15,-81 -18,-86 -20.4,-93 V-74 C-24,-62"
                      + " -15,-56 -17,-46 C-17,-38 -6,-38 -5,-30 C-4,-27 -2,-25 0,-23 Z")
              + line("@lock", 1.4, "M-12,-66 C-14,-58 -8,-54 -9,-45 M-5,-60 C-6,-52 -2,-48 -3,-38")
              + mouth()
              + moustache();
    };
  }

  private static String mouth() {
    return fill("@crimson", "M-5.5,-70 C-2.5,-71.6 2.5,-71.6 5,-70 C2,-66.8 -3,-66.8 -5.5,-70 Z");
  }

  private static String moustache() {
    return pair(
        "@lock", "@lock", "M0.5,-77 C-6,-79.6 -13,-76.4 -15.5,-69.4 C-10,-72 -4,-70.6 0.5,-72.4 Z");
  }

  private static String crown(Suit suit) {
    return switch (suit) {
      case SPADES ->
          fill("@lining", "M-22,-113 L-17,-128 L0,-133 L17,-128 L22,-113 Z")
              + pair("@gold", "@brass", "M0,-110 V-142 L-12.5,-124 L-29,-137 L-24.5,-110 Z")
              + both(dot("@gold", -29.4, -139, 3.4))
              + dot("@gold", 0, -143.4, 3.6);
      case HEARTS ->
          fill("@lining", "M-21,-113 C-26,-131 -12,-138 0,-138 C12,-138 26,-131 21,-113 Z")
              + line("@gold", 4, "M-23,-114 C-29,-133 -13,-139 0,-137")
              + line("@brass", 4, "M23,-114 C29,-133 13,-139 0,-137")
              + line("@gold", 4, "M0,-114 V-136")
              + dot("@gold", 0, -140, 4)
              + fill("@gold", "M-1.4,-149 H1.4 V-142 H-1.4 Z M-4,-147 H4 V-144.6 H-4 Z");
      case DIAMONDS ->
          fill("@lining", "M-21,-112 C-20,-124 -10,-128 0,-128 C10,-128 20,-124 21,-112 Z")
              + fleur(-21, -115, 0.82, -12)
              + fleur(21, -115, 0.82, 12)
              + fleur(0, -118, 1.12, 0);
      case CLUBS ->
          fill("@lining", "M-20,-113 C-20,-136 -10,-144 0,-144 C10,-144 20,-136 20,-113 Z")
              + pair(
                  "@gold",
                  "@brass",
                  "M0,-110 V-128 H-5 V-134 H-13 V-128 H-18 V-135 H-27.5 L-25,-110 Z")
              + dot("@gold", 0, -144.5, 3.6);
    };
  }

  private static String fleur(double x, double y, double scale, double turn) {
    return "<g transform=\"translate(%s,%s) rotate(%s) scale(%s)\">"
            .formatted(Svg.n(x), Svg.n(y), Svg.n(turn), Svg.n(scale))
        + pair(
            "@gold",
            "@brass",
            "M0,-24 C-4.6,-17 -5.4,-12 -3.4,-7 C-8,-12.6 -13.6,-11.4 -13.6,-6 C-13.6,-1.6 -9,-0.6"
                + " -7,-3.4 C-7.6,0.4 -4.6,2.4 -4,6 H0 Z")
        + "</g>";
  }

  private static String attribute(Suit suit) {
    return switch (suit) {
      case SPADES ->
          fill("@steel", "M43,-62 V-134 L47,-146 V-62 Z")
              + fill("@iron", "M51,-62 V-134 L47,-146 V-62 Z")
              + fill("@gold", "M33,-66 C38,-63 56,-63 61,-66 V-60 C56,-58 38,-58 33,-60 Z")
              + fill("@brass", "M44.6,-60 H49.4 V-24 H44.6 Z")
              + dot("@gold", 47, -28, 4.4);
      case HEARTS ->
          staff(-118)
              + Pips.pip(Suit.HEARTS, 47, -128, 25, false, "@gold")
              + Pips.pip(Suit.HEARTS, 47, -128, 15, false, "@crimson")
              + fill("@gold", "M41,-114 H53 V-110 H41 Z M43,-104 H51 V-101.6 H43 Z");
      case DIAMONDS ->
          staff(-140)
              + fill(
                  "@steel",
                  "M49,-134 C54,-135 57,-139 58.6,-143 C64,-133 64,-118 58.6,-107 C57,-111 54,-114"
                      + " 49,-115 Z")
              + fill(
                  "@iron", "M58.6,-143 C64,-133 64,-118 58.6,-107 C59.6,-118 59.6,-133 58.6,-143 Z")
              + fill("@iron", "M45,-133 L34,-126 L45,-119 Z")
              + fill("@gold", "M43.4,-138 H50.6 V-113 H43.4 Z M47,-147 L50,-138 H44 Z");
      case CLUBS ->
          staff(-110)
              + dot("@gold", 47, -118, 10)
              + fill("@brass", "M47,-128 A10,10 0 0 1 47,-108 Z")
              + fill("@crimson", "M37.2,-120 H56.8 V-116 H37.2 Z M45,-128 H49 V-118 H45 Z")
              + fill("@gold", "M45.4,-146 H48.6 V-128 H45.4 Z M40.6,-141 H53.4 V-137.6 H40.6 Z");
    };
  }

  private static String staff(double top) {
    return fill("@gold", "M44.8,%s H47 V30 H44.8 Z".formatted(Svg.n(top)))
        + fill("@brass", "M47,%s H49.2 V30 H47 Z".formatted(Svg.n(top)));
  }
}
