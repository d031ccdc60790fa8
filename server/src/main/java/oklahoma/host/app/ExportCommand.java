package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.journal.KeptMatch;
import oklahoma.host.journal.MatchArchive;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** {@code --export}: writes the matches of a journal into files, and says how many there are. */
final class ExportCommand {
  private ExportCommand() {}

  /**
   * Writes them.
   *
   * @param data the folder of the journal
   * @param into the folder of the files
   * @return the exit code
   */
  static int run(Path data, Path into, CommandLine line) throws IOException, JournalRefused {
    if (DataFolder.hasNoJournal(data)) {
      throw new ParameterException(line, "There is no journal in the folder " + data + ".");
    }
    try (DataFolder folder = DataFolder.open(Optional.of(data))) {
      HostLog.begin(folder.folder());
      folder.prepareJournal();
      said(folder.journal().orElseThrow(), into).forEach(line.getOut()::println);
    }
    return CommandLine.ExitCode.OK;
  }

  /** Writes them all; what there is to say about them. */
  private static List<String> said(Path file, Path into)
      throws DataFolder.Unusable, JournalRefused {
    try (JournalFile journal = JournalFile.open(file)) {
      List<KeptMatch> matches = journal.matches();
      List<MatchArchive.Progress> progress = matches.stream().map(MatchArchive::progress).toList();
      int written = Export.all(matches, into);
      List<String> said = new ArrayList<>();
      said.add(written + (written == 1 ? " match" : " matches") + " written into " + into + ".");
      some(progress, MatchArchive.Progress.NOT_OVER)
          .ifPresent(some ->
              said.add(
                  some
                      + " not over. The file of such a match shows hidden cards: keep it to"
                      + " yourself until the match is over."));
      some(progress, MatchArchive.Progress.UNREADABLE)
          .ifPresent(some ->
              said.add(
                  some
                      + " not readable, as the log says. The file of such a match has the lines of"
                      + " the journal as they are, and may show hidden cards."));
      return said;
    } catch (IOException refused) {
      throw DataFolder.unwritable(into, refused);
    }
  }

  /** How many of the matches have got so far, if any has. */
  private static Optional<String> some(
      List<MatchArchive.Progress> all, MatchArchive.Progress progress) {
    int count = Collections.frequency(all, progress);
    return count == 0
        ? Optional.empty()
        : Optional.of(count + (count == 1 ? " of them is" : " of them are"));
  }
}
