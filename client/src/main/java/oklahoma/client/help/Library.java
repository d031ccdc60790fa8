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
 * @param name its group and artifact, as published
 * @param version the version that the program uses
 * @param licence the name of its licence
 * @param home the address of its website
 */
record Library(String name, String version, String licence, String home) {
  private static final Pattern ROW =
      Pattern.compile(
          "^\\| ([\\w.-]+:[\\w.-]+) \\| (\\S+) \\| ([^|]+) \\| (https://\\S+) \\|$",
          Pattern.MULTILINE);

  /** All libraries, from the list of notices that the build copies beside this class. */
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
