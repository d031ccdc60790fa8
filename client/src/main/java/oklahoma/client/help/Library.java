package oklahoma.client.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A third-party library of the program.
 *
 * @param name its group and its own name, as its makers publish it
 * @param version which of it
 * @param licence under what it may be used
 * @param home where its makers tell of it
 */
record Library(String name, String version, String licence, String home) {
  private static final Pattern ROW =
      Pattern.compile(
          "^\\| ([\\w.-]+:[\\w.-]+) \\| (\\S+) \\| ([^|]+) \\| (https://\\S+) \\|$",
          Pattern.MULTILINE);

  /** All of them, from the project's own list of notices, which the build puts beside this. */
  static List<Library> all() {
    try (InputStream notices = Library.class.getResourceAsStream("THIRD-PARTY.md")) {
      byte[] bytes = Objects.requireNonNull(notices, "no notices in the build").readAllBytes();
      return ROW.matcher(new String(bytes, StandardCharsets.UTF_8))
          .results()
          .map(row -> new Library(row.group(1), row.group(2), row.group(3), row.group(4)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
