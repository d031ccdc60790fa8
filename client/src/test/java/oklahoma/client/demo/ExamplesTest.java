package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.record.MatchFacts;
import org.junit.jupiter.api.Test;

/** Made-up matches have points that could be those of real ones. */
class ExamplesTest {
  private static final int TARGET = 100;

  private final Texts texts = new Texts(Language.ENGLISH);

  @Test
  void theWinnerHasTheBestTotalByTheRulesOfTheMatch() {
    for (PlayedMatch match : new ExampleReplays(texts).matches()) {
      List<Integer> points = match.facts().seats().stream().map(MatchFacts.OfSeat::points).toList();
      boolean highest = highestWins(match.rules());
      int best = highest ? Collections.max(points) : Collections.min(points);
      assertThat(match.facts().seats())
          .as(match.toString())
          .allSatisfy(seat -> assertThat(seat.rank() == 1).isEqualTo(seat.points() == best));
      assertThat(!highest || points.stream().filter(each -> each >= TARGET).count() == 1)
          .as(match.toString())
          .isTrue();
    }
  }

  @Test
  void noUnfinishedMatchHasAWinner() {
    List<Integer> totals =
        new ExampleMatches(texts)
            .unfinished().stream()
                .filter(match -> highestWins(match.rules()))
                .flatMap(match -> match.standing().stream())
                .flatMap(standing -> standing.totals().stream())
                .toList();
    assertThat(totals).isNotEmpty().allMatch(total -> total < TARGET);
  }

  private static boolean highestWins(Rules rules) {
    return rules instanceof GinRules gin && gin.scoring() != GinRules.Scoring.PENALTIES;
  }
}
