package oklahoma.client.storage;

import java.nio.file.Path;
import oklahoma.sqlite.DatabaseRefused.Reason;

/** The state of a database when it was opened. */
public sealed interface Opening {

  /** In order, or not there before. */
  record Ready() implements Opening {}

  /**
   * Damaged. It has been renamed, and an empty one is in its place.
   *
   * @param aside where the damaged one is now
   */
  record SetAside(Path aside) implements Opening {}

  /**
   * It cannot be used and is as it was. What is kept now is forgotten when the program ends.
   *
   * @param file the database
   * @param why never {@link Reason#DAMAGED}
   */
  record Refused(Path file, Reason why) implements Opening {}
}
