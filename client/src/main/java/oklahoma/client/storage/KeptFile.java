package oklahoma.client.storage;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A small file of names and values, in which earlier versions kept what they were given. It is only
 * read. A damaged file is renamed; one that cannot be read is left as it is.
 */
public final class KeptFile {
  private static final Logger LOG = LoggerFactory.getLogger(KeptFile.class);
  private static final String FORMAT = "format";
  private static final String THIS_FORMAT = "1";

  private final Path path;

  /** What came of reading it. */
  public sealed interface Reading {
    /** There is none. */
    record Absent() implements Reading {}

    /** Its values have been taken. */
    record Taken() implements Reading {}

    /**
     * It was damaged.
     *
     * @param aside where it is now
     */
    record Damaged(Path aside, Exception why) implements Reading {}

    /** The system does not let the program read it; it may be in order. */
    record Unreadable(Path file, IOException why) implements Reading {}
  }

  /** The file at this path; it need not exist. */
  public KeptFile(Path path) {
    this.path = path;
  }

  /**
   * Reads the file.
   *
   * @param taker gets the values; throws {@link IllegalArgumentException} if it cannot use them
   */
  public Reading load(Consumer<Map<String, String>> taker) {
    try {
      taker.accept(values(Files.readString(path)));
      return new Reading.Taken();
    } catch (NoSuchFileException | NotDirectoryException absent) {
      return new Reading.Absent();
    } catch (CharacterCodingException | IllegalArgumentException damage) {
      LOG.warn("{} is damaged", path, damage);
      return new Reading.Damaged(aside(), damage);
    } catch (IOException failure) {
      LOG.warn("{} cannot be read", path, failure);
      return new Reading.Unreadable(path, failure);
    }
  }

  private static Map<String, String> values(String text) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(text));
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
  public static Path free(Path path) {
    Path free = path;
    for (int n = 1; Files.exists(free); n++) {
      free = path.resolveSibling(path.getFileName() + ".damaged-" + n);
    }
    return free;
  }
}
