package oklahoma.client.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/** Reads the bundles beside this class, each file once. */
final class Bundle {
  private static final Map<String, Map<String, String>> READ = new ConcurrentHashMap<>();

  private Bundle() {}

  /**
   * The texts of a subject in a language. A language may have one file for all subjects; its file
   * for this subject has precedence.
   */
  static Map<String, String> of(String subject, Language language) {
    if (language.equals(Language.ENGLISH)) {
      return read(subject);
    }
    Map<String, String> texts = new HashMap<>(read("all_" + language.tag()));
    texts.keySet().removeIf(key -> !key.startsWith(subject + "."));
    texts.putAll(read(subject + "_" + language.tag()));
    return Map.copyOf(texts);
  }

  /** The texts in a file; empty if there is no such file. */
  static Map<String, String> read(String file) {
    return READ.computeIfAbsent(file, Bundle::load);
  }

  private static Map<String, String> load(String file) {
    try (InputStream in = Bundle.class.getResourceAsStream(file + ".properties")) {
      return in == null ? Map.of() : parse(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> parse(Reader reader) throws IOException {
    Properties properties = new Properties();
    properties.load(reader);
    Map<String, String> texts = new HashMap<>();
    properties.forEach((key, text) -> texts.put((String) key, (String) text));
    return Map.copyOf(texts);
  }
}
