package oklahoma.client.speech;

import java.util.ArrayList;
import java.util.List;
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

  private static String word(MatchResult found) {
    return found.group(1) == null ? found.group(2) : found.group(1);
  }
}
