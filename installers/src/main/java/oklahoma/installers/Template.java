package oklahoma.installers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Package files with placeholders such as {@code @name@}, which are filled in during packaging. */
final class Template {
  private static final Pattern WORD = Pattern.compile("@([a-z-]+)@");

  private Template() {}

  /**
   * The text of a template.
   *
   * @param name its path beside this class
   * @param words the value of each placeholder; every placeholder of the template must have one
   */
  static String filled(String name, Map<String, String> words) {
    return WORD.matcher(read(name))
        .replaceAll(found -> Matcher.quoteReplacement(word(name, found.group(1), words)));
  }

  private static String word(String name, String key, Map<String, String> words) {
    String word = words.get(key);
    if (word == null) {
      throw new IllegalArgumentException(name + " asks for " + key);
    }
    return word;
  }

  /** The text of a file beside this class, unchanged. */
  static String read(String name) {
    try (InputStream file = Template.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalArgumentException("There is no " + name);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
