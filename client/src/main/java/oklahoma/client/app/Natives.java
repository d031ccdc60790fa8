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

  /** The folder into which the library is unpacked, unless the Java runtime brings it. */
  public static Path folder() {
    return DataFolder.ofThisMachine().resolve("native");
  }

  /**
   * Finds or unpacks SQLite's library. If {@link #folder} cannot be made, SQLite later unpacks it
   * among the temporary files.
   */
  public static void findSqlite() {
    try {
      SqliteLibrary.find(folder(), UNPACKING);
    } catch (IOException elsewhere) {
      // The log is not open yet; opening the database reports what is wrong.
    }
  }
}
