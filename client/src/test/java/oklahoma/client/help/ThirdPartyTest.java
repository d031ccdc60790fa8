package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The list of libraries that the program brings along. */
class ThirdPartyTest {
  private static final Pattern ROW =
      Pattern.compile(
          "^\\| ([\\w.-]+:[\\w.-]+) \\| (\\S+) \\| ([^|]+) \\| https://\\S+ \\|$",
          Pattern.MULTILINE);

  /** As Maven lists it: group, artifact, type, perhaps the platform, version, scope. */
  private static final Pattern LIBRARY =
      Pattern.compile(
          "^ +([\\w.-]+:[\\w.-]+):jar:(?:[a-z-]+:)?(\\d[\\w.-]*):(?:compile|runtime)",
          Pattern.MULTILINE);

  @Test
  void namesEveryLibraryOfTheProgramWithItsVersion() throws IOException {
    assertThat(found(ROW, notices())).isNotEmpty().isEqualTo(found(LIBRARY, libraries()));
  }

  private static Set<String> found(Pattern what, String text) {
    return what.matcher(text)
        .results()
        .map(row -> row.group(1) + " " + row.group(2))
        .collect(Collectors.toSet());
  }

  @Test
  void namesEveryLicence() throws IOException {
    List<String> licences = ROW.matcher(notices()).results().map(ThirdPartyTest::licence).toList();
    assertThat(licences)
        .isNotEmpty()
        .allMatch(licence -> Pattern.matches("(Apache|MIT|BSD|EPL|GPL|Unicode).*", licence));
  }

  /** People who pass the program on must pass on these notices. */
  @Test
  void aShortLicenceIsThereWithItsCopyright() throws IOException {
    String notices = notices();
    assertThat(ROW.matcher(notices).results().filter(row -> licence(row).matches("(MIT|BSD).*")))
        .isNotEmpty()
        .allSatisfy(row -> assertThat(notices).contains("\n- " + row.group(1) + ": Copyright "));
  }

  private static String licence(MatchResult row) {
    return row.group(3);
  }

  private static String notices() throws IOException {
    return Files.readString(Path.of("..", "THIRD-PARTY.md"));
  }

  /** What Maven has written before the tests. */
  private static String libraries() throws IOException {
    try (InputStream list = ThirdPartyTest.class.getResourceAsStream("/runtime-libraries.txt")) {
      return new String(Objects.requireNonNull(list).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
