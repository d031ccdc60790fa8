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

/** Records as files and texts; each is replayed before it is accepted. */
public final class RecordFile {
  /** How the names of such files end. */
  public static final String EXTENSION = ".oklahoma";

  private static final int MOST_FOUND = 40;

  private RecordFile() {}

  /** What became of reading. */
  public sealed interface Reading {}

  /**
   * A match whose every event is legal.
   *
   * @param text the record, which may also say how its packs were shuffled
   */
  public record Read(MatchRecord match, String text) implements Reading {}

  /**
   * No such match.
   *
   * @param why in a sentence, with the line where there is one
   */
  public record Refused(String why) implements Reading {}

  /** Reads a file; takes as long as the disk does. */
  public static Reading read(Path file, Texts texts) {
    if (!Files.isRegularFile(file)) { // A device may have no end.
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
   * @param source where it comes from, for the sentence of a refusal
   */
  private static Reading read(String text, String source, Texts texts) {
    // What is kept and saved again begins with the record.
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    return switch (Notation.match(plain)) {
      case Parsed.Faulty<MatchRecord>(Fault fault) -> refused(source, fault, texts);
      case Parsed.Value<MatchRecord>(MatchRecord match) when match.deals().isEmpty() ->
          new Refused(texts.say("replay.nothing-dealt"));
      case Parsed.Value<MatchRecord>(MatchRecord match) -> new Read(match, plain);
    };
  }

  /**
   * Writes a match in place of what was in the file, whose rights it keeps; takes as long as the
   * disk does.
   *
   * @param text its record
   * @throws UncheckedIOException if it cannot be written; what was in the file is still there
   */
  public static void write(String text, Path file) {
    try {
      Path target = Files.exists(file) ? file.toRealPath() : file;
      Path fresh = target.resolveSibling("." + UUID.randomUUID() + EXTENSION);
      try {
        Files.createFile(fresh);
        keepRights(target, fresh); // before there is anything in it to read
        // It is on the disk before it replaces the other, or a power cut could leave neither.
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
    if (before != null && Files.exists(from)) { // not on Windows, not for a file that is new
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
