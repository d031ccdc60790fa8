package oklahoma.client.storage;

import java.nio.file.Files;
import java.nio.file.Path;

/** Names for damaged files, which stay beside those that take their place. */
public final class DamagedFile {

  private DamagedFile() {}

  /** A name for a damaged file that no other file has. */
  public static Path free(Path path) {
    Path free = path;
    for (int n = 1; Files.exists(free); n++) {
      free = path.resolveSibling(path.getFileName() + ".damaged-" + n);
    }
    return free;
  }
}
