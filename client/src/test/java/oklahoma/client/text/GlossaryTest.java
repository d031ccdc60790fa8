package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One thing has one word: no text says what the table in LANGUAGES.md never says. */
class GlossaryTest {
  private static final Path GUIDE = Path.of("LANGUAGES.md");
  private static final String HEADING = "## One thing, one word";

  /** The columns of the table, counted from 0, that name the words a language never uses. */
  private static final Map<String, Integer> NEVER = Map.of("en", 2, "bg", 4);

  private static final Pattern WORD = Pattern.compile("([^(]+?)(?: \\(([a-z]+)\\))?");

  /** Texts that say such a word in another sense, and why. */
  private static final Map<String, Map<String, String>> EXCEPTIONS =
      Map.of(
          "en",
          Map.ofEntries(
              Map.entry("gin.game", "Oklahoma and gin are games"),
              Map.entry("gin.sheet.game", "Hollywood scores three games in one match"),
              Map.entry("gin.sheet.game-over", "Hollywood scores three games in one match"),
              Map.entry("gin.direction.hollywood", "Hollywood scores three games in one match"),
              Map.entry("ginhelp.match.hollywood", "Hollywood scores three games in one match"),
              Map.entry("ginhelp.match.hollywood-won", "Hollywood scores three games in one match"),
              Map.entry(
                  "ginrules.rule.hollywood.sentence", "Hollywood scores three games in one match"),
              Map.entry("help.which", "Oklahoma and gin are games"),
              Map.entry("stats.game", "Oklahoma and gin are games"),
              Map.entry("lobby.reach.firewall.LINUX", "a command says so"),
              Map.entry("setup.add-bot", "a bot comes to the table"),
              Map.entry("lobby.too-few", "a bot comes to the table")),
          "bg",
          Map.of("ginhelp.deal.title", "the dealing itself"));

  /** A word that a language never uses; it may be several words, or end in any letters. */
  record Never(String word, String subjects) {
    static Never of(String said) {
      Matcher parts = WORD.matcher(said);
      if (!parts.matches()) {
        throw new IllegalArgumentException(said);
      }
      return new Never(parts.group(1), parts.group(2) == null ? "" : parts.group(2));
    }

    boolean in(String key, String text) {
      return key.startsWith(subjects) && pattern().matcher(text).find();
    }

    private Pattern pattern() {
      boolean anyEnding = word.endsWith("*");
      String begun = anyEnding ? word.substring(0, word.length() - 1) : word;
      return Pattern.compile(
          "(?<!\\p{L})" + Pattern.quote(begun) + (anyEnding ? "" : "(?!\\p{L})"),
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }
  }

  static List<String> languages() {
    return List.of("en", "bg");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void noTextSaysAWordThatIsNeverUsed(String language) throws IOException {
    Map<String, String> found = new TreeMap<>(found(language));
    found.keySet().removeAll(EXCEPTIONS.get(language).keySet());
    assertThat(found).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyExceptionIsNeeded(String language) throws IOException {
    assertThat(found(language).keySet()).containsAll(EXCEPTIONS.get(language).keySet());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void theTableNamesWords(String language) throws IOException {
    assertThat(never(language)).hasSizeGreaterThan(20);
  }

  @Test
  void wordsAreFoundWhole() {
    assertThat(Never.of("deal").in("help.x", "One Deal.")).isTrue();
    assertThat(Never.of("deal").in("help.x", "She deals.")).isFalse();
    assertThat(Never.of("хвърл*").in("help.x", "Хвърлена карта")).isTrue();
    assertThat(Never.of("хвърл*").in("help.x", "изхвърлена карта")).isFalse();
    assertThat(Never.of("book (gin)").in("ginhelp.x", "a book")).isTrue();
    assertThat(Never.of("book (gin)").in("help.x", "a book")).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> Never.of("book (gin"));
  }

  /** The offending texts by their keys, each with the words it must not say. */
  private static Map<String, String> found(String language) throws IOException {
    List<Never> words = never(language);
    Map<String, String> found = new TreeMap<>();
    for (String subject : BundleTest.subjects()) {
      Bundle.of(subject, Language.of(language))
          .forEach((key, text) ->
              words.stream()
                  .filter(never -> never.in(key, text))
                  .forEach(
                      never -> found.merge(key, never.word(), (some, more) -> some + ", " + more)));
    }
    return found;
  }

  private static List<Never> never(String language) throws IOException {
    return Files.readAllLines(GUIDE).stream()
        .dropWhile(line -> !line.equals(HEADING))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "))
        .filter(line -> line.startsWith("| "))
        .skip(1)
        .map(line -> line.substring(2, line.length() - 1).split("\\|", -1)[NEVER.get(language)])
        .flatMap(cell -> Stream.of(cell.split(",")))
        .map(String::strip)
        .filter(word -> !word.isEmpty())
        .map(Never::of)
        .toList();
  }
}
