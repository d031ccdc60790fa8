package oklahoma.client.deck.style;

import java.util.regex.Pattern;

/**
 * The deck whose drawings the cards have: one of the program's own, or an installed one.
 *
 * @param id the name in the settings file: one or two words with a slash between them, at most 120
 *     characters
 */
public record Deck(String id) {
  private static final Pattern ID = Pattern.compile("[\\w.+-]{1,60}(/[\\w.+ -]{1,59})?");

  /** Pips, court figures and an ornamental back. */
  public static final Deck HOUSE = new Deck("house");

  /** Large plain signs and letters. */
  public static final Deck MINIMAL = new Deck("minimal");

  /** Whether the program itself has the drawings. */
  public boolean own() {
    return equals(HOUSE) || equals(MINIMAL);
  }

  public Deck {
    if (!ID.matcher(id).matches()) {
      throw new IllegalArgumentException("no deck: " + id);
    }
  }
}
