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

  private static final Pattern WORD = Pattern.compile("([^(]+?)(?: \\(([a-z]+)\\))?");

  private static final String HOLLYWOOD = "Hollywood scores three games in one match";
  private static final String GAME = "Oklahoma and gin are games";
  private static final String BOT = "a bot comes to the table";

  /**
   * A language of the table.
   *
   * @param never the column of the table, counted from 0, with the words it never uses
   * @param exceptions the keys of texts that say such a word in another sense, and why
   */
  record Spoken(String tag, int never, Map<String, String> exceptions) {
    @Override
    public String toString() {
      return tag;
    }
  }

  static List<Spoken> languages() {
    return List.of(
        new Spoken(
            "en",
            2,
            Map.ofEntries(
                Map.entry("gin.game", GAME),
                Map.entry("help.which", GAME),
                Map.entry("stats.game", GAME),
                Map.entry("gin.sheet.game", HOLLYWOOD),
                Map.entry("gin.sheet.game-over", HOLLYWOOD),
                Map.entry("gin.direction.hollywood", HOLLYWOOD),
                Map.entry("gin.match.beyond-game", HOLLYWOOD),
                Map.entry("gin.match.target-game", HOLLYWOOD),
                Map.entry("ginhelp.match.beyond-game", HOLLYWOOD),
                Map.entry("ginhelp.match.bonus-doubles-game", HOLLYWOOD),
                Map.entry("ginhelp.match.bonus-game", HOLLYWOOD),
                Map.entry("ginhelp.match.box-game", HOLLYWOOD),
                Map.entry("ginhelp.match.target-game", HOLLYWOOD),
                Map.entry("ginrules.rule.target.sentence", HOLLYWOOD),
                Map.entry("ginhelp.match.hollywood", HOLLYWOOD),
                Map.entry("ginhelp.match.hollywood-won", HOLLYWOOD),
                Map.entry("ginrules.rule.hollywood.sentence", HOLLYWOOD),
                Map.entry("lobby.reach.firewall.LINUX", "a command says so"),
                Map.entry("lobby.too-few", BOT),
                Map.entry("setup.add-bot", BOT))),
        new Spoken("bg", 4, Map.of("ginhelp.deal.title", "the dealing itself")));
  }

  /** A word that a language never uses; it may be several words, or end in any letters. */
  record Never(String word, String subjects) {
    static Never of(String word) {
      Matcher parts = WORD.matcher(word);
      if (!parts.matches()) {
        throw new IllegalArgumentException(word);
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

  @ParameterizedTest
  @MethodSource("languages")
  void noTextSaysAWordThatIsNeverUsed(Spoken language) throws IOException {
    Map<String, String> found = new TreeMap<>(found(language));
    found.keySet().removeAll(language.exceptions().keySet());
    assertThat(found).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyExceptionIsNeeded(Spoken language) throws IOException {
    assertThat(found(language).keySet()).containsAll(language.exceptions().keySet());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void theTableNamesWords(Spoken language) throws IOException {
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
  private static Map<String, String> found(Spoken language) throws IOException {
    List<Never> words = never(language);
    Map<String, String> found = new TreeMap<>();
    for (String subject : BundleTest.subjects()) {
      Bundle.of(subject, Language.of(language.tag()))
          .forEach((key, text) ->
              words.stream()
                  .filter(never -> never.in(key, text))
                  .forEach(
                      never -> found.merge(key, never.word(), (some, more) -> some + ", " + more)));
    }
    return found;
  }

  private static List<Never> never(Spoken language) throws IOException {
    return Files.readAllLines(GUIDE).stream()
        .dropWhile(line -> !line.equals(HEADING))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "))
        .filter(line -> line.startsWith("| "))
        .skip(1)
        .map(line -> line.substring(2, line.length() - 1).split("\\|", -1)[language.never()])
        .flatMap(cell -> Stream.of(cell.split(",")))
        .map(String::strip)
        .filter(word -> !word.isEmpty())
        .map(Never::of)
        .toList();
  }
}
