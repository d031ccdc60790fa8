package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.dot;
import static oklahoma.client.deck.Svg.fill;
import static oklahoma.client.deck.Svg.line;
import static oklahoma.client.deck.Svg.pair;

import oklahoma.rules.card.Suit;

/** The jacks: young, capped and feathered; halberd, leaf, key and pennant tell them apart. */
final class Jacks {

  private static final String NECK = fill("@tan", "M-9,-72 H9 V-46 H-9 Z");

  private static final String DOUBLET =
      pair("@robe", "@lining", "M0,-50 L-16,-56 C-40,-52 -62,-46 -92,-32 V90 H0 Z")
          + fill("@gold", "M-1.8,-46 H1.8 V60 H-1.8 Z");

  private Jacks() {}

  static String half(Suit suit, String ink) {
    return feather(suit)
        + NECK
        + hair(suit)
        + DOUBLET
        + embroidery(suit)
        + collar(suit)
        + CourtParts.calmFace()
        + mouth()
        + fringe(suit)
        + cap(suit)
        + attribute(suit)
        + CourtParts.arm(-47, -45, "@lining", "@ivory")
        + Pips.pip(suit, 48, -131, 25, false, ink);
  }

  private static String mouth() {
    return line("@crimson", 2.3, "M-6.5,-70.4 C-4,-68.4 2,-68.2 5.5,-71")
        + dot("@blush", -13.6, -79, 3.4);
  }

  private static String hair(Suit suit) {
    return switch (suit) {
      case SPADES, DIAMONDS ->
          pair("@hair", "@lock", "M-18,-112 C-33,-104 -35,-78 -31,-62 C-25,-56 -17,-57 -14,-64 Z");
      case HEARTS ->
          pair(
              "@hair",
              "@lock",
              "M-16,-114 C-28,-114 -34,-104 -30,-97 C-37,-93 -36,-83 -31,-81 C-36,-74 -32,-66"
                  + " -26,-66 C-22,-62 -15,-64 -15,-70 Z");
      case CLUBS ->
          pair(
              "@hair",
              "@lock",
              "M-18,-112 C-30,-106 -33,-86 -31,-76 C-35,-73 -39,-72 -41,-73 C-38,-65 -28,-61"
                  + " -17,-66 Z");
    };
  }

  private static String fringe(Suit suit) {
    return switch (suit) {
      case SPADES -> pair("@hair", "@lock", "M0,-106 L-20.5,-106 V-92 C-17,-98 -8,-102 0,-102.6 Z");
      case HEARTS ->
          pair(
              "@hair",
              "@hair",
              "M0,-108 H-21 V-96 C-16,-97 -14,-101 -13,-103 C-9,-101 -4,-102 0,-105 Z");
      case DIAMONDS ->
          fill("@hair", "M-20.5,-108 H20.5 V-97 C14,-99 6,-101 2,-105 C-4,-99 -14,-97 -20.5,-92 Z");
      case CLUBS -> pair("@hair", "@lock", "M0,-108 H-21 V-90 C-19,-96 -16,-102 0,-105 Z");
    };
  }

  private static String embroidery(Suit suit) {
    return switch (suit) {
      case SPADES -> line("@gold", 2.2, "M26,-40 L30,0 M40,-44 L45,-6 M54,-40 L60,-10");
      case HEARTS ->
          Pips.pip(Suit.HEARTS, 32, -24, 11, false, "@gold")
              + Pips.pip(Suit.HEARTS, 50, -30, 11, false, "@gold");
      case DIAMONDS ->
          fill(
              "@gold",
              "M28,-38 l6,8 l-6,8 l-6,-8 Z M44,-42 l6,8 l-6,8 l-6,-8 Z M60,-40 l6,8 l-6,8 l-6,-8"
                  + " Z");
      case CLUBS -> line("@gold", 2.2, "M18,-30 L66,-42 M18,-20 L66,-32 M18,-40 L48,-48");
    };
  }

  private static String collar(Suit suit) {
    return switch (suit) {
      case SPADES, CLUBS ->
          pair("@ivory", "@linen", "M0,-47 L-13,-60 L-20,-57 L-30,-49 L-14,-34 Z")
              + dot("@gold", 0, -36, 2.8)
              + dot("@gold", 0, -26, 2.8);
      case HEARTS, DIAMONDS -> ruff();
    };
  }

  private static String ruff() {
    StringBuilder art = new StringBuilder();
    for (double x : new double[] {-24, -12, 0, 12, 24}) {
      double y = -49 - Math.abs(x) * 0.14;
      art.append(dot("@linen", x + 1.6, y + 1.6, 8)).append(dot("@ivory", x, y, 7.6));
    }
    return art
        + line("@brass", 1, "M-24,-57 V-47 M-12,-55 V-44 M0,-54 V-43 M12,-55 V-44 M24,-57 V-47");
  }

  private static String feather(Suit suit) {
    return switch (suit) {
      case SPADES, CLUBS -> "";
      case HEARTS ->
          fill(
                  "@navy",
                  "M18,-110 C36,-122 60,-116 60,-88 C60,-74 56,-64 51,-58 C50,-76 42,-94 22,-100 Z")
              + line("@ivory", 1.4, "M20,-106 C42,-110 54,-92 52.6,-68");
      case DIAMONDS ->
          fill(
                  "@crimson",
                  "M18,-112 C36,-124 61,-118 61,-90 C61,-76 57,-64 50,-56 C50,-76 44,-96 22,-102 Z")
              + line("@ivory", 1.4, "M20,-108 C42,-112 55,-94 53,-68");
    };
  }

