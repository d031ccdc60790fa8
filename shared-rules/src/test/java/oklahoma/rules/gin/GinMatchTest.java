package oklahoma.rules.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.OptionalInt;
import oklahoma.rules.Deal;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomGin;
import oklahoma.rules.gin.GinResult.Call;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Matches: dealers, rounds, ends and ties. */
class GinMatchTest {

  @ParameterizedTest
  @EnumSource(names = {"CLASSIC", "SHEET_BG"})
  @DisplayName("Y-56: 88 + 12 = 100 wins the match")
  void aHundredWins(GinPreset sheet) {
    GinMatch match = match(sheet.rules(2)).with(knock(Seat.A, 2, 90)).with(knock(Seat.A, 4, 16));
    assertThat(match.standing().deals()).containsExactly(List.of(88, 0), List.of(12, 0));
    assertThat(match.over()).isTrue();
    assertThat(match.standing().leaders()).containsExactly(Seat.A);
    assertThatIllegalArgumentException().isThrownBy(() -> match.next(match.pack()));
  }

  @Test
  @DisplayName("A score follows the earlier ones of its match")
  void aScoreFollows() {
    GinMatch one = match(GinPreset.CLASSIC.rules(2)).with(knock(Seat.A, 2, 20));
    Standing two = one.with(knock(Seat.B, 30, 4)).standing();
    assertThat(two.follows(one.standing())).isTrue();
    assertThat(two.follows(two)).isTrue();
    assertThat(one.standing().follows(two)).isFalse();
    Standing other = match(GinPreset.CLASSIC.rules(2)).with(knock(Seat.A, 2, 21)).standing();
    assertThat(two.follows(other)).isFalse();
  }

  @Test
  @DisplayName("sheet-101: a hundred points must be passed")
  void aHundredIsNotEnough() {
    GinMatch match = match(GinPreset.SHEET_101.rules(2)).with(knock(Seat.A, 2, 90));
    assertThat(match.with(knock(Seat.A, 4, 16)).over()).isFalse();
    assertThat(match.with(knock(Seat.A, 4, 17)).over()).isTrue();
  }

