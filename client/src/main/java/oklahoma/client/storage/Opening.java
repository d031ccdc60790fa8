package oklahoma.client.storage;

import java.nio.file.Path;
import java.util.OptionalInt;

/** How a database was found when it was opened. */
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
   * @param why never {@link StoreFailed.Reason#DAMAGED}
   * @param version of the program's database that wrote it, if that is why
   */
  record Refused(Path file, StoreFailed.Reason why, OptionalInt version) implements Opening {}
}
