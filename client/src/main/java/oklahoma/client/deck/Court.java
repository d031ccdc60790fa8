package oklahoma.client.deck;

import oklahoma.rules.card.Suit;

/** The three court ranks. */
enum Court {
  JACK,
  QUEEN,
  KING;

  /** The upper half of a figure that looks to the left. */
  String half(Suit suit, String ink) {
    return switch (this) {
      case JACK -> Jacks.half(suit, ink);
      case QUEEN -> Queens.half(suit, ink);
      case KING -> Kings.half(suit, ink);
    };
  }

  /** Whether the figure is mirrored, so that it looks to the right. */
  boolean looksRight(Suit suit) {
    return switch (this) {
      case JACK -> suit == Suit.HEARTS || suit == Suit.CLUBS;
      case QUEEN -> suit == Suit.SPADES || suit == Suit.DIAMONDS;
      case KING -> suit == Suit.HEARTS || suit == Suit.DIAMONDS;
    };
  }
}
