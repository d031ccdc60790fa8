package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.files.OwnFiles;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.journal.KeptMatch;
import oklahoma.host.journal.MatchArchive;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * {@code --export}: writes the matches of a journal into files, and says how many there are and
 * which it cannot read.
 */
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
      return written(folder.journal().orElseThrow(), into, line);
    }
  }

  /** One match that cannot be read keeps no other one back. */
  private static int written(Path file, Path into, CommandLine line)
      throws DataFolder.Unusable, JournalRefused {
    List<MatchArchive.Progress> written = new ArrayList<>();
    List<String> damaged = new ArrayList<>();
    try (JournalFile journal = JournalFile.open(file)) {
      OwnFiles.createFolders(into);
      for (int id : journal.matches()) {
        try {
          KeptMatch match = journal.match(id);
          Export.write(match, into);
          MatchArchive.Progress progress = MatchArchive.progress(match);
          written.add(progress);
          if (progress == MatchArchive.Progress.UNREADABLE) {
            damaged.add(asItIs(match));
          }
        } catch (JournalRefused refused) {
          damaged.add("Match " + id + " cannot be read, and has no file: " + refused.words() + ".");
        }
      }
    } catch (IOException refused) {
      throw DataFolder.unwritable(into, refused);
    }
    said(written, into).forEach(line.getOut()::println);
    damaged.forEach(line.getErr()::println);
    return damaged.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private static String asItIs(KeptMatch match) {
    return "Match "
        + match.id()
        + " cannot be read; its file has the lines of the journal as they are, and may show hidden"
        + " cards. "
        + Verification.of(Export.text(match)).sentences().getFirst();
  }

  private static List<String> said(List<MatchArchive.Progress> written, Path into) {
    List<String> said = new ArrayList<>();
    int files = written.size();
    said.add(files + (files == 1 ? " match" : " matches") + " written into " + into + ".");
    int running = Collections.frequency(written, MatchArchive.Progress.NOT_OVER);
    if (running > 0) {
      said.add(
          running
              + (running == 1 ? " of them is" : " of them are")
              + " not over. The file of such a match shows hidden cards: keep it to yourself until"
              + " the match is over.");
    }
    return said;
  }
}
