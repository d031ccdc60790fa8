package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Consumer;
import oklahoma.files.OwnFiles;
import oklahoma.host.journal.JournalReader;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.journal.KeptMatch;
import oklahoma.host.journal.MatchArchive;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * {@code --export}: writes the matches of a journal into files, and reports how many there are and
 * which it cannot read.
 */
final class ExportCommand {
  private ExportCommand() {}

  /**
   * Writes the files.
   *
   * @param data the folder of the journal
   * @param into the folder of the files
   * @return the exit code
   */
  static int run(Path data, Path into, CommandLine line) throws IOException, JournalRefused {
    if (DataFolder.hasNoJournal(data)) {
      throw new ParameterException(line, "There is no journal in the folder " + data + ".");
    }
    try (DataFolder folder = DataFolder.reading(data)) {
      HostLog.begin(Optional.empty());
      folder.prepareReading();
      return written(folder.journal().orElseThrow(), into, line);
    }
  }

  /** Writes all matches; one that cannot be read does not stop the others. */
  private static int written(Path file, Path into, CommandLine line)
      throws DataFolder.Unusable, JournalRefused {
    List<MatchArchive.Progress> written = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    List<Integer> open = new ArrayList<>();
    try (JournalReader journal = JournalReader.open(file)) {
      OwnFiles.createFolders(into);
      List<String> damage = new ArrayList<>();
      SortedSet<Integer> matches = journal.matches(damage::add);
      damage.stream().limit(1).map(words -> damaged(file, words)).forEach(wrong::add);
      for (int id : matches) {
        try {
          Optional<KeptMatch> match = journal.match(id);
          if (match.isPresent()) {
            Export.write(match.get(), into);
            MatchArchive.Progress progress = look(match.get(), wrong::add);
            written.add(progress);
            if (progress == MatchArchive.Progress.NOT_OVER) {
              open.add(id);
            }
          }
        } catch (JournalRefused refused) {
          wrong.add("Match " + id + " cannot be read, and has no file: " + refused.words() + ".");
        }
      }
    } catch (IOException refused) {
      throw DataFolder.unwritable(into, refused);
    }
    if (!wrong.isEmpty()) {
      open.forEach(id -> wrong.add("Match " + id + " is not over, or its end is lost."));
    }
    summary(written, into).forEach(line.getOut()::println);
    wrong.forEach(line.getErr()::println);
    return wrong.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private static String damaged(Path file, String words) {
    return "The journal "
        + file
        + " is damaged: what can be read is written, and matches may be lost without a trace. ("
        + words.lines().filter(line -> !line.startsWith("***")).findFirst().orElse(words)
        + ")";
  }

  /** The rules and the secrets show damage that left a text a text. */
  private static MatchArchive.Progress look(KeptMatch match, Consumer<String> wrong) {
    Optional<String> differs = Verification.of(Export.text(match)).wrong();
    if (differs.isEmpty()) {
      return MatchArchive.progress(match);
    }
    wrong.accept(
        "Match "
            + match.id()
            + " is damaged; its file has the lines of the journal as they are, and may show hidden"
            + " cards. "
            + differs.get());
    return MatchArchive.Progress.UNREADABLE;
  }

  private static List<String> summary(List<MatchArchive.Progress> written, Path into) {
    List<String> sentences = new ArrayList<>();
    int files = written.size();
    sentences.add(files + (files == 1 ? " match" : " matches") + " written into " + into + ".");
    int running = Collections.frequency(written, MatchArchive.Progress.NOT_OVER);
    if (running > 0) {
      sentences.add(
          running
              + (running == 1 ? " of them is" : " of them are")
              + " not over. The file of such a match shows hidden cards: keep it to yourself until"
              + " the match is over.");
    }
    return sentences;
  }
}
