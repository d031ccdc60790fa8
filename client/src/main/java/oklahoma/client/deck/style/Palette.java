package oklahoma.client.deck.style;

import java.util.Locale;
import oklahoma.client.deck.art.Art;
import oklahoma.rules.card.Suit;

/**
 * The colours of the four suits, each a style sheet in the art folder. The contrast with the card
 * is at least 3.6 : 1 in every palette.
 */
public enum Palette {
  /** Black and red. */
  TWO_COLOURS,
  /** Black, red, blue and green; the default. */
  FOUR_COLOURS,
  /** For eyes that confuse red and green: black, vermilion, blue and bluish green. */
  COLOUR_BLIND_A,
  /** The best choice if the kind of colour blindness is unknown, blue-yellow included. */
  COLOUR_BLIND_B;

  /** The ink of a suit, as {@code #rrggbb}. */
  public String ink(Suit suit) {
    return Art.colour(sheet(), Art.name(suit));
  }

  public String sheet() {
    return "palettes/" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
