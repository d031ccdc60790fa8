package client.app;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A small file of names and values that outlives the program and is for its user alone. A damaged
 * file is never overwritten: it is renamed, and the program goes on without it.
 */
final class KeptFile {
  private static final Logger LOG = LoggerFactory.getLogger(KeptFile.class);
  private static final String FORMAT = "format";
  private static final String THIS_FORMAT = "1";
  private static final Set<PosixFilePermission> OWNER =
      Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  private final Path path;

  /** The file at this path; it need not exist. */
  KeptFile(Path path) {
    this.path = path;
  }

  /**
   * Reads the file.
   *
   * @param taker gets the values; throws {@link IllegalArgumentException} if it cannot use them
   * @return where the file lies now, if it was damaged
   */
  Optional<Path> load(Consumer<Map<String, String>> taker) {
    if (!Files.exists(path)) {
      return Optional.empty();
    }
    try {
      taker.accept(read());
      return Optional.empty();
    } catch (IOException | IllegalArgumentException damage) {
      LOG.warn("{} is damaged: {}", path, damage.toString());
      return Optional.of(aside());
    }
  }

  /** Writes the values in place of those before: all of them or, if that fails, none. */
  void save(Map<String, String> values) {
    Map<String, String> all = new TreeMap<>(values);
    all.put(FORMAT, THIS_FORMAT);
    String text = all.entrySet().stream().map(KeptFile::line).collect(Collectors.joining());
    try {
      Files.createDirectories(path.toAbsolutePath().getParent());
      Path fresh = path.resolveSibling(path.getFileName() + ".new");
      Files.deleteIfExists(fresh);
      Files.createFile(fresh, forTheUserAlone(fresh));
      Files.writeString(fresh, text);
      replace(fresh);
    } catch (IOException e) {
      LOG.warn("cannot write {}", path, e);
    }
  }

  /** Deletes the file, if it is there. */
  void delete() {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      LOG.warn("cannot delete {}", path, e);
    }
  }

  private Map<String, String> read() throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(Files.readString(path)));
    Map<String, String> values = new TreeMap<>();
    properties.forEach((name, value) -> values.put((String) name, (String) value));
    if (!THIS_FORMAT.equals(values.remove(FORMAT))) {
      throw new IllegalArgumentException("no file of format " + THIS_FORMAT);
    }
    return values;
  }

  private Path aside() {
    try {
      return Files.move(path, free(path));
    } catch (IOException e) {
      LOG.warn("cannot rename {}", path, e);
      return path;
    }
  }

  /** Where a damaged file can be put aside, so that nothing else is in the way. */
  static Path free(Path path) {
    Path free = path;
    for (int n = 1; Files.exists(free); n++) {
      free = path.resolveSibling(path.getFileName() + ".damaged-" + n);
    }
    return free;
  }

  /** Windows gives a file the rights of its folder, which lies among the user's own. */
  private static FileAttribute<?>[] forTheUserAlone(Path file) {
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)}
        : new FileAttribute<?>[0];
  }

  private void replace(Path fresh) throws IOException {
    try {
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String line(Map.Entry<String, String> entry) {
    String value = entry.getValue().replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    String start = value.startsWith(" ") ? "\\" : "";
    return entry.getKey() + "=" + start + value + "\n";
  }
}
