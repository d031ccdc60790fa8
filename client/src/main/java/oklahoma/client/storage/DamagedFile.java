package oklahoma.client.storage;

import java.nio.file.Files;
import java.nio.file.Path;

/** A file that is damaged and makes room for a fresh one. */
public final class DamagedFile {

  private DamagedFile() {}

  /** Where a damaged file can be put aside, so that nothing else is in the way. */
  public static Path free(Path path) {
    Path free = path;
    for (int n = 1; Files.exists(free); n++) {
      free = path.resolveSibling(path.getFileName() + ".damaged-" + n);
    }
    return free;
  }
}
