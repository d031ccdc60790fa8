package oklahoma.client.deck.style;

import java.util.regex.Pattern;

/**
 * A style in which all cards are drawn: one of our own, or an installed deck.
 *
 * @param id names it in the file of settings: small words with slashes, at most 120 characters
 */
public record Deck(String id) {
  private static final Pattern ID = Pattern.compile("[\\w.+-]{1,60}(/[\\w.+ -]{1,59})?");

  /** Pips, court figures and an ornamental back. */
  public static final Deck HOUSE = new Deck("house");

  /** Large plain signs and letters. */
  public static final Deck MINIMAL = new Deck("minimal");

  /** Whether we draw it ourselves. */
  public boolean own() {
    return equals(HOUSE) || equals(MINIMAL);
  }

  public Deck {
    if (!ID.matcher(id).matches()) {
      throw new IllegalArgumentException("no deck: " + id);
    }
  }
}
