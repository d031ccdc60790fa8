package oklahoma.client.replay.matches;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;
import oklahoma.client.text.Texts;
import oklahoma.rules.notation.Fault;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.Parsed;
import oklahoma.rules.record.MatchRecord;

/** Reads and writes records as files. Every record is replayed before it is accepted. */
public final class RecordFile {
  /** The extension of such files. */
  public static final String EXTENSION = ".oklahoma";

  private static final int MOST_FOUND = 40;

  private RecordFile() {}

  /** The result of reading a file. */
  public sealed interface Reading {}

  /**
   * A match in which every event is legal.
   *
   * @param match the match
   * @param text the text of the record, which may also contain the proofs of the shuffles
   */
  public record Read(MatchRecord match, String text) implements Reading {}

  /**
   * The file does not contain such a match.
   *
   * @param why a sentence with the reason, and with the line if there is one
   */
  public record Refused(String why) implements Reading {}

  /** Reads a file. Blocks on the disk. */
  public static Reading read(Path file, Texts texts) {
    if (!Files.isRegularFile(file)) { // A device may be endless.
      return new Refused(texts.say("replay.unreadable"));
    }
    try {
      return Files.size(file) > MatchRecord.MOST_BYTES
          ? new Refused(texts.say("replay.too-large"))
          : read(Files.readString(file), String.valueOf(file.getFileName()), texts);
    } catch (IOException unreadable) {
      return new Refused(texts.say("replay.unreadable"));
    }
  }

  /**
   * Reads a text.
   *
   * @param source its name, for the sentence of a refusal
   */
  private static Reading read(String text, String source, Texts texts) {
    // The saved text begins with the record, without a byte order mark.
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    return switch (Notation.match(plain)) {
      case Parsed.Faulty<MatchRecord>(Fault fault) -> refused(source, fault, texts);
      case Parsed.Value<MatchRecord>(MatchRecord match) when match.deals().isEmpty() ->
          new Refused(texts.say("replay.nothing-dealt"));
      case Parsed.Value<MatchRecord>(MatchRecord match) -> new Read(match, plain);
    };
  }

  /**
   * Writes a record into a file. An existing file is replaced and its permissions are kept. Blocks
   * on the disk.
   *
   * @param text the text of the record
   * @throws UncheckedIOException if it cannot be written; an existing file is then unchanged
   */
  public static void write(String text, Path file) {
    try {
      Path target = Files.exists(file) ? file.toRealPath() : file;
      Path fresh = target.resolveSibling("." + UUID.randomUUID() + EXTENSION);
      try {
        Files.createFile(fresh);
        keepRights(target, fresh); // before it has any content
        // SYNC: after a power cut the move must not be on the disk without the content.
        Files.writeString(fresh, text, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(fresh);
      }
    } catch (IOException unwritten) {
      throw new UncheckedIOException(unwritten);
    }
  }

  private static void keepRights(Path from, Path to) throws IOException {
    PosixFileAttributeView before = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (before != null && Files.exists(from)) { // there are none on Windows or for a new file
      Files.setPosixFilePermissions(to, before.readAttributes().permissions());
    }
  }

  private static Refused refused(String source, Fault fault, Texts texts) {
    String found =
        fault.found().length() > MOST_FOUND
            ? fault.found().substring(0, MOST_FOUND) + "…"
            : fault.found();
    String why = texts.say("replay.fault." + fault.reason().name(), found);
    return new Refused(texts.say("replay.refused", source, fault.line(), why));
  }
}
