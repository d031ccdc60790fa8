package protocol;

import java.text.BreakIterator;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;

/**
 * What somebody at a table is called: 1 to {@value #LONGEST} characters as a reader counts them, in
 * the compatibility form NFKC, without control, formatting or bidirectional characters.
 *
 * @param text as it is shown
 */
public record Name(String text) {
  /** The most characters, as a reader counts them. */
  public static final int LONGEST = 24;

  /** The most UTF-16 units, against characters with endless marks. */
  private static final int MOST_UNITS = 8 * LONGEST;

  /**
   * @throws IllegalArgumentException if the text is no name; {@link #of} asks first
   */
  public Name {
    if (!legal(text)) {
      throw new IllegalArgumentException("not a name");
    }
  }

  /** The name that somebody typed, normalised and stripped of outer spaces; empty if it is none. */
  public static Optional<Name> of(String typed) {
    if (typed.length() > MOST_UNITS) {
      return Optional.empty();
    }
    String text = Normalizer.normalize(typed, Normalizer.Form.NFKC).strip();
    return legal(text) ? Optional.of(new Name(text)) : Optional.empty();
  }

  /** Whether two names look the same but for upper and lower case. */
  public boolean like(Name other) {
    return folded().equals(other.folded());
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
    int end = graphemes(text) <= room ? text.length() : breaks.next(room);
    return new Name(text.substring(0, end).strip() + suffix);
  }

  private String folded() {
    return text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }

  private static boolean legal(String text) {
    return !text.isEmpty()
        && text.length() <= MOST_UNITS
        && text.equals(text.strip())
        && Normalizer.isNormalized(text, Normalizer.Form.NFKC)
        && text.codePoints().allMatch(Name::printable)
        && graphemes(text) <= LONGEST;
  }

  private static boolean printable(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  private static int graphemes(String text) {
    BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
    breaks.setText(text);
    int count = 0;
    while (breaks.next() != BreakIterator.DONE) {
      count++;
    }
    return count;
  }
}
