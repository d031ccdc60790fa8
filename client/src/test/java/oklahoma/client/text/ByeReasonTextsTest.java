package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import oklahoma.protocol.messages.ByeReason;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every goodbye of a host has a sentence of its own, in every language, on every screen that shows
 * it.
 */
class ByeReasonTextsTest {

  static List<Language> languages() {
    return Language.all();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyGoodbyeIsExplained(Language language) {
    explained(Bundle.of("lobby", language), "lobby.ended.");
    explained(Bundle.of("join", language), "join.sent-away.");
  }

  private static void explained(Map<String, String> texts, String prefix) {
    List<String> keys =
        Stream.of(ByeReason.values()).map(reason -> prefix + reason.name()).toList();
    assertThat(texts).containsKeys(keys.toArray(String[]::new));
    assertThat(keys.stream().map(texts::get)).doesNotHaveDuplicates().noneMatch(String::isBlank);
  }
}
