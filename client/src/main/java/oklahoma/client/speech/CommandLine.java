package oklahoma.client.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A program and its arguments as a player types them. */
public final class CommandLine {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  private CommandLine() {}

  /**
   * Its words: blanks divide them, except between double quotes. No shell reads them, so no other
   * sign means anything.
   */
  public static List<String> words(String line) {
    return new ArrayList<>(WORD.matcher(line).results().map(CommandLine::word).toList());
  }

  /**
   * Words as an argument that no program takes for an option, whatever they begin with: after a
   * blank they are only words.
   */
  static String plain(String words) {
    return Character.isLetterOrDigit(words.codePointAt(0)) ? words : " " + words;
  }

  /**
   * Whether this is a batch file. The shell of Windows runs those, and no way of quoting keeps it
   * from reading commands in their arguments.
   */
  static boolean isBatch(String program) {
    String file = program.toLowerCase(Locale.ROOT);
    return file.endsWith(".cmd") || file.endsWith(".bat");
  }

  private static String word(MatchResult found) {
    return found.group(1) == null ? found.group(2) : found.group(1);
  }
}
