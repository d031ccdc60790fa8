package oklahoma.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReasonTest {
  /** The first cell of a row in the tables of refusals. */
  private static final Pattern CODES =
      Pattern.compile("^\\| ([A-Z]\\d+(?:, [A-Z]\\d+)*) \\|", Pattern.MULTILINE);

  @Test
  void theRulesListTheCodesOfAllReasons() throws IOException {
    Set<String> listed =
        CODES
            .matcher(Files.readString(Path.of("RULES.md")))
            .results()
            .map((MatchResult row) -> row.group(1).split(", "))
            .flatMap(Stream::of)
            .collect(Collectors.toSet());
    assertThat(Stream.of(Reason.values()).map(Reason::code).collect(Collectors.toSet()))
        .isEqualTo(listed);
  }
}
