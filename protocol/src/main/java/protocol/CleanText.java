package protocol;

import java.text.BreakIterator;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;

/**
 * Text that others are shown: of bounded length, normalised, in one line, and without characters
 * that cannot be seen or that turn the text round.
 */
final class CleanText {
  /** The most UTF-16 units for one character, against characters with endless marks. */
  private static final int MOST_UNITS_EACH = 8;

  private CleanText() {}

  /** The text that somebody typed, normalised and stripped of outer spaces; empty if it is none. */
  static Optional<String> of(String typed, Normalizer.Form form, int longest) {
    if (typed.length() > longest * MOST_UNITS_EACH) {
      return Optional.empty();
    }
    String text = Normalizer.normalize(typed, form).strip();
    return legal(text, form, longest) ? Optional.of(text) : Optional.empty();
  }

  /** Whether a text is as {@link #of} makes it. */
  static boolean legal(String text, Normalizer.Form form, int longest) {
    return !text.isEmpty()
        && text.length() <= longest * MOST_UNITS_EACH
        && text.equals(text.strip())
        && Normalizer.isNormalized(text, form)
        && text.codePoints().allMatch(CleanText::printable)
        && characters(text) <= longest;
  }

  /** How many characters a reader counts. */
  static int characters(String text) {
    BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
    breaks.setText(text);
    int count = 0;
    while (breaks.next() != BreakIterator.DONE) {
      count++;
    }
    return count;
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
}
