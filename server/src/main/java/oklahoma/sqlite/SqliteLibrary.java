package oklahoma.sqlite;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/**
 * Finds SQLite's native library. A package has it beside the libraries of its Java runtime.
 * Otherwise the driver unpacks it at each start, into the program's own folder, since some systems
 * run no programs from the folder for temporary files.
 */
public final class SqliteLibrary {
  /** The driver's property for the folder that has the library. */
  static final String LOADED_FROM = "org.sqlite.lib.path";

  /** The driver's property for the folder into which it unpacks the library. */
  static final String UNPACKED_INTO = "org.sqlite.tmpdir";

  private SqliteLibrary() {}

  /**
   * Lets the driver load the library of the Java runtime, or unpack it. Must be called before the
   * first database is opened.
   *
   * @param folder where it is unpacked; it is made then, and what killed programs left there goes
   * @param unpacking for how long a file there may still be needed by a program that is starting
   * @return whether it will be unpacked
   * @throws IOException if the folder cannot be made or read
   */
  public static boolean find(Path folder, Duration unpacking) throws IOException {
    return find(Path.of(System.getProperty("java.home")), folder, unpacking);
  }

  static boolean find(Path runtime, Path folder, Duration unpacking) throws IOException {
    Path libraries = runtime.resolve("lib");
    if (Files.isRegularFile(libraries.resolve(System.mapLibraryName("sqlitejdbc")))) {
      System.setProperty(LOADED_FROM, libraries.toString());
      return false;
    }
    Files.createDirectories(folder);
    sweep(folder, Instant.now().minus(unpacking));
    System.setProperty(UNPACKED_INTO, folder.toString());
    return true;
  }

  private static void sweep(Path folder, Instant longAgo) throws IOException {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "sqlite-*")) {
      for (Path file : left) {
        if (!Files.getLastModifiedTime(file).toInstant().isAfter(longAgo)) {
          delete(file);
        }
      }
    }
  }

  /**
   * Deletes a file if possible. If another program uses the file, Windows refuses; other systems
   * keep it for that program.
   */
  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException used) {
      // A later start deletes it.
    }
  }
}
