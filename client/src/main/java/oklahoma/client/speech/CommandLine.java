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
   * The words of a command. Spaces separate them, except between double quotes. No other character
   * is special, because no shell reads the command.
   */
  public static List<String> words(String line) {
    return new ArrayList<>(WORD.matcher(line).results().map(CommandLine::word).toList());
  }

  /**
   * Makes a sentence safe as the last argument. A leading space keeps programs from taking it for
   * an option; straight quotation marks become curly, because on Windows they would end the
   * argument.
   */
  static String plain(String words) {
    String quoted = words.replace('"', '”');
    return Character.isLetterOrDigit(quoted.codePointAt(0)) ? quoted : " " + quoted;
  }

  /**
   * Whether the program would execute commands inside a sentence. The shells of Windows would, and
   * they also run batch files; no quoting prevents it. PowerShell with a script file is safe.
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
