package oklahoma.protocol.people;

import com.ibm.icu.text.SpoofChecker;
import java.text.BreakIterator;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Text that others will see: of bounded length, normalised, on one line, with at least one visible
 * character, and without characters that change the text direction or are invisible.
 */
public final class CleanText {
  /**
   * The most UTF-16 units for each character on average, so that emoji sequences cannot get
   * endlessly long.
   */
  private static final int MOST_UNITS_EACH = 8;

  private static final int JOINER = 0x200D;
  private static final int PICTURE_STYLE = 0xFE0F;
  private static final int FIRST_SKIN = 0x1F3FB;
  private static final int LAST_SKIN = 0x1F3FF;

  private static final SpoofChecker LOOK_ALIKES = new SpoofChecker.Builder().build();

  /**
   * Spaces, and three characters without ink that Unicode counts as visible: a note and two
   * hieroglyphs.
   */
  private static final Pattern BLANKS =
      Pattern.compile("[\\s\\p{Z}\\x{2800}\\x{1D159}\\x{13441}\\x{13442}]+");

  /**
   * More marks on one character than any language uses; programs would draw them over other lines.
   */
  private static final Pattern PILED_MARKS = Pattern.compile("[\\p{Mn}\\p{Me}]{8}");

  private CleanText() {}

  /**
   * The text that somebody typed, normalised and stripped of outer spaces; empty if it is not
   * valid.
   */
  public static Optional<String> of(String typed, Normalizer.Form form, int longest) {
    if (typed.length() > longest * MOST_UNITS_EACH) {
      return Optional.empty();
    }
    String text = Normalizer.normalize(typed, form).strip();
    return legal(text, form, longest) ? Optional.of(text) : Optional.empty();
  }

  /** Whether {@link #of} could have returned this text. */
  public static boolean legal(String text, Normalizer.Form form, int longest) {
    return !text.isEmpty()
        && text.length() <= longest * MOST_UNITS_EACH
        && text.equals(text.strip())
        && Normalizer.isNormalized(text, form)
        && readable(text.codePoints().toArray())
        && !PILED_MARKS.matcher(text).find()
        && !looks(text).isEmpty()
        && characters(text) <= longest;
  }

  /**
   * The shape of a text, for comparisons only: texts that look alike have the same (UTS 39,
   * skeleton). Invisible characters do not count.
   */
  static String looks(String text) {
    return BLANKS.matcher(LOOK_ALIKES.getSkeleton(text)).replaceAll(" ").strip();
  }

  /** How many characters a reader counts. */
  public static int characters(String text) {
    BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
    breaks.setText(text);
    int count = 0;
    while (breaks.next() != BreakIterator.DONE) {
      count++;
    }
    return count;
  }

  private static boolean readable(int[] points) {
    return IntStream.range(0, points.length)
        .allMatch(at -> printable(points[at]) || joinsPictures(points, at));
  }

  /**
   * Whether this is a joiner between two emoji, which makes one of them; elsewhere it is invisible.
   */
  private static boolean joinsPictures(int[] points, int at) {
    int before = at - 1;
    while (before > 0 && varies(points[before])) {
      before--;
    }
    return points[at] == JOINER
        && before >= 0
        && at + 1 < points.length
        && Character.isExtendedPictographic(points[before])
        && Character.isExtendedPictographic(points[at + 1]);
  }

  /** Whether this selects the style or the skin colour of an emoji. */
  private static boolean varies(int point) {
    return point == PICTURE_STYLE || (FIRST_SKIN <= point && point <= LAST_SKIN);
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
