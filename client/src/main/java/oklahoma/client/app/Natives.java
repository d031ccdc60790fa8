package oklahoma.client.app;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/**
 * Where the library of the database is unpacked: a folder of the program's own, since programs may
 * be forbidden where temporary files lie.
 */
public final class Natives {
  /** The system property that the database asks. */
  static final String PROPERTY = "org.sqlite.tmpdir";

  /** Longer than a program takes between unpacking the library and loading it. */
  private static final Duration UNPACKING = Duration.ofMinutes(10);

  private Natives() {}

  /**
   * Unpacks into a folder, which is made, or where temporary files lie if it cannot be made. What
   * programs left there that were killed is deleted.
   */
  public static void unpackInto(Path folder) {
    try {
      System.setProperty(PROPERTY, Files.createDirectories(folder).toString());
      sweep(folder);
    } catch (IOException elsewhere) {
      // The log is not open yet; opening a journal says what is in the way.
      System.clearProperty(PROPERTY);
    }
  }

  private static void sweep(Path folder) throws IOException {
    Instant longAgo = Instant.now().minus(UNPACKING);
    try (DirectoryStream<Path> unpacked = Files.newDirectoryStream(folder, "sqlite-*")) {
      for (Path file : unpacked) {
        if (Files.getLastModifiedTime(file).toInstant().isBefore(longAgo)) {
          delete(file);
        }
      }
    }
  }

  /** Another window may use it: Windows keeps it then, and elsewhere that window does not mind. */
  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException used) {
      // It is deleted by a later start.
    }
  }
}
