package oklahoma.client.storage;

import java.sql.SQLException;
import java.util.concurrent.CompletionException;
import oklahoma.sqlite.DatabaseRefused.Reason;

/** A read or write failed; the saved data are unchanged. */
public final class StoreFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Reason reason;

  StoreFailed(Reason reason, Throwable cause) {
    super(reason + ": " + cause, cause);
    this.reason = reason;
  }

  /** The failure of a task as an exception of this class. */
  public static StoreFailed of(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return switch (cause) {
      case StoreFailed known -> known;
      case SQLException known -> new StoreFailed(Reason.of(known), known);
      case null, default -> new StoreFailed(Reason.OTHER, failure);
    };
  }

  /** The cause, as far as the program can tell. */
  public Reason reason() {
    return reason;
  }
}
