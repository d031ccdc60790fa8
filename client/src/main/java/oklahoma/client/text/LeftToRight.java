package oklahoma.client.text;

import java.text.Bidi;

/**
 * Words whose parts keep their places. A line is shown in the direction of its first letter, so a
 * name in Hebrew or Arabic letters would turn a sentence of ours round: what follows the name would
 * be read before it.
 */
public final class LeftToRight {
  /** A letter without ink that is read from left to right. */
  private static final String MARK = "\u200E";

  private LeftToRight() {}

  /** The words, alone in their line or before others, in a line that goes from left to right. */
  public static String of(String words) {
    return Bidi.requiresBidi(words.toCharArray(), 0, words.length()) ? MARK + words + MARK : words;
  }
}
