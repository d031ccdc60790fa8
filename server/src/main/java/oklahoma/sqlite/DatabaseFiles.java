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
 * @param files the system's key of each file; none on Windows, where nobody can move an open file
 */
public record DatabaseFiles(Map<Path, Object> files) {
  public DatabaseFiles {
    files = Map.copyOf(files);
  }

  /** The present identity of these files. */
  public static DatabaseFiles of(Iterable<Path> parts) {
    Map<Path, Object> files = new HashMap<>();
    for (Path part : parts) {
      key(part).ifPresent(key -> files.put(part, key));
    }
    return new DatabaseFiles(files);
  }

  /**
   * Checks that the files are still the same.
   *
   * @throws SQLException if they are not
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
