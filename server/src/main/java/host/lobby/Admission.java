package host.lobby;

import java.util.Optional;
import protocol.PasswordLock;

/**
 * Who is let in to a table, besides those who come back to a seat of theirs.
 *
 * @param watchable whether anybody may watch
 * @param password what whoever comes must know; nothing if empty
 */
public record Admission(boolean watchable, Optional<PasswordLock> password) {

  /** Without a password. */
  public static Admission open(boolean watchable) {
    return new Admission(watchable, Optional.empty());
  }

  /** The same, but anybody may watch, or nobody. */
  public Admission watchable(boolean allowed) {
    return new Admission(allowed, password);
  }

  /** The same with another password, or with none. */
  public Admission password(Optional<PasswordLock> other) {
    return new Admission(watchable, other);
  }

  /** Whether whoever comes is asked for a password. */
  public boolean guarded() {
    return password.isPresent();
  }
}
