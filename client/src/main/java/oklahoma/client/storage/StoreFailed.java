package oklahoma.client.storage;

import java.sql.SQLException;
import java.util.concurrent.CompletionException;
import org.sqlite.SQLiteException;

/** Something could not be read or written; what was kept before is as it was. */
public final class StoreFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Why. */
  public enum Reason {
    /** Other windows have been writing for so long that it was not this one's turn. */
    IN_USE,
    /** A newer version of the program wrote it. */
    NEWER,
    /** It is no database of this program, or not a whole one. */
    DAMAGED,
    /** The file or its folder cannot be read or written. */
    NOT_WRITABLE,
    /** The disk is full. */
    FULL,
    /** The program has ended. */
    CLOSED,
    /** Something else; the cause knows. */
    OTHER
  }

  private final Reason reason;

  StoreFailed(Reason reason, String details) {
    super(reason + ": " + details);
    this.reason = reason;
  }

  StoreFailed(Reason reason, Throwable cause) {
    super(reason + ": " + cause, cause);
    this.reason = reason;
  }

  static StoreFailed of(SQLException failure) {
    return new StoreFailed(reason(failure), failure);
  }

  /** What a task's failure means. */
  public static StoreFailed of(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return switch (cause) {
      case StoreFailed known -> known;
      case SQLException known -> of(known);
      case null, default -> new StoreFailed(Reason.OTHER, failure);
    };
  }

  /** Why. */
  public Reason reason() {
    return reason;
  }

  private static Reason reason(SQLException failure) {
    if (!(failure instanceof SQLiteException known)) {
      return Reason.OTHER;
    }
    return switch (known.getResultCode().code & 0xff) { // the primary code of an extended one
      case 5, 6 -> Reason.IN_USE; // BUSY, LOCKED
      case 11, 26 -> Reason.DAMAGED; // CORRUPT, NOTADB
      case 13 -> Reason.FULL;
      case 3, 8, 14, 23 -> Reason.NOT_WRITABLE; // PERM, READONLY, CANTOPEN, AUTH
      default -> Reason.OTHER;
    };
  }
}
