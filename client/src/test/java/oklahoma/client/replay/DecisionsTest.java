package oklahoma.client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.bot.advice.MoveAdvice;
import oklahoma.bot.advice.MoveAdvisor;
import oklahoma.bot.advice.View;
import oklahoma.bot.search.Budget;
import oklahoma.client.replay.review.Decision;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is looked at when a match is reviewed. */
class DecisionsTest {
  private static final int ENOUGH = 60;
  private static final MoveAdvisor QUICK = new MoveAdvisor(new Budget.Samples(1), 1);

  static Stream<MatchRecord> matches() {
    MatchRecord two =
        RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of("North", "South"), 5).record();
    return Stream.concat(Stream.of(two), Matches.both());
  }

  @ParameterizedTest
  @MethodSource("matches")
  void everyMoveThatWasMadeCanBeComparedWithOthers(MatchRecord match) {
    List<Decision> decisions =
        MatchMoments.of(match).decisions(Seat.B).stream().limit(ENOUGH).toList();
    assertThat(decisions)
        .isNotEmpty()
        .allSatisfy(decision -> {
          View view =
              new View(
                  decision.deal(),
                  decision.soFar(),
                  decision.me(),
                  decision.before(),
                  decision.earlier());
          MoveAdvice appraisal =
              QUICK.of(view, List.of(decision.made()), () -> false).orElseThrow();
          assertThat(appraisal.options())
              .extracting(MoveAdvice.Option::move)
              .contains(decision.made());
        });
  }

  @ParameterizedTest
  @MethodSource("matches")
  void theScoreAndTheDealsAreThoseBeforeTheDeal(MatchRecord match) {
    MatchMoments moments = MatchMoments.of(match);
    boolean gin = match.rules() instanceof GinRules;
    assertThat(moments.decisions(Seat.A))
        .allSatisfy(decision -> {
          assertThat(decision.before().deals()).hasSize(moments.at(decision.at()).deal());
          assertThat(decision.earlier()).hasSize(gin ? moments.at(decision.at()).deal() : 0);
          assertThat(decision.round()).isEqualTo(moments.at(decision.at()).deal() + 1);
        });
  }

  /** O-15: answers are no moments of a replay, and yet they were decided. */
  @Test
  void ofOklahomaEveryKindOfMoveIsLookedAt() {
    assertThat(MatchMoments.of(Matches.oklahoma()).decisions(Seat.A))
        .map(Decision::made)
        .hasAtLeastOneElementOfType(Move.Draw.class)
        .hasAtLeastOneElementOfType(Move.Claim.class)
        .hasAtLeastOneElementOfType(Move.Pass.class)
        .hasAtLeastOneElementOfType(Move.Discard.class)
        .hasAtLeastOneElementOfType(Move.LayDown.class);
  }
}
