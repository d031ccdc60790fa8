package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessagePattern;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.lesson.LessonKeys;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every text is in a bundle, every key is used, every language is complete. */
public class BundleTest {
  /** What the clauses of the rules are called in the code; players never see it. */
  public static final Pattern CLAUSE = Pattern.compile("\\b[OG]-\\d");

  private static final Path BUNDLES = Path.of("src/main/resources/oklahoma/client/text");
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z]+(?:\\.[A-Za-z0-9_.-]*)+)\"");

  static List<String> subjects() {
    return Stream.of(BUNDLES.toFile().list())
        .filter(file -> file.endsWith(".properties") && !file.contains("_"))
        .map(file -> file.substring(0, file.indexOf('.')))
        .filter(subject -> !subject.equals("languages"))
        .sorted()
        .toList();
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void everyLanguageHasTheSameKeysAndPlaceholders(String subject) {
    Map<String, Set<String>> english = placeholders(Bundle.of(subject, Language.ENGLISH));
    for (Language language : Language.all()) {
      assertThat(placeholders(Bundle.of(subject, language))).as(language.name()).isEqualTo(english);
    }
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void noTextIsEmpty(String subject) {
    for (Language language : Language.all()) {
      assertThat(Bundle.of(subject, language))
          .as(language.name())
          .allSatisfy((key, text) -> assertThat(text).isNotBlank());
    }
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void dotsThatSayMoreToComeFollowTheWordAtOnce(String subject) {
    for (Language language : Language.all()) {
      assertThat(Bundle.of(subject, language).values())
          .as(language.name())
          .noneMatch(text -> text.matches("(?s).*\\S\\s….*"));
    }
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void noTextNamesAClause(String subject) {
    for (Language language : Language.all()) {
      assertThat(Bundle.of(subject, language).values())
          .as(language.name())
          .noneMatch(text -> CLAUSE.matcher(text).find());
    }
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void everyKeyIsUsedAndIsInItsOwnBundle(String subject) {
    Set<String> used = new HashSet<>(literals());
    // The lessons put their keys together, of which this is the beginning.
    used.remove("lesson.");
    used.addAll(LessonKeys.all());
    List<String> prefixes = used.stream().filter(literal -> literal.endsWith(".")).toList();
    assertThat(Bundle.of(subject, Language.ENGLISH).keySet())
        .allSatisfy(key -> assertThat(key).startsWith(subject + "."))
        .filteredOn(key -> !used.contains(key) && prefixes.stream().noneMatch(key::startsWith))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void everyKeyInTheCodeHasAText(String subject) {
    Set<String> keys = Bundle.of(subject, Language.ENGLISH).keySet();
    assertThat(literals().stream().filter(literal -> literal.startsWith(subject + ".")))
        .filteredOn(literal ->
            literal.endsWith(".")
                ? keys.stream().noneMatch(key -> key.startsWith(literal))
                : !keys.contains(literal))
        .isEmpty();
  }

  private static Map<String, Set<String>> placeholders(Map<String, String> texts) {
    Map<String, Set<String>> found = new TreeMap<>();
    texts.forEach((key, text) -> found.put(key, placeholders(text)));
    return found;
  }

  private static Set<String> placeholders(String text) {
    MessagePattern pattern = new MessagePattern(text);
    return IntStream.range(0, pattern.countParts())
        .mapToObj(pattern::getPart)
        .filter(part -> part.getType() == MessagePattern.Part.Type.ARG_NUMBER)
        .map(part -> Integer.toString(part.getValue()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> literals() {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .flatMap(file -> LITERAL.matcher(read(file)).results())
          .map((MatchResult match) -> match.group(1))
          .filter(literal -> !literal.endsWith(".properties"))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
