package oklahoma.host.identity;

import java.io.IOException;
import java.nio.file.Path;

/** The file of a host's identity cannot be used. The file is left unchanged. */
public final class IdentityRefused extends IOException {
  private static final long serialVersionUID = 1L;

  /** Why the file cannot be used. */
  public enum Reason {
    /** It does not hold a key and its certificate. */
    DAMAGED,
    /** It cannot be read or written. */
    UNREACHABLE
  }

  private final Reason reason;
  private final String file;

  IdentityRefused(Path file, Reason reason, Throwable cause) {
    super(file + ": " + reason, cause);
    this.file = file.toString();
    this.reason = reason;
  }

  /** Why the file cannot be used. */
  public Reason reason() {
    return reason;
  }

  /** The file of the identity. */
  public Path file() {
    return Path.of(file);
  }
}
