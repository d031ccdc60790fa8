package oklahoma.client.deck.style;

import java.util.Locale;

/** The colours of the card back, each a style sheet in the art folder. */
public enum BackColour {
  CRIMSON,
  NAVY,
  GREEN,
  PLUM;

  public String sheet() {
    return "backs/" + name().toLowerCase(Locale.ROOT);
  }
}