  @Test
  @DisplayName("G-20: an undercutter can win the match")
  void anUndercutterCanWin() {
    GinMatch match =
        match(GinPreset.CLASSIC.rules(2)).with(knock(Seat.B, 93, 2)).with(knock(Seat.A, 5, 5));
    assertThat(match.standing().totals()).containsExactly(0, 101);
    assertThat(match.over()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(names = {"CLASSIC", "SHEET_BG", "SHEET_101"})
  @DisplayName("Y-59: the winner of the round deals, the undercutter after an undercut")
  void theWinnerDeals(GinPreset sheet) {
    GinMatch match = match(sheet.rules(2));
    assertThat(match.dealer()).isEqualTo(Seat.A);
    assertThat(match.with(knock(Seat.B, 20, 4)).dealer()).isEqualTo(Seat.B);
    assertThat(match.with(knock(Seat.B, 2, 4)).dealer()).isEqualTo(Seat.A);
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("Y-60: a void deal is dealt again by the same dealer and is no round")
  void aVoidDealIsNoRound(GinPreset sheet) {
    GinMatch match = match(sheet.rules(2)).with(GinResults.annulled(Seat.A));
    assertThat(match.dealer()).isEqualTo(Seat.A);
    assertThat(match.round()).isEqualTo(1);
    assertThat(match.standing().deals()).containsExactly(List.of(0, 0));
    assertThat(match.standing().rounds()).isZero();
    assertThat(match.with(knock(Seat.B, 20, 4)).round()).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource(names = {"AWARDS", "ROYAL"})
  @DisplayName("G-12: where the rounds are counted a void deal is none of them")
  void aVoidDealEndsNoMatch(GinPreset sheet) {
    GinMatch match =
        match(sheet.rules(2).with(new MatchEnd.Rounds(2, false)))
            .with(knock(Seat.A, 4, 20))
            .with(GinResults.annulled(Seat.A));
    assertThat(match.over()).isFalse();
    assertThat(match.with(knock(Seat.A, 4, 20)).over()).isTrue();
  }

  @Test
  @DisplayName("First round without clocks: until a round has counted")
  void theFirstRoundMayHaveNoClocks() {
    GinRules timed =
        GinPreset.CLASSIC
            .rules(2)
            .with(new GinRules.Clocks(OptionalInt.of(60), OptionalInt.of(20)));
    GinMatch patient = match(timed.with(GinSwitch.FIRST_ROUND_UNTIMED, true));
    Deal deal = patient.next(patient.pack());
    assertThat(match(timed).timeLimit(deal)).hasValue(60);
    assertThat(patient.timeLimit(deal)).isEmpty();
    assertThat(patient.with(GinResults.annulled(Seat.A)).timeLimit(deal)).isEmpty();
    assertThat(patient.with(knock(Seat.A, 2, 4)).timeLimit(deal)).hasValue(60);
  }

  @Test
  @DisplayName("Next dealer: left, loser, and with several seats the left neighbour")
  void theNextDealer() {
    GinRules awards = GinPreset.AWARDS.rules(3);
    GinResult aWins = result(Call.KNOCK, Seat.A, 5, 12, 20);
    assertThat(match(awards).with(aWins).dealer()).isEqualTo(Seat.B);
    GinRules loser = awards.with(GinRules.NextDealer.LOSER);
    assertThat(match(loser).with(aWins).dealer()).isEqualTo(Seat.C);
    GinResult tied = result(Call.KNOCK, Seat.A, 5, 12, 12);
    assertThat(match(loser).with(tied).dealer()).isEqualTo(Seat.B);
    GinRules royal = GinPreset.ROYAL.rules(3).with(GinRules.NextDealer.LOSER);
    assertThat(match(royal).with(aWins).dealer()).as("most penalty points").isEqualTo(Seat.C);
    GinMatch ofTwo = match(GinPreset.AWARDS.rules(2));
    assertThat(ofTwo.with(knock(Seat.A, 4, 20)).dealer()).isEqualTo(Seat.A);
    GinRules winner = awards.with(GinRules.NextDealer.WINNER);
    GinResult bothUndercut = result(Call.KNOCK, Seat.B, 3, 8, 3);
    assertThat(match(winner).with(bothUndercut).dealer()).isEqualTo(Seat.C);
    GinRules two = GinPreset.CLASSIC.rules(2).with(GinRules.NextDealer.LEFT);
    assertThat(match(two).with(knock(Seat.A, 4, 20)).dealer()).isEqualTo(Seat.B);
    GinRules dealing = GinPreset.CLASSIC.rules(2).with(GinRules.NextDealer.LOSER);
    assertThat(match(dealing).with(knock(Seat.A, 4, 20)).dealer()).isEqualTo(Seat.B);
    GinRules level =
        dealing.with(new GinRules.Knocking(GinRules.KnockLimit.UP_CARD, GinRules.Undercut.LESS));
    GinResult levelAgainstDealer =
        GinResults.called(Seat.B, "6d", Seat.A, Call.KNOCK, List.of(5, 5));
    assertThat(match(level).with(levelAgainstDealer).dealer()).isEqualTo(Seat.B);
  }

  @Test
  @DisplayName("Y-61: equal totals after the last round are shared, or one more is played")
  void equalTotals() {
    GinRules awards = GinPreset.AWARDS.rules(2).with(new MatchEnd.Rounds(2, false));
    GinRules extra = awards.with(new MatchEnd.Rounds(2, true));
    GinResult a = result(Call.KNOCK, Seat.A, 4, 23);
    GinResult b = result(Call.KNOCK, Seat.B, 23, 4);
    GinMatch shared = match(awards).with(a).with(b);
    assertThat(shared.over()).isTrue();
    assertThat(shared.standing().places())
        .containsExactly(new Standing.Place(1, Seat.A), new Standing.Place(1, Seat.B));
    GinMatch tied = match(extra).with(a).with(b);
    assertThat(tied.over()).isFalse();
    assertThat(tied.with(GinResults.annulled(tied.dealer())).over()).isFalse();
    assertThat(tied.with(a).over()).isTrue();
    assertThat(tied.with(a).standing().leaders()).containsExactly(Seat.A);
  }

  @Test
  @DisplayName("Y-73: royal pays the pool by the lowest penalties")
  void theLowestPenaltiesWin() {
    GinMatch match =
        match(GinPreset.ROYAL.rules(4))
            .with(result(Call.GIN, Seat.A, 0, 20, 30, 31))
            .with(result(Call.GIN, Seat.A, 0, 20, 31, 31));
    GinMatch over = match.with(result(Call.GIN, Seat.B, 12, 0, 0, 0));
    assertThat(over.standing().totals()).containsExactly(12, 40, 61, 62);
    assertThat(over.over()).isTrue();
    int buyIn = over.rules().pool().buyIn().orElseThrow();
    assertThat(PrizePool.shares(over.standing().totals(), buyIn)).containsExactly(301, 95, 4, 0);
    assertThat(over.standing().leaders()).containsExactly(Seat.A);
  }

  @Test
  @DisplayName("Hollywood: most of the three games wins, then the points")
  void mostGamesWin() {
    GinRules rules =
        GinPreset.CLASSIC
            .rules(2)
            .with(GinSwitch.HOLLYWOOD, true)
            .with(new MatchEnd.Target(50, false));
    // A's first round decides game 1; B takes the others with fewer points.
    GinMatch match =
        match(rules)
            .with(knock(Seat.A, 1, 150))
            .with(knock(Seat.B, 21, 1))
            .with(knock(Seat.B, 53, 2))
            .with(knock(Seat.B, 52, 1));
    assertThat(match.over()).isTrue();
    assertThat(match.tally().gamesWon(Seat.B)).isEqualTo(2);
    assertThat(match.standing().totals().getFirst()).isEqualTo(149);
    assertThat(match.standing().leaders()).containsExactly(Seat.B);
  }

  @Test
  @DisplayName("A match takes its own finished deals only")
  void aMatchTakesItsOwnDealsOnly() {
    for (long seed = 0; seed < 20; seed++) {
      RandomDeal<Gin> played = RandomGin.deal(2 + (int) seed % 3, seed);
      Gin end = played.end();
      GinMatch match = GinMatch.of(end.rules(), end.dealer());
      assertThatIllegalArgumentException().isThrownBy(() -> match.after(played.start()));
      Match after = match.after(end);
      assertThat(((GinMatch) after).results()).containsExactly(end.result());
      GinMatch other = GinMatch.of(end.rules(), end.dealer().next(end.rules().seats()));
      assertThatIllegalArgumentException().isThrownBy(() -> other.after(end));
    }
  }

  private static GinMatch match(GinRules rules) {
    return GinMatch.of(rules, Seat.A);
  }

  private static GinResult knock(Seat caller, Integer... deadwood) {
    return result(Call.KNOCK, caller, deadwood);
  }

  private static GinResult result(Call call, Seat caller, Integer... deadwood) {
    return GinResults.called("6d", caller, call, List.of(deadwood));
  }
}
