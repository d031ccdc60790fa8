package oklahoma.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The compiler refuses a future that nobody looks at, unless it is given to a variable without a
 * name; then its failure would vanish. So what is given to one is counted here, and none of it is a
 * future: {@code Pages.after} ends those.
 */
class NothingVanishesTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern UNNAMED = Pattern.compile("var _ =\\s*([^;(]*\\()");
  private static final List<String> NO_FUTURES =
      List.of(
          "AutoAnswers.java: send.apply(",
          "SoundPlayer.java: wanted.offer(",
          "Unplayable.java: rules.get(");

  @Test
  void noFutureIsDropped() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      assertThat(
              files
                  .filter(file -> file.toString().endsWith(".java"))
                  .flatMap(NothingVanishesTest::unnamed))
          .containsExactlyInAnyOrderElementsOf(NO_FUTURES);
    }
  }

  private static Stream<String> unnamed(Path file) {
    try {
      return UNNAMED
          .matcher(Files.readString(file))
          .results()
          .map(found -> file.getFileName() + ": " + found.group(1));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
