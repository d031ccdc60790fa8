package client.deck;

import rules.card.Suit;

/** The jacks: young, in a feathered cap and a parted doublet. */
final class Jacks {

  private static final String HAIR =
      "<path fill=\"@lock\" d=\"M18,-112 C32,-104 33,-78 29,-62 C24,-57 17,-58 16,-64 Z\"/>"
          + "<path fill=\"@hair\" d=\"M-18,-112 C-32,-104 -33,-78 -29,-62 C-24,-57 -17,-58 -16,-64 Z\"/>";

  private static final String NECK = "<path fill=\"@tan\" d=\"M-9,-70 H9 V-48 H-9 Z\"/>";

  private static final String DOUBLET =
      "<path fill=\"@robe\" d=\"M-16,-54 C-40,-50 -60,-44 -90,-32 V90 H0 V-46 Z\"/>"
          + "<path fill=\"@lining\" d=\"M16,-54 C40,-50 60,-44 90,-32 V90 H0 V-46 Z\"/>"
          + "<path fill=\"@gold\" d=\"M-1.6,-44 H1.6 V60 H-1.6 Z\"/>"
          + "<path fill=\"@ivory\" d=\"M-18,-58 L0,-46 L-14,-34 L-28,-50 Z M18,-58 L0,-46 L14,-34 L28,-50 Z\"/>"
          + "<circle cx=\"0\" cy=\"-30\" r=\"2.6\" fill=\"@gold\"/>";

  private static final String MOUTH =
      "<path fill=\"none\" stroke=\"@crimson\" stroke-width=\"2.2\" stroke-linecap=\"round\" d=\"M-6,-70 C-3,-68 3,-68 6,-70.5\"/>";

  private static final String CAP =
      "<path fill=\"@robe\" d=\"M-29,-108 C-38,-128 -12,-144 10,-140 C32,-136 40,-122 30,-108 Z\"/>"
          + "<path fill=\"@fold\" d=\"M6,-108 C16,-118 20,-130 10,-140 C32,-136 40,-122 30,-108 Z\"/>"
          + "<path fill=\"@gold\" d=\"M-28,-113 H30 V-104 H-28 Z\"/>"
          + "<path fill=\"@ivory\" d=\"M18,-112 C26,-128 44,-126 48,-108 C51,-96 50,-84 44,-72 C43,-86 40,-92 35,-95 C37,-100 34,-106 26,-108 Z\"/>"
          + "<path fill=\"none\" stroke=\"@lining\" stroke-width=\"1.5\" d=\"M20,-112 C36,-122 46,-108 45,-78\"/>"
          + "<circle cx=\"19\" cy=\"-110\" r=\"4\" fill=\"@lining\"/>";

  private static final String HALBERD =
      "<path fill=\"@brass\" d=\"M-49,-110 H-45 V40 H-49 Z\"/>"
          + "<path fill=\"@steel\" d=\"M-47,-146 L-43,-122 H-51 Z\"/>"
          + "<path fill=\"@steel\" d=\"M-45,-122 C-36,-126 -33,-124 -31,-128 C-28,-114 -28,-108 -31,-98 C-34,-103 -38,-104 -45,-104 Z\"/>"
          + "<path fill=\"@iron\" d=\"M-49,-120 L-61,-112 L-49,-108 Z\"/>";

  private Jacks() {}

  static String half(Suit suit, String ink) {
    return NECK
        + HAIR
        + DOUBLET
        + Courts.FACE
        + Courts.EYES
        + MOUTH
        + CAP
        + HALBERD
        + Svg.placed(Courts.FIST, -47, -30, 1)
        + Pips.pip(suit, 47, -130, 27, false, ink);
  }
}
