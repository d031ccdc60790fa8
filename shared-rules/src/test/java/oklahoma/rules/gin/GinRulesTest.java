package oklahoma.rules.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The parameters, their ranges and the rule sheets. */
class GinRulesTest {

  @ParameterizedTest
  @CsvSource({
    "CLASSIC, 2, OFFER_THEN_OPPONENT_DRAWS, UP_CARD, EQUAL_OR_LESS, DIFFERENCE, 10, WINNER",
    "SHEET_BG, 2, OFFER_THEN_DEALER_DRAWS, UP_CARD, EQUAL_OR_LESS, DIFFERENCE, 10, WINNER",
    "SHEET_101, 2, OFFER_THEN_OPPONENT_DRAWS, UP_CARD, EQUAL_OR_LESS, DIFFERENCE, 10, WINNER",
    "AWARDS, 2, OPEN, UP_CARD, EQUAL_OR_LESS, AWARDS, 20, WINNER_OF_TWO",
    "AWARDS, 3, OPEN, UP_CARD, EQUAL_OR_LESS, AWARDS, 20, WINNER_OF_TWO",
    "AWARDS, 4, OPEN, UP_CARD, EQUAL_OR_LESS, AWARDS, 20, WINNER_OF_TWO",
    "ROYAL, 2, OPEN, BELOW_UP_CARD, LESS, PENALTIES, 25, WINNER_OF_TWO",
    "ROYAL, 4, OPEN, BELOW_UP_CARD, LESS, PENALTIES, 25, WINNER_OF_TWO"
  })
  void theSheets(
      GinPreset sheet,
      int seats,
      GinRules.FirstTurn firstTurn,
      GinRules.KnockLimit limit,
      GinRules.Undercut undercut,
      GinRules.Scoring scoring,
      int undercutBonus,
      GinRules.NextDealer dealer) {
    GinRules rules = sheet.rules(seats);
    assertThat(rules.seats()).isEqualTo(seats);
    assertThat(rules.cardsEach()).isEqualTo(seats == 2 ? 10 : 7);
    assertThat(rules.firstTurn()).isEqualTo(firstTurn);
    assertThat(rules.knockLimit()).isEqualTo(limit);
    assertThat(rules.undercut()).isEqualTo(undercut);
    assertThat(rules.scoring()).isEqualTo(scoring);
    assertThat(rules.undercutBonus()).isEqualTo(undercutBonus);
    assertThat(rules.nextDealer()).isEqualTo(dealer);
    assertThat(rules.ginBonus()).isEqualTo(25);
    assertThat(rules.layOffs()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"CLASSIC, 2", "SHEET_BG, 2", "SHEET_101, 2", "AWARDS, 4", "ROYAL, 4"})
  void aSheetIsTheSameForEveryNumberOfSeats(GinPreset sheet, int most) {
    GinRules ofTwo = sheet.rules(2);
    assertThat(ofTwo.mostSeats()).isEqualTo(most);
    for (int seats = 2; seats <= most; seats++) {
      assertThat(ofTwo.seated(seats)).contains(sheet.rules(seats));
    }
  }

  @Test
  void theSheetsEndAsTheySay() {
    assertThat(Arrays.stream(GinPreset.values()).map(sheet -> sheet.rules(2).end()))
        .containsExactly(
            new MatchEnd.Target(100, false),
            new MatchEnd.Target(100, false),
            new MatchEnd.Target(100, true),
            new MatchEnd.Rounds(5, false),
            new MatchEnd.Rounds(3, false));
    assertThat(Arrays.stream(GinPreset.values()).map(sheet -> sheet.rules(2).buyIn()))
        .filteredOn(OptionalInt::isPresent)
        .containsExactly(OptionalInt.of(100));
  }

  @ParameterizedTest
  @EnumSource
  void everySwitchIsOffAtFirst(GinPreset sheet) {
    GinRules rules = sheet.rules(sheet.mostSeats());
    List<Boolean> switches =
        List.of(
            rules.aceUpGinOnly(),
            rules.spadesDouble(),
            rules.bigGin(),
            rules.ownInFull(),
            rules.undercutSurcharge(),
            rules.ginSurcharge(),
            rules.hollywood(),
            rules.returnTaken(),
            rules.roundTheCorner());
    assertThat(switches).containsOnly(false);
    assertThat(rules.box()).isEmpty();
    assertThat(rules.turnSeconds()).isEmpty();
    assertThat(rules.gameBonus()).isEqualTo(GinRules.GameBonus.NONE);
    assertThat(rules.stockEnd()).isEqualTo(GinRules.StockEnd.TWO_LEFT);
    assertThat(rules.draft().rules()).isEqualTo(rules);
    assertThat(rules.draft().faults()).isEmpty();
  }

