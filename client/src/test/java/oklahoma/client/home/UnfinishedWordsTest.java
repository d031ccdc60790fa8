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

/** How far a match has come that can go on. */
class UnfinishedWordsTest {
  @Test
  void theLastHandIsPlayedAgainAfterATie() {
    Rules rules = OklahomaRules.standard(2);
    assertThat(title(rules, Collections.nCopies(4, List.of(0, 20))))
        .isEqualTo("Oklahoma, hand 5 of 5");
    assertThat(title(rules, Collections.nCopies(5, List.of(0, 20))))
        .isEqualTo("Oklahoma, hand 5 of 5");
  }

  @Test
  void aVoidRoundDoesNotCount() {
    List<List<Integer>> deals = List.of(List.of(0, 20), List.of(0, 0));
    Standing standing = new Standing(deals, Set.of(1), List.of(0, 20), List.of(), false);
    assertThat(title(GinPreset.ROYAL.rules(2), standing)).isEqualTo("Oklahoma Gin, Royal: round 2");
  }

  private static String title(Rules rules, List<List<Integer>> deals) {
    return title(rules, new Standing(deals, List.of(0, 0), List.of(), false));
  }

  private static String title(Rules rules, Standing standing) {
    Unfinished match =
        new Unfinished(
            Optional.empty(),
            rules,
            Optional.of(standing),
            List.of("North", "East"),
            Optional.of(Seat.A),
            Instant.EPOCH);
    return new UnfinishedWords(new Texts(Language.ENGLISH), match).title();
  }
}
