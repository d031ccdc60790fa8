package oklahoma.rules.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import oklahoma.rules.oklahoma.OklahomaRules.Claims;
import oklahoma.rules.oklahoma.OklahomaRules.Clocks;
import oklahoma.rules.oklahoma.OklahomaRules.StockRules;
import oklahoma.rules.oklahoma.OklahomaRules.Wilds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The parameters and their ranges. */
class OklahomaRulesTest {

  @Test
  void standardIsTheDefault() {
    OklahomaRules standard = OklahomaRules.standard(3);
    assertThat(standard)
        .isEqualTo(
            new OklahomaRules(
                3,
                new StockRules(2, 3),
                new Wilds(OklahomaRules.Naturals.ONE, OklahomaRules.SwappedWild.HIGH_END),
                new Claims(OptionalInt.empty(), 1),
                new Clocks(OptionalInt.of(8), OptionalInt.empty()),
                OklahomaRules.Tie.SHARED,
                OklahomaRules.NextDealer.LEFT,
                Set.of(
                    OklahomaSwitch.DOWN_MAY_CLAIM,
                    OklahomaSwitch.ADJACENT_RUNS,
                    OklahomaSwitch.LAY_OFF_AT_ONCE)));
  }

  @ParameterizedTest
  @EnumSource
  void aSwitchGoesOnAndOff(OklahomaSwitch each) {
    OklahomaRules standard = OklahomaRules.standard(3);
    OklahomaRules other = standard.with(each, !standard.has(each));
    assertThat(other.has(each)).isNotEqualTo(standard.has(each));
    assertThat(other.with(each, standard.has(each))).isEqualTo(standard);
  }

  private static Arguments refused(OklahomaRulesFault fault, UnaryOperator<OklahomaRules> change) {
    return Arguments.of(fault, change);
  }

  static Stream<Arguments> wrong() {
    return Stream.of(
        refused(OklahomaRulesFault.SEATS, rules -> rules.withSeats(1)),
        refused(OklahomaRulesFault.SEATS, rules -> rules.withSeats(9)),
        refused(OklahomaRulesFault.JOKERS, rules -> rules.with(new StockRules(-1, 3))),
        refused(OklahomaRulesFault.JOKERS, rules -> rules.with(new StockRules(5, 3))),
        refused(OklahomaRulesFault.CLAIMS, rules -> rules.with(new Claims(OptionalInt.of(-1), 1))),
        refused(OklahomaRulesFault.CLAIMS, rules -> rules.with(new Claims(OptionalInt.of(6), 1))),
        refused(
            OklahomaRulesFault.PENALTY, rules -> rules.with(new Claims(OptionalInt.empty(), -1))),
        refused(
            OklahomaRulesFault.PENALTY, rules -> rules.with(new Claims(OptionalInt.empty(), 3))),
        refused(OklahomaRulesFault.RENEWALS, rules -> rules.with(new StockRules(2, 0))),
        refused(OklahomaRulesFault.RENEWALS, rules -> rules.with(new StockRules(2, 21))),
        refused(
            OklahomaRulesFault.CLAIM_SECONDS,
            rules -> rules.with(new Clocks(OptionalInt.of(2), OptionalInt.empty()))),
        refused(
            OklahomaRulesFault.CLAIM_SECONDS,
            rules -> rules.with(new Clocks(OptionalInt.of(31), OptionalInt.empty()))),
        refused(
            OklahomaRulesFault.TURN_SECONDS,
            rules -> rules.with(new Clocks(OptionalInt.of(8), OptionalInt.of(14)))),
        refused(
            OklahomaRulesFault.TURN_SECONDS,
            rules -> rules.with(new Clocks(OptionalInt.of(8), OptionalInt.of(301)))),
        refused(
            OklahomaRulesFault.FIRST_UP_CARD_WITHOUT_CLAIMS,
            rules ->
                rules
                    .with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true)
                    .with(new Claims(OptionalInt.of(0), 1))));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void rulesThatCannotBePlayedAreRefused(
      OklahomaRulesFault fault, UnaryOperator<OklahomaRules> change) {
    OklahomaRulesRefused refused =
        catchThrowableOfType(
            OklahomaRulesRefused.class, () -> change.apply(OklahomaRules.standard(4)));
    assertThat(refused.fault()).isEqualTo(fault);
  }

  static Stream<UnaryOperator<OklahomaRules>> right() {
    return Stream.of(
        rules -> rules.withSeats(2),
        rules -> rules.withSeats(8),
        rules -> rules.with(new StockRules(0, 3)),
        rules -> rules.with(new StockRules(4, 3)),
        rules -> rules.with(new Claims(OptionalInt.of(0), 1)),
        rules -> rules.with(new Claims(OptionalInt.of(5), 1)),
        rules -> rules.with(new Claims(OptionalInt.empty(), 0)),
        rules -> rules.with(new Claims(OptionalInt.empty(), 2)),
        rules -> rules.with(new StockRules(2, 1)),
        rules -> rules.with(new StockRules(2, 20)),
        rules -> rules.with(new Clocks(OptionalInt.of(3), OptionalInt.empty())),
        rules -> rules.with(new Clocks(OptionalInt.of(30), OptionalInt.empty())),
        rules -> rules.with(new Clocks(OptionalInt.empty(), OptionalInt.empty())),
        rules -> rules.with(new Clocks(OptionalInt.of(8), OptionalInt.of(15))),
        rules -> rules.with(new Clocks(OptionalInt.of(8), OptionalInt.of(300))),
        rules ->
            rules
                .with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true)
                .with(new Claims(OptionalInt.of(1), 1)),
        rules -> rules.with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true).withSeats(2));
  }

  @ParameterizedTest
  @MethodSource("right")
  void theEndsOfEachRangeCanBePlayed(UnaryOperator<OklahomaRules> change) {
    OklahomaRules standard = OklahomaRules.standard(4);
    assertThat(change.apply(standard)).isNotEqualTo(standard);
  }
}
