package oklahoma.client.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import oklahoma.host.journal.SqliteLibrary;

/** Native code that the program loads besides that of JavaFX. */
public final class Natives {
  /** Longer than a program takes between unpacking the library and loading it. */
  private static final Duration UNPACKING = Duration.ofMinutes(10);

  private Natives() {}

  /**
   * Finds the library of the database.
   *
   * @param folder where it is unpacked, unless the Java runtime has it; if the folder cannot be
   *     made, it is unpacked where temporary files are
   */
  public static void findSqlite(Path folder) {
    try {
      SqliteLibrary.find(folder, UNPACKING);
    } catch (IOException elsewhere) {
      // The log is not open yet; opening the database says what is in the way.
    }
  }
}
