package oklahoma.client.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A program and its arguments, as the player typed them. */
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
   * blank they are only words. On Windows a straight quotation mark would end the argument.
   */
  static String plain(String words) {
    String quoted = words.replace('"', '”');
    return Character.isLetterOrDigit(quoted.codePointAt(0)) ? quoted : " " + quoted;
  }

  /**
   * Whether the program would obey commands in a sentence: the shells of Windows do, which also run
   * batch files, and no way of quoting keeps them from it. A script that is named is safe.
   *
   * @param line the program and its arguments
   */
  static boolean obeysSentences(List<String> line) {
    String path = line.getFirst().toLowerCase(Locale.ROOT).replace('\\', '/');
    String file = path.substring(path.lastIndexOf('/') + 1);
    boolean script = line.stream().anyMatch("-file"::equalsIgnoreCase);
    return file.matches("cmd(\\.exe)?|.*\\.(cmd|bat)")
        || (file.matches("(powershell|pwsh)(\\.exe)?") && !script);
  }

  private static String word(MatchResult found) {
    return found.group(1) == null ? found.group(2) : found.group(1);
  }
}
