package oklahoma.client.storage;

import java.nio.file.Files;
import java.nio.file.Path;

/** The names of damaged files, which stay beside their replacements. */
public final class DamagedFile {

  private DamagedFile() {}

  /** An unused name beside the damaged file. */
  public static Path free(Path path) {
    Path free = path;
    for (int n = 1; Files.exists(free); n++) {
      free = path.resolveSibling(path.getFileName() + ".damaged-" + n);
    }
    return free;
  }
}
