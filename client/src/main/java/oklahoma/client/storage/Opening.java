package oklahoma.client.storage;

import java.nio.file.Path;
import oklahoma.sqlite.DatabaseRefused.Reason;

/** The state of a database when it was opened. */
public sealed interface Opening {

  /** In order, or newly created. */
  record Ready() implements Opening {}

  /**
   * Damaged: it has been renamed, and an empty database has its name.
   *
   * @param aside the new name of the damaged file
   */
  record SetAside(Path aside) implements Opening {}

  /**
   * Not usable, and unchanged. Whatever is saved now is lost when the program ends.
   *
   * @param file the database
   * @param why the reason; never {@link Reason#DAMAGED}
   */
  record Refused(Path file, Reason why) implements Opening {}
}
