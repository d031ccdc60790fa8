package oklahoma.client.text;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A language that the program speaks.
 *
 * @param tag its IETF tag, such as {@code bg}: the ending of its bundles' names
 * @param name what its speakers call it
 */
public record Language(String tag, String name) {

  /** The language in which every text exists; others fall back to it. */
  public static final Language ENGLISH = new Language("en", "English");

  /** All languages, in the order of the menu; the file {@code languages.properties} names them. */
  public static List<Language> all() {
    Stream<Language> others =
        Bundle.read("languages").entrySet().stream()
            .map(entry -> new Language(entry.getKey(), entry.getValue()));
    return Stream.concat(Stream.of(ENGLISH), others.sorted((a, b) -> a.tag.compareTo(b.tag)))
        .toList();
  }

  /**
   * The language with this tag, or of this locale's tag; English if the program has no such
   * language.
   */
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
