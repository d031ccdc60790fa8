package oklahoma.client.text;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A language of the program.
 *
 * @param tag its IETF tag, such as {@code bg}, which ends the names of its bundles
 * @param name its name in the language itself
 */
public record Language(String tag, String name) {

  /** The language that has every text; other languages fall back to it. */
  public static final Language ENGLISH = new Language("en", "English");

  /** All languages, in the order of the menu; the file {@code languages.properties} names them. */
  public static List<Language> all() {
    Stream<Language> others =
        Bundle.read("languages").entrySet().stream()
            .map(entry -> new Language(entry.getKey(), entry.getValue()));
    return Stream.concat(Stream.of(ENGLISH), others.sorted((a, b) -> a.tag.compareTo(b.tag)))
        .toList();
  }

  /** The language for a tag, which may have a region; English if the program does not have it. */
  public static Language of(String tag) {
    String wanted = Locale.forLanguageTag(tag).getLanguage();
    return all().stream()
        .filter(language -> language.tag.equals(wanted))
        .findFirst()
        .orElse(ENGLISH);
  }

  @Override
  public String toString() {
    return name;
  }
}
