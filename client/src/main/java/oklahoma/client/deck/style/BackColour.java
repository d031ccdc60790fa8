package oklahoma.client.deck.style;

import java.util.Locale;

/** The colour-ways of the card back, each a style sheet among the art. */
public enum BackColour {
  CRIMSON,
  NAVY,
  GREEN,
  PLUM;

  public String sheet() {
    return "backs/" + name().toLowerCase(Locale.ROOT);
  }
}
