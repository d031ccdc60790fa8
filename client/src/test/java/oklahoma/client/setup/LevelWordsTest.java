package oklahoma.client.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LevelWordsTest {
  static List<Language> languages() {
    return Language.all();
  }

  /** In gin there are neither contracts nor claims. */
  @ParameterizedTest
  @MethodSource("languages")
  void noLevelOfGinPromisesWhatOnlyOklahomaHas(Language language) {
    Texts texts = new Texts(language);
    assertThat(levels(texts, Game.GIN))
        .hasSize(BotLevel.values().length)
        .noneMatch(words -> words.matches(".*(contract|claim|договор|извън ред).*"));
    assertThat(levels(texts, Game.OKLAHOMA))
        .anyMatch(words -> words.matches(".*(contract|договор).*"));
  }

  private static Stream<String> levels(Texts texts, Game game) {
    return Arrays.stream(BotLevel.values()).map(level -> LevelWords.of(texts, level, game));
  }
}
