package oklahoma.protocol.people;

import java.text.BreakIterator;
import java.text.Normalizer.Form;
import java.util.Locale;
import java.util.Optional;

/**
 * A person's name at a table: 1 to {@value #LONGEST} characters as a reader counts them, in the
 * compatibility form NFKC, without control, formatting or bidirectional characters, and with at
 * least one visible character.
 *
 * @param text as it is shown
 */
public record Name(String text) {
  /** The most characters, as a reader counts them. */
  public static final int LONGEST = 24;

  /**
   * @throws IllegalArgumentException if the text is not valid; {@link #of} returns empty instead
   */
  public Name {
    if (!CleanText.legal(text, Form.NFKC, LONGEST)) {
      throw new IllegalArgumentException("not a name");
    }
  }

  /**
   * The name that somebody typed, normalised and stripped of outer spaces; empty if it is not
   * valid.
   */
  public static Optional<Name> of(String typed) {
    return CleanText.of(typed, Form.NFKC, LONGEST).map(Name::new);
  }

  /**
   * Whether two names look alike, apart from case. Letters of different scripts, digits and marks
   * that look the same count as equal.
   */
  public boolean like(Name other) {
    return CleanText.looks(text).equals(CleanText.looks(other.text))
        || CleanText.looks(folded()).equals(CleanText.looks(other.folded()));
  }

  /**
   * This name with a number behind it, for the second of two alike; shortened if it must be.
   *
   * @param number 2 or more
   */
  public Name numbered(int number) {
    String suffix = "·" + number;
    BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
    breaks.setText(text);
    int room = LONGEST - suffix.length();
    int end = CleanText.characters(text) <= room ? text.length() : breaks.next(room);
    String kept = text.substring(0, end).strip();
    // A character may carry so many marks that the name must lose more.
    while (!CleanText.legal(kept + suffix, Form.NFKC, LONGEST)) {
      kept = kept.substring(0, kept.offsetByCodePoints(kept.length(), -1)).strip();
    }
    return new Name(kept + suffix);
  }

  private String folded() {
    return text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
