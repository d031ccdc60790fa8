package oklahoma.host.journal;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.OptionalInt;
import oklahoma.sqlite.DatabaseRefused;
import oklahoma.sqlite.DatabaseRefused.Reason;

/** A file cannot serve as a journal now, so nothing may be played on it. The file is unchanged. */
public final class JournalRefused extends Exception {
  private static final long serialVersionUID = 1L;

  private final Reason reason;

  @SuppressWarnings("serial") // Never serialised: it becomes a sentence.
  private final Path file;

  JournalRefused(Reason reason, Path file, String details) {
    super(reason + ": " + file + ": " + details);
    this.reason = reason;
    this.file = file;
  }

  JournalRefused(Reason reason, Path file, Throwable cause) {
    super(reason + ": " + file + ": " + cause, cause);
    this.reason = reason;
    this.file = file;
  }

  JournalRefused(Path file, SQLException cause) {
    this(Reason.of(cause), file, cause);
  }

  /** The same refusal of another file. */
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

  /** Whether it is the database that cannot be read, and not one table or match in it. */
  public boolean whole() {
    return !(getCause() instanceof RuntimeException);
  }

  /** What is wrong with the file. */
  public Reason reason() {
    return reason;
  }

  /** The file that is refused. */
  public Path file() {
    return file;
  }

  /** The version of its schema, if that is {@link Reason#NEWER newer}. */
  public OptionalInt version() {
    return getCause() instanceof DatabaseRefused refused ? refused.version() : OptionalInt.empty();
  }
}
