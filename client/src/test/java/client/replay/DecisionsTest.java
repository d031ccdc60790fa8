package client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import host.bot.Appraisal;
import host.bot.Appraiser;
import host.bot.Budget;
import host.bot.View;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rules.Move;
import rules.Seat;
import rules.fixture.RandomMatch;
import rules.gin.GinPreset;
import rules.notation.MatchRecord;

/** What is looked at when a match is reviewed. */
class DecisionsTest {
  private static final int ENOUGH = 60;
  private static final Appraiser QUICK = new Appraiser(new Budget.Samples(1), 1);

  static Stream<MatchRecord> matches() {
    MatchRecord two =
        RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of("North", "South"), 5).record();
    return Stream.concat(Stream.of(two), Matches.both());
  }

  @ParameterizedTest
  @MethodSource("matches")
  void everyMoveThatWasMadeCanBeComparedWithOthers(MatchRecord match) {
    List<Decision> decisions = Reel.of(match).decisions(Seat.B).stream().limit(ENOUGH).toList();
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

  @ParameterizedTest
  @MethodSource("matches")
  void theScoreIsThatBeforeTheDeal(MatchRecord match) {
    Reel reel = Reel.of(match);
    assertThat(reel.decisions(Seat.A))
        .allSatisfy(decision -> {
          assertThat(decision.before().deals()).hasSize(reel.at(decision.at()).deal());
          assertThat(decision.round()).isEqualTo(reel.at(decision.at()).deal() + 1);
        });
  }

  /** O-15: answers are no moments of a replay, and yet they were decided. */
  @Test
  void ofOklahomaEveryKindOfMoveIsLookedAt() {
    assertThat(Reel.of(Matches.oklahoma()).decisions(Seat.A))
        .map(Decision::made)
        .hasAtLeastOneElementOfType(Move.Draw.class)
        .hasAtLeastOneElementOfType(Move.Claim.class)
        .hasAtLeastOneElementOfType(Move.Pass.class)
        .hasAtLeastOneElementOfType(Move.Discard.class)
        .hasAtLeastOneElementOfType(Move.LayDown.class);
  }
}
