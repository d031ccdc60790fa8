package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One sheet has all colours; every other sheet, and every view, takes them from there by name. */
class ColoursTest {
  private static final Path SHEETS = Path.of("src/main/resources/oklahoma/client");
  private static final Path SOURCES = Path.of("src/main/java/oklahoma/client");
  private static final Path THEME = SHEETS.resolve("ui/theme/colours.css");

  /** What is drawn with Java2D, or is art, has colours of its own. */
  private static final List<String> ART = List.of("deck", "avatar");

  private static final Pattern RAW =
      Pattern.compile(
          "#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsba?)\\(|(?<![\\w.-])(?:%s)(?![\\w-])"
              .formatted(named().collect(Collectors.joining("|"))));

  private static final Pattern RAW_IN_JAVA =
      Pattern.compile(
          "\"[^\"\\n]*#[0-9a-fA-F]{6}\\b|\\bColor\\.(?:web|rgb|hsb|color|gray|grayRgb|valueOf)\\("
              + "|\\bColor\\.(?!TRANSPARENT\\b)[A-Z]+\\b|\\bnew Color\\(");

  private static final Pattern OURS = Pattern.compile("-ok-[a-z-]+[a-z]");

  static Stream<Path> sheets() throws IOException {
    return files(SHEETS, ".css").filter(sheet -> !sheet.equals(THEME));
  }

  static Stream<Path> sources() throws IOException {
    return files(SOURCES, ".java");
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void noOtherSheetHasAColour(Path sheet) throws IOException {
    assertThat(raw(Files.readString(sheet))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("sources")
  void noViewHasAColour(Path source) throws IOException {
    assertThat(found(RAW_IN_JAVA, Files.readString(source))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-fx-fill: #abc;",
        "-fx-fill: #A0B1C2;",
        "-fx-fill: rgba(1, 2, 3, 0.5);",
        "-fx-effect: dropshadow(gaussian, white, 4, 1, 0, 0);",
        "-fx-background-color: derive(darkgreen, 20%);"
      })
  void aColourIsFound(String declaration) {
    assertThat(raw(".card { " + declaration + " }")).hasSize(1);
  }

  @Test
  void everyNameIsInTheThemeAndIsUsed() throws IOException {
    Set<String> defined = found(Pattern.compile("-ok-[a-z-]+[a-z](?=:)"), Files.readString(THEME));
    Set<String> used = new TreeSet<>(List.of("-ok-lit", "-ok-middle", "-ok-dark"));
    for (Path sheet : sheets().toList()) {
      used.addAll(found(OURS, Files.readString(sheet)));
    }
    assertThat(used).isEqualTo(defined);
  }

  private static Set<String> raw(String sheet) {
    String rules = sheet.replaceAll("(?s)/\\*.*?\\*/", "");
    // Colours are values; selectors have names of their own.
    return found(Pattern.compile(":[^;{}]*;"), rules).stream()
        .flatMap(value -> found(RAW, value.toLowerCase(Locale.ROOT)).stream())
        .collect(Collectors.toSet());
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> named() {
    return Arrays.stream(Color.class.getFields())
        .filter(field -> field.getType() == Color.class)
        .map(Field::getName)
        .map(name -> name.toLowerCase(Locale.ROOT))
        .filter(name -> !name.equals("transparent"));
  }

  private static Stream<Path> files(Path root, String ending) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all
          .filter(file -> file.toString().endsWith(ending))
          .filter(file -> !ART.contains(root.relativize(file).getName(0).toString()))
          .toList()
          .stream();
    }
  }
}
