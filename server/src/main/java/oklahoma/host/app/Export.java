package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneOffset;
import oklahoma.files.OwnFiles;
import oklahoma.host.journal.KeptMatch;

/**
 * Writes matches of a journal as files that people and {@link oklahoma.rules.notation.Notation} can
 * read.
 */
final class Export {
  private static final String EXTENSION = ".oklahoma";

  private Export() {}

  /**
   * Writes a match into a file that only the user can read, since a running match holds hidden
   * cards. It replaces an existing file.
   *
   * @param into the folder
   * @throws IOException if the file cannot be written
   */
  static void write(KeptMatch match, Path into) throws IOException {
    OwnFiles.write(into.resolve(fileName(match)), text(match));
  }

  private static String fileName(KeptMatch match) {
    String day = match.began().atOffset(ZoneOffset.UTC).toLocalDate().toString();
    return day + "-match-" + match.id() + EXTENSION;
  }

  /** The text of a match, with remarks for what the notation cannot express. */
  static String text(KeptMatch match) {
    return "# match %d at table %d, begun %s\n%s"
        .formatted(match.id(), match.table(), match.began(), match.text());
  }
}
