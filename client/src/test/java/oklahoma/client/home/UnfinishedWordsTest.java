package oklahoma.client.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How far a match has come that can go on. */
class UnfinishedWordsTest {
  @Test
  void theLastHandIsPlayedAgainAfterATie() {
    Rules rules = OklahomaRules.standard(2);
    assertThat(title(rules, Collections.nCopies(4, List.of(0, 20))))
        .isEqualTo("Oklahoma, hand\u00a05\u00a0of\u00a05");
    assertThat(title(rules, Collections.nCopies(5, List.of(0, 20))))
        .isEqualTo("Oklahoma, hand\u00a05\u00a0of\u00a05");
  }

  @Test
  void aVoidRoundDoesNotCount() {
    List<List<Integer>> deals = List.of(List.of(0, 20), List.of(0, 0));
    Standing standing = new Standing(deals, Set.of(1), List.of(0, 20), List.of(), false);
    assertThat(title(GinPreset.ROYAL.rules(2), standing))
        .isEqualTo("Oklahoma Gin, Royal: round\u00a02");
  }

  /** Beside large words the title breaks, but not between a number and what it counts. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "bg"})
  void noLineBeginsOrEndsWithANumber(String language) {
    Standing standing = new Standing(List.of(List.of(0, 20)), List.of(0, 0), List.of(), false);
    for (Rules rules : List.of(OklahomaRules.standard(2), GinPreset.ROYAL.rules(2))) {
      assertThat(title(Language.of(language), rules, standing)).doesNotContainPattern("\\d | \\d");
    }
  }

  private static String title(Rules rules, List<List<Integer>> deals) {
    return title(rules, new Standing(deals, List.of(0, 0), List.of(), false));
  }

  private static String title(Rules rules, Standing standing) {
    return title(Language.ENGLISH, rules, standing);
  }

  private static String title(Language language, Rules rules, Standing standing) {
    Unfinished match =
        new Unfinished(
            Optional.empty(),
            rules,
            Optional.of(standing),
            List.of("North", "East"),
            Optional.of(Seat.A),
            Instant.EPOCH);
    return new UnfinishedWords(new Texts(language), match).title();
  }
}
