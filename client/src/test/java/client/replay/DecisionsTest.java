package client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import host.bot.Appraisal;
import host.bot.Appraiser;
import host.bot.Budget;
import host.bot.View;
import java.util.List;
import org.junit.jupiter.api.Test;
import rules.Seat;
import rules.fixture.RandomMatch;
import rules.gin.GinPreset;

/** What is looked at when a match is reviewed. */
class DecisionsTest {
  private static final int ENOUGH = 60;
  private static final Appraiser QUICK = new Appraiser(new Budget.Samples(1), 1);

  private final Reel reel =
      Reel.of(RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of("North", "South"), 5).record());

  @Test
  void everyMoveThatWasMadeCanBeComparedWithOthers() {
    comparable(reel);
    comparable(Reel.of(Matches.gin()));
  }

  private static void comparable(Reel played) {
    List<Decision> decisions = played.decisions(Seat.B).stream().limit(ENOUGH).toList();
    assertThat(decisions)
        .isNotEmpty()
        .allSatisfy(decision -> {
          View view = new View(decision.deal(), decision.soFar(), decision.me(), decision.before());
          Appraisal appraisal = QUICK.of(view, List.of(decision.made()), () -> false).orElseThrow();
          assertThat(appraisal.options())
              .extracting(Appraisal.Option::move)
              .contains(decision.made());
        });
  }

  @Test
  void theScoreIsThatBeforeTheDeal() {
    assertThat(reel.decisions(Seat.A))
        .allSatisfy(decision ->
            assertThat(decision.before().deals()).hasSize(reel.at(decision.at()).deal()));
  }

  @Test
  void whereThereIsNoFigureNothingIsLookedAt() {
    assertThat(Reel.of(Matches.oklahoma()).decisions(Seat.A)).isEmpty();
  }
}
