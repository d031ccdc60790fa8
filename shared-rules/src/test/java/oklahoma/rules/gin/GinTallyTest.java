package oklahoma.rules.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinResult.Call;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games of a match: targets, boxes, bonuses, Hollywood. */
class GinTallyTest {
  private static final GinRules CLASSIC = GinPreset.CLASSIC.rules(2);

  @ParameterizedTest(name = "{0}: {1} points, over {2}")
  @DisplayName("Y-56: the target is reached, or must be passed")
  @CsvSource({
    "CLASSIC, 12, true",
    "CLASSIC, 11, false",
    "SHEET_BG, 12, true",
    "SHEET_101, 12, false",
    "SHEET_101, 13, true"
  })
  void theTarget(GinPreset sheet, int last, boolean over) {
    List<List<Integer>> deals = List.of(List.of(88, 0), List.of(last, 0));
    assertThat(GinTally.of(sheet.rules(2), deals, false).over()).isEqualTo(over);
  }

  @Test
  @DisplayName("Y-77: a shutout doubles the game bonus; boxes never count towards the target")
  void boxesAndBonuses() {
    GinRules rules =
        CLASSIC.with(
            new GinRules.EndBonuses(
                OptionalInt.of(25), GinRules.GameBonus.HUNDRED_SHUTOUT_DOUBLES));
    GinTally shutout = GinTally.of(rules, List.of(List.of(60, 0), List.of(45, 0)), false);
    assertThat(shutout.totals()).containsExactly(105, 0);
    assertThat(shutout.games().getFirst().boxes()).containsExactly(50, 0);
    assertThat(shutout.games().getFirst().bonus()).containsExactly(200, 0);
    assertThat(shutout.games().getFirst().margins()).containsExactly(355, 0);
    GinTally scored =
        GinTally.of(rules, List.of(List.of(60, 0), List.of(0, 1), List.of(45, 0)), false);
    assertThat(scored.games().getFirst().margins()).containsExactly(105 + 50 + 100, 1 + 25);
    GinRules single =
        rules.with(new GinRules.EndBonuses(rules.endBonuses().box(), GinRules.GameBonus.HUNDRED));
    GinTally bare = GinTally.of(single, List.of(List.of(100, 0)), false);
    assertThat(bare.games().getFirst().margins()).containsExactly(225, 0);
    GinTally open = GinTally.of(rules, List.of(List.of(90, 0)), false);
    assertThat(open.over()).isFalse();
    assertThat(open.games().getFirst().margins()).containsExactly(115, 0);
  }

  @Test
  @DisplayName("Hollywood: the first win counts in game 1, the second in 1 and 2, then in all")
  void hollywood() {
    GinRules rules = CLASSIC.with(GinSwitch.HOLLYWOOD, true);
    GinTally tally =
        GinTally.of(
            rules,
            List.of(List.of(10, 0), List.of(0, 20), List.of(30, 0), List.of(40, 0), List.of(0, 5)),
            false);
    assertThat(tally.games().stream().map(GinTally.Game::points))
        .containsExactly(List.of(80, 25), List.of(70, 5), List.of(40, 0));
    assertThat(tally.games().get(1).won()).containsExactly(2, 1);
    assertThat(tally.totals()).containsExactly(190, 30);
    assertThat(tally.over()).isFalse();
  }

