package oklahoma.client.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import oklahoma.client.storage.DataFolder;
import oklahoma.sqlite.SqliteLibrary;

/** The native code that the program loads besides JavaFX's. */
public final class Natives {
  /** Longer than a program takes between unpacking the library and loading it. */
  private static final Duration UNPACKING = Duration.ofMinutes(10);

  private Natives() {}

  /** Where it is unpacked, unless the Java runtime has it. */
  public static Path folder() {
    return DataFolder.ofThisMachine().resolve("native");
  }

  /**
   * Finds the library of the database. If {@link #folder} cannot be made, it is unpacked where
   * temporary files are.
   */
  public static void findSqlite() {
    try {
      SqliteLibrary.find(folder(), UNPACKING);
    } catch (IOException elsewhere) {
      // The log is not open yet; opening the database says what is in the way.
    }
  }
}
