package oklahoma.client.deck;

import oklahoma.rules.card.Suit;

/** The colours of the four suits. Contrast on the paper is at least 3.6 : 1 in every palette. */
public enum Palette {
  /** Black and red. */
  TWO_COLOURS("#15171C", "#C8102E", "#C8102E", "#15171C"),
  /** Black, red, blue and green; what is offered first. */
  FOUR_COLOURS("#15171C", "#C8102E", "#1A56B8", "#0B7A43"),
  /** For eyes that confuse red and green: black, vermilion, blue and bluish green. */
  COLOUR_BLIND_A("#111111", "#D55E00", "#0072B2", "#007A5A"),
  /** Separates best when the kind of colour blindness is not known, blue and yellow included. */
  COLOUR_BLIND_B("#111111", "#B00D2B", "#B86E00", "#1266C4");

  private final String spades;
  private final String hearts;
  private final String diamonds;
  private final String clubs;

  Palette(String spades, String hearts, String diamonds, String clubs) {
    this.spades = spades;
    this.hearts = hearts;
    this.diamonds = diamonds;
    this.clubs = clubs;
  }

  /** The ink of a suit, as {@code #RRGGBB}. */
  public String ink(Suit suit) {
    return switch (suit) {
      case SPADES -> spades;
      case HEARTS -> hearts;
      case DIAMONDS -> diamonds;
      case CLUBS -> clubs;
    };
  }
}