  @Test
  @DisplayName("A round won by nothing is a round, but no box and no step of Hollywood")
  void aRoundWonByNothing() {
    GinRules rules =
        CLASSIC
            .with(new GinRules.Knocking(GinRules.KnockLimit.UP_CARD, GinRules.Undercut.LESS))
            .with(
                new GinRules.EndBonuses(
                    OptionalInt.of(25), GinRules.GameBonus.HUNDRED_SHUTOUT_DOUBLES))
            .with(GinSwitch.HOLLYWOOD, true);
    GinResult level = GinResults.called("6d", Seat.B, Call.KNOCK, List.of(5, 5));
    assertThat(RoundScores.of(rules, level))
        .isEqualTo(new RoundScore(List.of(0, 0), List.of(Seat.B)));
    GinMatch match = GinMatch.of(rules, Seat.A).with(level);
    assertThat(match.round()).as("unlike a void deal").isEqualTo(2);
    assertThat(match.dealer()).as("G-21").isEqualTo(Seat.B);
    List<List<Integer>> deals = List.of(List.of(0, 0), List.of(0, 30), List.of(0, 0));
    GinTally tally = GinTally.of(rules, deals, false);
    assertThat(tally.games().stream().map(GinTally.Game::points))
        .containsExactly(List.of(0, 30), List.of(0, 0), List.of(0, 0));
    assertThat(tally.games().getFirst().won()).containsExactly(0, 1);
    assertThat(tally.games().getFirst().margins()).containsExactly(0, 55);
    GinTally over = GinTally.of(rules, List.of(List.of(0, 0), List.of(0, 110)), false);
    assertThat(over.games().getFirst().bonus()).as("a shutout").containsExactly(0, 200);
  }

  @Test
  @DisplayName("Hollywood: each game ends by itself, and takes no more")
  void hollywoodGamesEndByThemselves() {
    GinRules rules =
        CLASSIC
            .with(GinSwitch.HOLLYWOOD, true)
            .with(
                new GinRules.EndBonuses(
                    OptionalInt.empty(), GinRules.GameBonus.HUNDRED_SHUTOUT_DOUBLES));
    List<List<Integer>> deals =
        List.of(List.of(60, 0), List.of(50, 0), List.of(0, 70), List.of(0, 40), List.of(60, 0));
    GinTally tally = GinTally.of(rules, deals, false);
    assertThat(tally.games().stream().map(GinTally.Game::points))
        .containsExactly(List.of(110, 0), List.of(110, 40), List.of(60, 0));
    assertThat(tally.games().stream().map(GinTally.Game::over)).containsExactly(true, true, false);
    assertThat(tally.gamesWon(Seat.A)).isEqualTo(2);
    assertThat(tally.games().getFirst().bonus()).containsExactly(200, 0);
    assertThat(tally.games().get(1).bonus()).containsExactly(100, 0);
    assertThat(tally.games().get(2).bonus()).containsExactly(0, 0);
  }

  @Test
  @DisplayName("G-20: a game that is shared has no bonus, and nobody has won it")
  void aSharedGame() {
    GinRules rules =
        CLASSIC
            .with(GinSwitch.HOLLYWOOD, true)
            .with(new MatchEnd.Rounds(3, false))
            .with(new GinRules.EndBonuses(OptionalInt.empty(), GinRules.GameBonus.HUNDRED));
    GinTally tally =
        GinTally.of(rules, List.of(List.of(20, 0), List.of(0, 20), List.of(5, 0)), true);
    assertThat(tally.games().stream().map(GinTally.Game::points))
        .containsExactly(List.of(25, 20), List.of(5, 0), List.of(0, 0));
    assertThat(tally.games().stream().map(GinTally.Game::bonus))
        .containsExactly(List.of(100, 0), List.of(100, 0), List.of(0, 0));
    assertThat(List.of(tally.gamesWon(Seat.A), tally.gamesWon(Seat.B))).containsExactly(2, 0);
  }

  @Test
  @DisplayName("Rounds are over when all have been played")
  void rounds() {
    GinRules rules = GinPreset.AWARDS.rules(2);
    List<List<Integer>> deals = List.of(List.of(10, -19), List.of(-3, 20));
    assertThat(GinTally.of(rules, deals, false).over()).isFalse();
    assertThat(GinTally.of(rules, deals, true).over()).isTrue();
    assertThat(GinTally.of(rules, deals, true).totals()).containsExactly(7, 1);
  }
}
