package oklahoma.rules.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    assertThat(rules.knocking().limit()).isEqualTo(limit);
    assertThat(rules.knocking().undercut()).isEqualTo(undercut);
    assertThat(rules.scoring()).isEqualTo(scoring);
    assertThat(rules.bonuses().undercut()).isEqualTo(undercutBonus);
    assertThat(rules.nextDealer()).isEqualTo(dealer);
    assertThat(rules.bonuses().gin()).isEqualTo(25);
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
    assertThat(Arrays.stream(GinPreset.values()).map(sheet -> sheet.rules(2).pool().buyIn()))
        .filteredOn(OptionalInt::isPresent)
        .containsExactly(OptionalInt.of(100));
  }

  @ParameterizedTest
  @EnumSource
  void everySwitchIsOffAtFirst(GinPreset sheet) {
    GinRules rules = sheet.rules(sheet.mostSeats());
    assertThat(rules.switches()).containsExactly(GinSwitch.LAY_OFFS);
    assertThat(rules.endBonuses().box()).isEmpty();
    assertThat(rules.clocks())
        .isEqualTo(new GinRules.Clocks(OptionalInt.empty(), OptionalInt.of(30)));
    assertThat(rules.endBonuses().game()).isEqualTo(GinRules.GameBonus.NONE);
    assertThat(rules.stockEnd()).isEqualTo(GinRules.StockEnd.TWO_LEFT);
  }

  @ParameterizedTest
  @EnumSource
  void aSwitchGoesOnAndOff(GinSwitch each) {
    GinPreset sheet =
        each == GinSwitch.HOLLYWOOD ? GinPreset.CLASSIC : GinPreset.ROYAL; // Most need penalties.
    GinRules rules = sheet.rules(2);
    GinRules other = rules.with(each, !rules.has(each));
    assertThat(other.has(each)).isNotEqualTo(rules.has(each));
    assertThat(other.with(each, rules.has(each))).isEqualTo(rules);
  }

  private static Arguments refused(
      GinRulesFault fault, GinPreset sheet, UnaryOperator<GinRules> change) {
    return Arguments.of(fault, sheet, change);
  }

  static Stream<Arguments> wrong() {
    GinPreset classic = GinPreset.CLASSIC;
    GinPreset awards = GinPreset.AWARDS;
    GinPreset royal = GinPreset.ROYAL;
    return Stream.of(
        refused(GinRulesFault.SEATS, awards, rules -> rules.withSeats(1)),
        refused(GinRulesFault.SEATS, awards, rules -> rules.withSeats(5)),
        refused(
            GinRulesFault.GIN_BONUS, classic, rules -> rules.with(new GinRules.Bonuses(24, 10))),
        refused(
            GinRulesFault.UNDERCUT_BONUS,
            classic,
            rules -> rules.with(new GinRules.Bonuses(25, 15))),
        refused(
            GinRulesFault.BOX,
            classic,
            rules ->
                rules.with(new GinRules.EndBonuses(OptionalInt.of(21), GinRules.GameBonus.NONE))),
        refused(GinRulesFault.TARGET, classic, rules -> rules.with(new MatchEnd.Target(49, true))),
        refused(GinRulesFault.TARGET, classic, rules -> rules.with(new MatchEnd.Target(501, true))),
        refused(GinRulesFault.ROUNDS, royal, rules -> rules.with(new MatchEnd.Rounds(0, true))),
        refused(GinRulesFault.ROUNDS, royal, rules -> rules.with(new MatchEnd.Rounds(21, true))),
        refused(GinRulesFault.BUY_IN, royal, rules -> rules.with(new PrizePool(OptionalInt.of(0)))),
        refused(
            GinRulesFault.BUY_IN,
            royal,
            rules -> rules.with(new PrizePool(OptionalInt.of(10_001)))),
        refused(
            GinRulesFault.TURN_SECONDS,
            royal,
            rules -> rules.with(new GinRules.Clocks(OptionalInt.of(14), OptionalInt.empty()))),
        refused(
            GinRulesFault.TURN_SECONDS,
            royal,
            rules -> rules.with(new GinRules.Clocks(OptionalInt.of(301), OptionalInt.empty()))),
        refused(
            GinRulesFault.LAY_OFF_SECONDS,
            royal,
            rules -> rules.with(new GinRules.Clocks(OptionalInt.empty(), OptionalInt.of(4)))),
        refused(
            GinRulesFault.LAY_OFF_SECONDS,
            royal,
            rules -> rules.with(new GinRules.Clocks(OptionalInt.empty(), OptionalInt.of(301)))),
        refused(GinRulesFault.OFFER_OF_SEVERAL, classic, rules -> rules.withSeats(3)),
        refused(
            GinRulesFault.POOL_WITHOUT_PENALTIES,
            awards,
            rules -> rules.with(new PrizePool(OptionalInt.of(100)))),
        refused(
            GinRulesFault.SURCHARGE_WITHOUT_PENALTIES,
            classic,
            rules -> rules.with(GinSwitch.GIN_SURCHARGE, true)),
        refused(
            GinRulesFault.SURCHARGE_WITHOUT_PENALTIES,
            awards,
            rules -> rules.with(GinSwitch.UNDERCUT_SURCHARGE, true)),
        refused(
            GinRulesFault.FULL_WITHOUT_PENALTIES,
            awards,
            rules -> rules.with(GinSwitch.OWN_IN_FULL, true)),
        refused(
            GinRulesFault.BOX_WITHOUT_DIFFERENCE,
            awards,
            rules ->
                rules.with(new GinRules.EndBonuses(OptionalInt.of(20), GinRules.GameBonus.NONE))),
        refused(
            GinRulesFault.GAME_BONUS_WITHOUT_DIFFERENCE,
            royal,
            rules ->
                rules.with(
                    new GinRules.EndBonuses(OptionalInt.empty(), GinRules.GameBonus.HUNDRED))),
        refused(
            GinRulesFault.HOLLYWOOD_WITHOUT_DIFFERENCE,
            royal,
            rules -> rules.with(GinSwitch.HOLLYWOOD, true)),
        refused(
            GinRulesFault.TARGET_WITHOUT_DIFFERENCE,
            royal,
            rules -> rules.with(new MatchEnd.Target(100, false))),
        refused(
            GinRulesFault.HOLLYWOOD_OF_SEVERAL,
            classic,
            rules ->
                rules.with(GinRules.FirstTurn.OPEN).withSeats(3).with(GinSwitch.HOLLYWOOD, true)));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void whatCannotBePlayedIsRefusedWithItsReason(
      GinRulesFault fault, GinPreset sheet, UnaryOperator<GinRules> change) {
    assertThatThrownBy(() -> change.apply(sheet.rules(2)))
        .isInstanceOfSatisfying(
            GinRulesRefused.class, refused -> assertThat(refused.faults()).containsExactly(fault));
  }

  static Stream<GinRules.Part> right() {
    OptionalInt none = OptionalInt.empty();
    return Stream.of(
        new GinRules.Bonuses(20, 20),
        new GinRules.EndBonuses(OptionalInt.of(20), GinRules.GameBonus.HUNDRED),
        new GinRules.EndBonuses(OptionalInt.of(25), GinRules.GameBonus.HUNDRED_SHUTOUT_DOUBLES),
        new MatchEnd.Target(50, false),
        new MatchEnd.Target(500, true),
        new MatchEnd.Rounds(1, true),
        new MatchEnd.Rounds(20, false),
        new GinRules.Clocks(OptionalInt.of(15), none),
        new GinRules.Clocks(OptionalInt.of(300), none),
        new GinRules.Clocks(none, OptionalInt.of(5)),
        new GinRules.Clocks(none, OptionalInt.of(300)));
  }

  @ParameterizedTest
  @MethodSource("right")
  void theEndsOfEachRangeCanBePlayed(GinRules.Part part) {
    GinRules classic = GinPreset.CLASSIC.rules(2);
    assertThat(classic.with(part)).isNotEqualTo(classic);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10_000})
  void theEndsOfABuyInCanBePlayed(int chips) {
    GinRules royal = GinPreset.ROYAL.rules(4);
    assertThat(royal.with(new PrizePool(OptionalInt.of(chips)))).isNotEqualTo(royal);
  }

  @Test
  void everyFaultIsTested() {
    assertThat(wrong().map(arguments -> arguments.get()[0]).distinct())
        .containsExactlyInAnyOrder((Object[]) GinRulesFault.values());
  }

  @Test
  void allFaultsAreReported() {
    GinRules hollywood = GinPreset.CLASSIC.rules(2).with(GinSwitch.HOLLYWOOD, true);
    assertThatThrownBy(() -> hollywood.withSeats(5))
        .isInstanceOfSatisfying(
            GinRulesRefused.class,
            refused ->
                assertThat(refused.faults())
                    .containsExactly(
                        GinRulesFault.SEATS,
                        GinRulesFault.OFFER_OF_SEVERAL,
                        GinRulesFault.HOLLYWOOD_OF_SEVERAL));
  }
}
