package oklahoma.client.text;

import java.text.Bidi;

/**
 * Keeps sentences in order that contain names in Hebrew or Arabic letters. JavaFX lays out a line
 * in the direction of its first letter. After such a name the rest of the sentence would be to its
 * left, and so be read before it; a number after the name would change places with it. Unicode's
 * isolates are meant for this, but JavaFX draws them as boxes.
 */
public final class LeftToRight {
  /** Unicode's invisible mark for left-to-right text. */
  private static final String MARK = "\u200E";

  private LeftToRight() {}

  /**
   * The text to show; with marks around it if it contains letters that are written from right to
   * left.
   */
  public static String of(String words) {
    return Bidi.requiresBidi(words.toCharArray(), 0, words.length()) ? MARK + words + MARK : words;
  }

  /** The text to save and send: without the marks. */
  public static String bare(String shown) {
    return shown.replace(MARK, "");
  }
}
