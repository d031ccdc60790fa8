package oklahoma.host.journal;

import java.nio.file.Path;
import java.util.OptionalInt;

/** A file cannot be a journal now, so nothing may be played on it. The file is as it was. */
public final class JournalRefused extends Exception {
  private static final long serialVersionUID = 1L;

  /** Why. */
  public enum Reason {
    /** Another host, or another window of the program, uses it. */
    IN_USE,
    /** A newer version of the program wrote it. */
    NEWER,
    /** It is no journal, or not a whole one. */
    DAMAGED,
    /** The file or its folder cannot be written. */
    NOT_WRITABLE,
    /** The disk is full. */
    FULL,
    /** Something else; the cause knows. */
    OTHER
  }

  private final Reason reason;

  @SuppressWarnings("serial") // Never serialised: it becomes a sentence.
  private final Path file;

  @SuppressWarnings("serial") // Never serialised: it becomes a sentence.
  private final OptionalInt version;

  JournalRefused(Reason reason, Path file, OptionalInt version, String details) {
    super(reason + ": " + file + ": " + details);
    this.reason = reason;
    this.file = file;
    this.version = version;
  }

  JournalRefused(Reason reason, Path file, Throwable cause) {
    super(reason + ": " + file + ": " + cause, cause);
    this.reason = reason;
    this.file = file;
    this.version = OptionalInt.empty();
  }

  /** The same about another file. */
  JournalRefused of(Path other) {
    return new JournalRefused(reason, other, this);
  }

  /** What the database says about it, in its own words. */
  public String words() {
    Throwable root = this;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return String.valueOf(root.getMessage());
  }

  /** Why. */
  public Reason reason() {
    return reason;
  }

  /** Which file. */
  public Path file() {
    return file;
  }

  /** The version of its schema, if that is {@link Reason#NEWER newer}. */
  public OptionalInt version() {
    return version;
  }
}
