package oklahoma.sqlite;

import java.sql.SQLException;
import java.util.OptionalInt;
import org.sqlite.SQLiteException;

/** Thrown for a database that cannot be used; it is unchanged. */
public final class DatabaseRefused extends SQLException {
  private static final long serialVersionUID = 1L;

  /** What is wrong with a database. */
  public enum Reason {
    /** Another program, or another window of this one, uses it. */
    IN_USE,
    /** A newer version of the program wrote it. */
    NEWER,
    /** It is not a database of this program, or only a part of one. */
    DAMAGED,
    /** The file or its folder cannot be read or written. */
    NOT_WRITABLE,
    /** The disk is full. */
    FULL,
    /** Another reason, which the cause tells. */
    OTHER;

    /** The reason behind a failure of the database. */
    public static Reason of(SQLException failure) {
      return switch (failure) {
        case DatabaseRefused refused -> refused.reason;
        case SQLiteException known -> of(known.getResultCode().code);
        default -> OTHER;
      };
    }

    private static Reason of(int code) {
      return switch (code & 0xff) { // the low byte of an extended code is the primary one
        case 5, 6 -> IN_USE; // BUSY, LOCKED
        case 11, 26 -> DAMAGED; // CORRUPT, NOTADB
        case 13 -> FULL;
        case 3, 8, 14, 23 -> NOT_WRITABLE; // PERM, READONLY, CANTOPEN, AUTH
        default -> OTHER;
      };
    }
  }

  private final Reason reason;

  @SuppressWarnings("serial") // Nobody serialises it: the program turns it into a sentence.
  private final OptionalInt version;

  private DatabaseRefused(Reason reason, OptionalInt version, String details) {
    super(details);
    this.reason = reason;
    this.version = version;
  }

  static DatabaseRefused newer(int version) {
    return new DatabaseRefused(Reason.NEWER, OptionalInt.of(version), "version " + version);
  }

  static DatabaseRefused damaged(String details) {
    return new DatabaseRefused(Reason.DAMAGED, OptionalInt.empty(), details);
  }

  /** The version of its schema, if the reason is {@link Reason#NEWER}. */
  public OptionalInt version() {
    return version;
  }
}