  private static String cap(Suit suit) {
    return switch (suit) {
      case SPADES ->
          fill("@robe", "M-28,-108 C-40,-128 -14,-146 10,-142 C34,-139 42,-122 30,-106 Z")
              + fill("@fold", "M4,-108 C18,-118 20,-132 10,-142 C34,-139 42,-122 30,-106 Z")
              + fill(
                  "@gold",
                  "M-28.5,-114 C-10,-118 12,-118 31,-113 L29.5,-104 C12,-108 -10,-108 -27,-105 Z")
              + fill(
                  "@crimson",
                  "M20,-113 C36,-122 58,-112 57,-86 C57,-74 53,-66 48,-60 C48,-78 42,-98 23,-104 Z")
              + line("@ivory", 1.4, "M22,-110 C42,-110 51,-94 50,-70")
              + dot("@gold", 20, -110, 4.6)
              + dot("@navy", 20, -110, 2.4);
      case HEARTS ->
          fill("@robe", "M-25,-108 C-20,-128 -2,-134 6,-148 C14,-132 30,-126 27,-106 Z")
              + fill("@fold", "M4,-108 C12,-120 12,-134 6,-148 C14,-132 30,-126 27,-106 Z")
              + fill(
                  "@navy",
                  "M-36,-108 C-24,-118 14,-120 30,-114 L29,-103 C14,-108 -16,-106 -36,-108 Z")
              + dot("@gold", 19, -110, 4.4);
      case DIAMONDS ->
          fill("@lining", "M-20,-112 C-21,-132 -10,-142 2,-142 C14,-142 22,-132 21,-112 Z")
              + fill(
                  "@gold", "M-20.6,-121 C-8,-124 8,-124 21,-121 V-113 C8,-116 -8,-116 -20.4,-113 Z")
              + fill(
                  "@lining",
                  "M-40,-106 C-34,-118 -14,-117 0,-117 C14,-117 34,-118 40,-106 C28,-110 14,-109"
                      + " 0,-109 C-14,-109 -28,-110 -40,-106 Z")
              + dot("@crimson", 21, -116, 4.4);
      case CLUBS ->
          fill(
                  "@crimson",
                  "M14,-118 C34,-122 46,-108 45,-86 C44,-72 48,-62 54,-56 C42,-54 34,-64 34,-80"
                      + " C34,-94 30,-104 16,-104 Z")
              + fill(
                  "@wine",
                  "M34,-80 C36,-94 34,-106 22,-112 C40,-110 40,-70 54,-56 C42,-54 34,-64 34,-80 Z")
              + fill("@crimson", "M-20,-118 C-20,-136 -6,-142 6,-140 C18,-138 24,-128 22,-116 Z")
              + fill(
                  "@robe",
                  "M-31,-111 C-32,-122 -16,-124 0,-124 C16,-124 33,-122 32,-111 C32,-101 16,-104"
                      + " 0,-104 C-16,-104 -31,-101 -31,-111 Z")
              + line(
                  "@gold", 2.2, "M-20,-122 L-14,-104.6 M-4,-123.6 L2,-104.4 M12,-123.4 L18,-105");
    };
  }

  private static String attribute(Suit suit) {
    return switch (suit) {
      case SPADES ->
          staff(-130)
              + fill("@iron", "M-47,-147 L-43,-124 H-51 Z")
              + fill(
                  "@steel",
                  "M-45,-124 C-38,-125 -35,-128 -33,-132 C-28,-120 -28,-108 -33,-98 C-35,-102"
                      + " -38,-105 -45,-106 Z")
              + fill("@iron", "M-33,-132 C-28,-120 -28,-108 -33,-98 C-32,-110 -32,-120 -33,-132 Z")
              + fill("@iron", "M-49,-122 L-62,-115 L-49,-108 Z");
      case HEARTS ->
          line("@pine", 2.8, "M-47,-20 V-70")
              + fill("@green", "M-47,-62 C-66,-78 -66,-108 -45,-136 C-29,-112 -30,-78 -47,-62 Z")
              + fill("@pine", "M-47,-62 C-43,-86 -43,-112 -45,-136 C-29,-112 -30,-78 -47,-62 Z")
              + line(
                  "@ivory",
                  1.1,
                  "M-46.6,-66 C-44.5,-86 -44,-110 -45,-130 M-46,-80 L-56,-90 M-46,-80 L-37,-88"
                      + " M-45,-94 L-56,-104 M-45,-94 L-36,-102 M-44.6,-108 L-53,-116 M-44.6,-108"
                      + " L-38,-114");
      case DIAMONDS ->
          staff(-144)
              + fill("@gold", "M-49,-140 H-61 V-131 H-56 V-127.6 H-61 V-118 H-49 Z")
              + fill("@brass", "M-49,-132.4 H-52.6 V-126.2 H-49 Z")
              + dot("@gold", -47, -145, 3.6)
              + fill("@gold", "M-51.6,-112 H-42.4 V-108 H-51.6 Z M-51,-70 H-43 V-66 H-51 Z");
      case CLUBS ->
          staff(-138)
              + fill(
                  "@crimson",
                  "M-49,-136 C-55,-140 -58,-132 -64,-136 L-60,-124 L-64,-111 C-58,-107 -55,-115"
                      + " -49,-111 Z")
              + fill("@iron", "M-47,-149 L-43.4,-138 H-50.6 Z");
    };
  }

  private static String staff(double top) {
    return fill("@gold", "M-49.2,%s H-47 V40 H-49.2 Z".formatted(Svg.n(top)))
        + fill("@brass", "M-47,%s H-44.8 V40 H-47 Z".formatted(Svg.n(top)));
  }
}
