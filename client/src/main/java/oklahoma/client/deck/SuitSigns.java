package oklahoma.client.deck;

import oklahoma.rules.card.Suit;

/**
 * Outlines of the four suit signs as SVG path data, for labels and pips: fonts lack the signs or
 * show them as coloured pictures.
 */
public final class SuitSigns {

  /** Height of every sign in its own units; the signs are centred on the origin. */
  public static final double HEIGHT = 100;

  private static final String SPADE =
      "M0,-50 C5,-37 17,-28 28,-17 C37,-8 43,1 43,13 C43,26 34,35 22,35 C14,35 8,32 4.5,26"
          + " C5,36 9,45 17,50 L-17,50 C-9,45 -5,36 -4.5,26 C-8,32 -14,35 -22,35"
          + " C-34,35 -43,26 -43,13 C-43,1 -37,-8 -28,-17 C-17,-28 -5,-37 0,-50 Z";

  private static final String HEART =
      "M0,50 C-5,36 -17,24 -29,11 C-39,0 -46,-9 -46,-22 C-46,-38 -36,-48 -23,-48"
          + " C-12,-48 -4,-42 0,-31 C4,-42 12,-48 23,-48 C36,-48 46,-38 46,-22"
          + " C46,-9 39,0 29,11 C17,24 5,36 0,50 Z";

  private static final String DIAMOND =
      "M0,-50 C10,-33 24,-15 41,0 C24,15 10,33 0,50 C-10,33 -24,15 -41,0 C-24,-15 -10,-33 0,-50 Z";

  private static final String CLUB =
      "M-7.5,-6.5 A22,22 0 1 1 7.5,-6.5 L10.5,-6.3 A22,22 0 1 1 4.6,19.2"
          + " C5.5,33 10,43 18,50 L-18,50 C-10,43 -5.5,33 -4.6,19.2"
          + " A22,22 0 1 1 -10.5,-6.3 Z";

  private SuitSigns() {}

  /** The outline of a suit sign, 100 units high, centred on (0, 0), y downwards. */
  public static String path(Suit suit) {
    return switch (suit) {
      case SPADES -> SPADE;
      case HEARTS -> HEART;
      case DIAMONDS -> DIAMOND;
      case CLUBS -> CLUB;
    };
  }
}
