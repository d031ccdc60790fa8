package client.deck;

import rules.card.Suit;

/** The kings: crowned and bearded, in ermine, each with an attribute of his own. */
final class Kings {

  private static final String HAIR =
      "<path fill=\"@lock\" d=\"M17,-112 C31,-106 30,-84 29,-74 C35,-72 37,-62 31,-57 C24,-52 16,-57 18,-66 Z\"/>"
          + "<path fill=\"@hair\" d=\"M-17,-112 C-31,-106 -30,-84 -29,-74 C-35,-72 -37,-62 -31,-57 C-24,-52 -16,-57 -18,-66 Z\"/>";

  private static final String BEARD =
      "<path fill=\"@hair\" d=\"M-20.5,-90 C-17,-84 -14,-79 -8,-79 C-4,-79 -2,-78 0,-77 C2,-78 5,-79 9,-79 C14,-79 17,-84 20.5,-90"
          + " V-74 C20.5,-58 10,-48 0,-40 C-10,-48 -20.5,-58 -20.5,-74 Z\"/>"
          + "<path fill=\"@lock\" d=\"M0,-77 C2,-78 5,-79 9,-79 C14,-79 17,-84 20.5,-90 V-74 C20.5,-58 10,-48 0,-40 Z\"/>"
          + "<path fill=\"@crimson\" d=\"M-6,-70 C-3,-72 3,-72 6,-70 C3,-66.5 -3,-66.5 -6,-70 Z\"/>"
          + "<path fill=\"@lock\" d=\"M-1,-77 C-6,-79 -13,-76 -15,-70 C-9,-72 -4,-71 0,-72 C4,-71 9,-72 15,-70 C13,-76 6,-79 1,-77 Z\"/>";

  private static final String ROBE =
      "<path fill=\"@robe\" d=\"M-24,-58 C-46,-54 -66,-44 -90,-34 V90 H90 V-34 C66,-44 46,-54 24,-58 Z\"/>"
          + "<path fill=\"@fold\" d=\"M24,-58 C46,-54 66,-44 90,-34 V90 H10 Z\"/>"
          + "<path fill=\"@lining\" d=\"M-16,-30 H16 L20,60 H-20 Z\"/>"
          + "<path fill=\"@gold\" d=\"M-19,-26 L-14,-26 L-17,60 L-23,60 Z M19,-26 L14,-26 L17,60 L23,60 Z\"/>"
          + "<path fill=\"@gold\" d=\"M-52,-34 l5,6 l-5,6 l-5,-6 Z M-52,-14 l5,6 l-5,6 l-5,-6 Z M-52,6 l5,6 l-5,6 l-5,-6 Z M-36,-4 l4,5 l-4,5 l-4,-5 Z\"/>";

  private static final String ERMINE =
      "<path fill=\"@ivory\" d=\"M-22,-60 C-34,-56 -46,-50 -56,-42 C-44,-26 -20,-18 0,-17 C20,-18 44,-26 56,-42 C46,-50 34,-56 22,-60 Z\"/>"
          + "<path fill=\"@ink\" d=\"M-40,-43 l2.4,8 h-4.8 Z M-27,-34 l2.4,8 h-4.8 Z M-10,-30 l2.4,8 h-4.8 Z M40,-43 l2.4,8 h-4.8 Z M27,-34 l2.4,8 h-4.8 Z M10,-30 l2.4,8 h-4.8 Z\"/>";

  private static final String CROWN =
      "<path fill=\"@lining\" d=\"M-24,-112 L-22,-128 L0,-134 L22,-128 L24,-112 Z\"/>"
          + "<path fill=\"@gold\" d=\"M-24,-110 L-30,-136 L-14,-124 L0,-143 L14,-124 L30,-136 L24,-110 Z\"/>"
          + "<path fill=\"@brass\" d=\"M0,-143 L14,-124 L30,-136 L24,-110 H0 Z\"/>"
          + "<path fill=\"@gold\" d=\"M-25,-114 H25 V-104 H-25 Z\"/>"
          + "<path fill=\"@lining\" d=\"M0,-113 l5,4 l-5,4 l-5,-4 Z\"/>"
          + "<circle cx=\"-15\" cy=\"-109\" r=\"2.6\" fill=\"@navy\"/><circle cx=\"15\" cy=\"-109\" r=\"2.6\" fill=\"@navy\"/>"
          + "<circle cx=\"-30\" cy=\"-138\" r=\"3.2\" fill=\"@gold\"/><circle cx=\"30\" cy=\"-138\" r=\"3.2\" fill=\"@brass\"/><circle cx=\"0\" cy=\"-144\" r=\"3.4\" fill=\"@gold\"/>";

  private static final String SWORD =
      "<path fill=\"@steel\" d=\"M43,-52 V-136 L47,-145 V-52 Z\"/><path fill=\"@iron\" d=\"M51,-52 V-136 L47,-145 V-52 Z\"/>"
          + "<path fill=\"@gold\" d=\"M34,-55 H60 V-50 H34 Z\"/><path fill=\"@brass\" d=\"M44,-50 H50 V-20 H44 Z\"/><circle cx=\"47\" cy=\"-18\" r=\"4.5\" fill=\"@gold\"/>";

  private Kings() {}

  static String half(Suit suit, String ink) {
    return HAIR
        + ROBE
        + ERMINE
        + Courts.FACE
        + Courts.EYES
        + BEARD
        + CROWN
        + SWORD
        + Svg.placed(Courts.FIST, 47, -36, 1)
        + Pips.pip(suit, -47, -130, 27, false, ink);
  }
}