  private static Arguments refused(
      GinRulesFault fault, GinPreset sheet, UnaryOperator<GinDraft> change) {
    return Arguments.of(fault, sheet, change);
  }

  static Stream<Arguments> wrong() {
    GinPreset classic = GinPreset.CLASSIC;
    GinPreset awards = GinPreset.AWARDS;
    GinPreset royal = GinPreset.ROYAL;
    return Stream.of(
        refused(GinRulesFault.SEATS, awards, draft -> draft.seats(1)),
        refused(GinRulesFault.SEATS, awards, draft -> draft.seats(5)),
        refused(GinRulesFault.GIN_BONUS, classic, draft -> draft.ginBonus(24)),
        refused(GinRulesFault.UNDERCUT_BONUS, classic, draft -> draft.undercutBonus(15)),
        refused(GinRulesFault.BOX, classic, draft -> draft.box(OptionalInt.of(21))),
        refused(GinRulesFault.TARGET, classic, draft -> draft.end(new MatchEnd.Target(49, true))),
        refused(GinRulesFault.TARGET, classic, draft -> draft.end(new MatchEnd.Target(501, true))),
        refused(GinRulesFault.ROUNDS, royal, draft -> draft.end(new MatchEnd.Rounds(0, true))),
        refused(GinRulesFault.ROUNDS, royal, draft -> draft.end(new MatchEnd.Rounds(21, true))),
        refused(GinRulesFault.BUY_IN, royal, draft -> draft.buyIn(OptionalInt.of(0))),
        refused(GinRulesFault.BUY_IN, royal, draft -> draft.buyIn(OptionalInt.of(10_001))),
        refused(GinRulesFault.TURN_SECONDS, royal, draft -> draft.turnSeconds(OptionalInt.of(14))),
        refused(GinRulesFault.TURN_SECONDS, royal, draft -> draft.turnSeconds(OptionalInt.of(301))),
        refused(
            GinRulesFault.LAY_OFF_SECONDS, royal, draft -> draft.layOffSeconds(OptionalInt.of(4))),
        refused(
            GinRulesFault.LAY_OFF_SECONDS,
            royal,
            draft -> draft.layOffSeconds(OptionalInt.of(301))),
        refused(GinRulesFault.OFFER_OF_SEVERAL, classic, draft -> draft.seats(3)),
        refused(
            GinRulesFault.POOL_WITHOUT_PENALTIES,
            awards,
            draft -> draft.buyIn(OptionalInt.of(100))),
        refused(
            GinRulesFault.SURCHARGE_WITHOUT_PENALTIES, classic, draft -> draft.ginSurcharge(true)),
        refused(
            GinRulesFault.SURCHARGE_WITHOUT_PENALTIES,
            awards,
            draft -> draft.undercutSurcharge(true)),
        refused(GinRulesFault.FULL_WITHOUT_PENALTIES, awards, draft -> draft.ownInFull(true)),
        refused(
            GinRulesFault.BOX_WITHOUT_DIFFERENCE, awards, draft -> draft.box(OptionalInt.of(20))),
        refused(
            GinRulesFault.GAME_BONUS_WITHOUT_DIFFERENCE,
            royal,
            draft -> draft.gameBonus(GinRules.GameBonus.HUNDRED)),
        refused(GinRulesFault.HOLLYWOOD_WITHOUT_DIFFERENCE, royal, draft -> draft.hollywood(true)),
        refused(
            GinRulesFault.TARGET_WITHOUT_DIFFERENCE,
            royal,
            draft -> draft.end(new MatchEnd.Target(100, false))),
        refused(
            GinRulesFault.HOLLYWOOD_OF_SEVERAL,
            classic,
            draft -> draft.firstTurn(GinRules.FirstTurn.OPEN).seats(3).hollywood(true)));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void whatCannotBePlayedIsRefusedWithItsReason(
      GinRulesFault fault, GinPreset sheet, UnaryOperator<GinDraft> change) {
    GinDraft draft = change.apply(sheet.rules(2).draft());
    assertThat(draft.faults()).containsExactly(fault);
    assertThatThrownBy(draft::rules)
        .isInstanceOfSatisfying(
            GinRulesRefused.class, refused -> assertThat(refused.faults()).containsExactly(fault));
  }

  @Test
  void everyFaultIsTested() {
    assertThat(wrong().map(arguments -> arguments.get()[0]).distinct())
        .containsExactlyInAnyOrder((Object[]) GinRulesFault.values());
  }

  @Test
  void allFaultsAreTold() {
    GinDraft draft = GinPreset.CLASSIC.rules(2).draft().seats(4).hollywood(true).ginBonus(0);
    assertThat(draft.faults())
        .containsExactly(
            GinRulesFault.GIN_BONUS,
            GinRulesFault.OFFER_OF_SEVERAL,
            GinRulesFault.HOLLYWOOD_OF_SEVERAL);
  }
}
