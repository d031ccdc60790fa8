package oklahoma.host.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.Protocol;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running host's status in its folder: its versions, start time and port, and its tables with
 * their seats. It contains no cards, keys or guests' names.
 */
final class StatusFile {
  private static final Logger LOG = LoggerFactory.getLogger(StatusFile.class);
  private static final String FILE = "status.txt";
  private static final String SINCE = "since ";

  private final Path file;
  private final String head;
  private String written = "";
  private boolean failing;
  private boolean over;

  private StatusFile(Path file, String head) {
    this.file = file;
    this.head = head;
  }

  /**
   * The file of a host that is starting.
   *
   * @param folder the host's folder
   * @param program the version of the program
   * @param port where the host listens
   */
  static StatusFile in(Path folder, String program, int port) {
    String head =
        SINCE
            + Instant.now()
            + "\n"
            + program
            + ", protocol "
            + Protocol.VERSION
            + ", port "
            + port
            + ", process "
            + ProcessHandle.current().pid()
            + "\n";
    return new StatusFile(folder.resolve(FILE), head);
  }

  /**
   * Writes the state of the tables, if it has changed. The log reports the first of several
   * failures and the next success.
   */
  synchronized void update(List<TableLabel> tables) {
    String text = head + tables.stream().map(StatusFile::line).collect(Collectors.joining());
    if (over || text.equals(written)) {
      return;
    }
    try {
      write(text);
      if (failing) {
        LOG.info("the status file can be written again");
      }
      failing = false;
    } catch (IOException refused) {
      if (!failing) {
        LOG.warn("cannot write the status file: {}", StartupErrors.why(refused));
      }
      failing = true;
    }
  }

  private void write(String text) throws IOException {
    Path fresh = file.resolveSibling(FILE + ".new");
    Files.writeString(fresh, text);
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    written = text;
  }

  private static String line(TableLabel table) {
    return "table "
        + table.number()
        + ", "
        + table.name().text()
        + ": "
        + table.game().name().toLowerCase(Locale.ROOT)
        + ", "
        + table.taken()
        + " of "
        + table.seats()
        + " seats taken, "
        + (table.playing() ? "playing" : "in the lobby")
        + (table.needsPassword() ? ", with a password" : "")
        + (table.watchable() ? ", allows spectators" : "")
        + "\n";
  }

  /**
   * Deletes the file; later calls of {@link #update} write nothing.
   *
   * @throws IOException if it cannot be deleted
   */
  synchronized void end() throws IOException {
    over = true;
    Files.deleteIfExists(file);
  }

  /** Deletes the file of an earlier host, which may have been killed. */
  static void forget(Path folder) throws IOException {
    Files.deleteIfExists(folder.resolve(FILE));
  }

  /**
   * The status of the host in a folder, with its uptime; none yet if the clock has been set back.
   *
   * @return empty if there is no file
   * @throws DataFolder.Unusable if the content is damaged
   * @throws IOException if it cannot be read
   */
  static Optional<String> read(Path folder, Instant now) throws IOException {
    Path file = folder.resolve(FILE);
    try {
      List<String> lines = Files.readAllLines(file);
      Instant since = Instant.parse(lines.getFirst().substring(SINCE.length()));
      return Optional.of(
          "Up for "
              + words(Duration.between(since, since.isBefore(now) ? now : since))
              + "\n"
              + lines.stream().skip(1).map(line -> line + "\n").collect(Collectors.joining()));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (CharacterCodingException
        | NoSuchElementException
        | IndexOutOfBoundsException
        | DateTimeException damage) {
      throw new DataFolder.Unusable(
          "The status " + file + " is damaged; the host writes it again when a table changes.",
          damage);
    }
  }

  /** A duration such as {@code 2 d 3 h 4 min 5 s}, without leading zero units. */
  static String words(Duration time) {
    String days = time.toDaysPart() == 0 ? "" : time.toDaysPart() + " d ";
    String hours = time.toHours() == 0 ? "" : time.toHoursPart() + " h ";
    String minutes = time.toMinutes() == 0 ? "" : time.toMinutesPart() + " min ";
    return days + hours + minutes + time.toSecondsPart() + " s";
  }
}
