package client.deck;

import rules.card.Suit;

/** The queens: a coronet, long hair and a flower. */
final class Queens {

  private static final String BACK_HAIR =
      "<path fill=\"@lock\" d=\"M0,-124 C30,-124 33,-100 34,-78 C35,-62 42,-54 44,-38 L16,-36 L14,-60 H-14 L-16,-36 L-44,-38"
          + " C-42,-54 -35,-62 -34,-78 C-33,-100 -30,-124 0,-124 Z\"/>";

  private static final String GOWN =
      "<path fill=\"@robe\" d=\"M-28,-50 C-50,-48 -66,-40 -90,-26 V90 H90 V-26 C66,-40 50,-48 28,-50 C20,-36 10,-30 0,-30 C-10,-30 -20,-36 -28,-50 Z\"/>"
          + "<path fill=\"@fold\" d=\"M28,-50 C50,-48 66,-40 90,-26 V90 H0 V-30 C10,-30 20,-36 28,-50 Z\"/>"
          + "<path fill=\"@lining\" d=\"M-14,-31 L0,-22 L14,-31 L20,60 H-20 Z\"/>"
          + "<path fill=\"@gold\" d=\"M-30,-51 C-22,-33 -10,-27 0,-27 C10,-27 22,-33 30,-51 L34,-49 C26,-28 12,-21 0,-21 C-12,-21 -26,-28 -34,-49 Z\"/>";

  private static final String NECK =
      "<path fill=\"@skin\" d=\"M-9,-70 V-56 C-14,-52 -22,-52 -29,-51 C-22,-33 -10,-27 0,-27 C10,-27 22,-33 29,-51 C22,-52 14,-52 9,-56 V-70 Z\"/>"
          + "<path fill=\"@tan\" d=\"M-9,-66 C-5,-58 5,-56 9,-56 V-70 H-9 Z\"/>"
          + "<path fill=\"none\" stroke=\"@gold\" stroke-width=\"2\" d=\"M-15,-53 C-9,-43 9,-43 15,-53\"/><circle cx=\"0\" cy=\"-43\" r=\"3.4\" fill=\"@gold\"/>";

  private static final String FRONT_HAIR =
      "<path fill=\"@hair\" d=\"M0,-122 C-22,-124 -33,-104 -34,-78 C-35,-62 -42,-54 -44,-38 C-34,-40 -26,-46 -23,-58 C-20,-72 -22,-88 -15,-98 C-10,-104 -3,-106 0,-112 Z\"/>"
          + "<path fill=\"@hair\" d=\"M0,-122 C22,-124 33,-104 34,-78 C35,-62 42,-54 44,-38 C34,-40 26,-46 23,-58 C20,-72 22,-88 15,-98 C10,-104 3,-106 0,-112 Z\"/>";

  private static final String LIPS =
      "<path fill=\"@crimson\" d=\"M-6,-70.5 C-4,-73 -2,-73 0,-72 C2,-73 4,-73 6,-70.5 C3,-66.5 -3,-66.5 -6,-70.5 Z\"/>";

  private static final String CORONET =
      "<path fill=\"@gold\" d=\"M-25,-110 C-24,-118 -26,-124 -28,-128 L-15,-122 L-11,-132 L-5,-123 L0,-139 L5,-123 L11,-132 L15,-122 L28,-128 C26,-124 24,-118 25,-110 C10,-116 -10,-116 -25,-110 Z\"/>"
          + "<circle cx=\"0\" cy=\"-141\" r=\"3\" fill=\"@ivory\"/><circle cx=\"-28\" cy=\"-130\" r=\"2.6\" fill=\"@ivory\"/><circle cx=\"28\" cy=\"-130\" r=\"2.6\" fill=\"@ivory\"/>"
          + "<circle cx=\"-11\" cy=\"-134\" r=\"2.2\" fill=\"@ivory\"/><circle cx=\"11\" cy=\"-134\" r=\"2.2\" fill=\"@ivory\"/><circle cx=\"0\" cy=\"-118\" r=\"2.8\" fill=\"@lining\"/>";

  private static final String FLOWER =
      "<path fill=\"none\" stroke=\"@green\" stroke-width=\"2.6\" d=\"M46,-20 C47,-46 50,-64 48,-82\"/>"
          + "<path fill=\"@green\" d=\"M48,-62 C54,-70 60,-70 63,-68 C60,-60 54,-58 48,-60 Z M48,-54 C42,-62 36,-62 34,-60 C36,-53 42,-51 48,-52 Z\"/>"
          + "<g transform=\"translate(48,-94)\"><g fill=\"@crimson\"><circle cx=\"0\" cy=\"-8\" r=\"6.5\"/><circle cx=\"7.6\" cy=\"-2.5\" r=\"6.5\"/><circle cx=\"4.7\" cy=\"6.5\" r=\"6.5\"/><circle cx=\"-4.7\" cy=\"6.5\" r=\"6.5\"/><circle cx=\"-7.6\" cy=\"-2.5\" r=\"6.5\"/></g><circle r=\"4.4\" fill=\"@gold\"/></g>";

  private Queens() {}

  static String half(Suit suit, String ink) {
    return BACK_HAIR
        + GOWN
        + NECK
        + Courts.FACE
        + Courts.EYES
        + LIPS
        + FRONT_HAIR
        + CORONET
        + FLOWER
        + Svg.placed(Courts.FIST, 46, -34, 0.9)
        + Pips.pip(suit, -47, -130, 27, false, ink);
  }
}
