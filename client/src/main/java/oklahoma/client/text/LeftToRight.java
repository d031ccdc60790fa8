package oklahoma.client.text;

import java.text.Bidi;

/**
 * Fixes the order of a text's parts. JavaFX shows a line in the direction of its first letter, so a
 * name in Hebrew or Arabic letters would reorder our sentences: what follows the name would be read
 * before it, and a number after the name would change places with it. Unicode's isolates are meant
 * for this, but JavaFX draws them as boxes.
 */
public final class LeftToRight {
  /** A letter without ink that is read from left to right. */
  private static final String MARK = "\u200E";

  private LeftToRight() {}

  /** The words as they are shown in a line that goes from left to right, alone or among others. */
  public static String of(String words) {
    return Bidi.requiresBidi(words.toCharArray(), 0, words.length()) ? MARK + words + MARK : words;
  }

  /** The words as they are kept and sent. */
  public static String bare(String shown) {
    return shown.replace(MARK, "");
  }
}
