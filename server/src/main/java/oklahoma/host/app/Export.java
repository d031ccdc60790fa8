package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.List;
import oklahoma.files.OwnFiles;
import oklahoma.host.journal.KeptMatch;

/**
 * Matches of a journal as files that people and {@link oklahoma.rules.notation.Notation} can read.
 */
final class Export {
  private static final String EXTENSION = ".oklahoma";

  private Export() {}

  /**
   * Writes each match into a file of its own for the user alone, since one that goes on holds
   * hidden cards; a file from before is replaced.
   *
   * @param into the folder, which is made if need be
   * @return how many there are
   * @throws IOException if a file cannot be written
   */
  static int all(List<KeptMatch> matches, Path into) throws IOException {
    OwnFiles.createFolders(into);
    for (KeptMatch match : matches) {
      OwnFiles.write(into.resolve(fileName(match)), text(match));
    }
    return matches.size();
  }

  private static String fileName(KeptMatch match) {
    String day = match.began().atOffset(ZoneOffset.UTC).toLocalDate().toString();
    return day + "-match-" + match.id() + EXTENSION;
  }

  /** The match with a remark about what the notation has no words for. */
  private static String text(KeptMatch match) {
    return "# match %d at table %d, begun %s\n%s"
        .formatted(match.id(), match.table(), match.began(), match.text());
  }
}
