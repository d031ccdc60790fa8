package oklahoma.client.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where the library of the database is unpacked: a folder of the program's own, since programs may
 * be forbidden where temporary files lie.
 */
public final class Natives {
  /** The system property that the database asks. */
  static final String PROPERTY = "org.sqlite.tmpdir";

  private Natives() {}

  /** Unpacks into a folder, which is made, or where temporary files lie if it cannot be made. */
  public static void unpackInto(Path folder) {
    try {
      System.setProperty(PROPERTY, Files.createDirectories(folder).toString());
    } catch (IOException elsewhere) {
      // The log is not open yet; opening a journal says what is in the way.
      System.clearProperty(PROPERTY);
    }
  }
}
