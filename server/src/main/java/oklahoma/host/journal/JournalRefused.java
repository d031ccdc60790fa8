package oklahoma.host.journal;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.OptionalInt;
import oklahoma.sqlite.DatabaseRefused;
import oklahoma.sqlite.DatabaseRefused.Reason;

/** A file cannot serve as a journal, so no match may begin on it. The file is unchanged. */
public final class JournalRefused extends Exception {
  private static final long serialVersionUID = 1L;

  private final Reason reason;

  @SuppressWarnings("serial") // Nobody serialises it: the program turns it into a sentence.
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

  /** This refusal for another file. */
  JournalRefused of(Path other) {
    return new JournalRefused(reason, other, this);
  }

  /** The message of the database. */
  public String words() {
    Throwable root = this;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return String.valueOf(root.getMessage());
  }

  /** Whether the whole database is unreadable, and not only one table or match in it. */
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

  /** The version of its schema, if the reason is {@link Reason#NEWER}. */
  public OptionalInt version() {
    return getCause() instanceof DatabaseRefused refused ? refused.version() : OptionalInt.empty();
  }
}
