package oklahoma.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The location of an open database's files. If somebody deletes, moves or replaces one of them,
 * SQLite would go on writing to the old file, which nobody finds again.
 *
 * @param files by what the system knows each of them; none where an open file cannot go, as on
 *     Windows
 */
public record DatabaseFiles(Map<Path, Object> files) {
  public DatabaseFiles {
    files = Map.copyOf(files);
  }

  /** The files that are there now. */
  public static DatabaseFiles of(Iterable<Path> parts) {
    Map<Path, Object> files = new HashMap<>();
    for (Path part : parts) {
      key(part).ifPresent(key -> files.put(part, key));
    }
    return new DatabaseFiles(files);
  }

  /**
   * Looks whether they are still the same.
   *
   * @throws SQLException if not
   */
  public void check() throws SQLException {
    for (Map.Entry<Path, Object> file : files.entrySet()) {
      if (!key(file.getKey()).equals(Optional.of(file.getValue()))) {
        throw new SQLException(file.getKey() + " has been deleted, moved or replaced");
      }
    }
  }

  private static Optional<Object> key(Path file) {
    try {
      return Optional.ofNullable(Files.readAttributes(file, BasicFileAttributes.class).fileKey());
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
