package client.deck;

import rules.card.Suit;

/**
 * The colours of a court figure, all from one flat palette. Art is written with names such as
 * {@code @robe} in place of colours.
 *
 * @param robe main cloth
 * @param fold the same cloth in shade
 * @param lining second cloth
 * @param hair hair and beard
 * @param lock hair in shade
 */
record Wardrobe(String robe, String fold, String lining, String hair, String lock) {

  static final String NAVY = "#22386B";
  static final String MIDNIGHT = "#172850";
  static final String CRIMSON = "#B8232F";
  static final String WINE = "#8E1724";
  static final String GREEN = "#1F6B4A";
  static final String PINE = "#144F36";
  static final String GOLD = "#E2AC3F";
  static final String BRASS = "#BC8423";
  static final String IVORY = "#FBF3E2";
  static final String INK = "#1B1C26";

  static Wardrobe of(Court court, Suit suit) {
    return switch (suit) {
      case SPADES -> new Wardrobe(NAVY, MIDNIGHT, CRIMSON, "#33303A", "#1F1D26");
      case HEARTS -> new Wardrobe(CRIMSON, WINE, NAVY, "#C98A3C", "#A56A25");
      case DIAMONDS -> new Wardrobe("#D9952B", "#B57519", NAVY, "#8A3B1E", "#6B2A13");
      case CLUBS ->
          court == Court.KING
              ? new Wardrobe(GREEN, PINE, CRIMSON, "#E3DED2", "#BDB5A6")
              : new Wardrobe(GREEN, PINE, CRIMSON, "#6A4527", "#4E3119");
    };
  }

  /** The art with the names of colours replaced by this figure's colours. */
  String dress(String art) {
    return art.replace("@robe", robe)
        .replace("@fold", fold)
        .replace("@lining", lining)
        .replace("@hair", hair)
        .replace("@lock", lock)
        .replace("@gold", GOLD)
        .replace("@brass", BRASS)
        .replace("@ivory", IVORY)
        .replace("@ink", INK)
        .replace("@crimson", CRIMSON)
        .replace("@green", GREEN)
        .replace("@pine", PINE)
        .replace("@wine", WINE)
        .replace("@navy", NAVY)
        .replace("@midnight", MIDNIGHT)
        .replace("@steel", "#DCE2EA")
        .replace("@iron", "#A9B4C2")
        .replace("@skin", "#F4D3AE")
        .replace("@tan", "#DFAF86");
  }
}
