package oklahoma.rules.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
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
                2,
                false,
                OklahomaRules.Naturals.ONE,
                OptionalInt.empty(),
                1,
                true,
                false,
                OklahomaRules.DisplacedWild.HIGH_END,
                true,
                true,
                3,
                OptionalInt.of(8),
                OptionalInt.empty(),
                OklahomaRules.Tie.SHARED,
                OklahomaRules.NextDealer.LEFT));
    assertThat(standard.draft().rules()).isEqualTo(standard);
  }

  private static Arguments refused(OklahomaRulesFault fault, UnaryOperator<OklahomaDraft> change) {
    return Arguments.of(fault, change);
  }

  static Stream<Arguments> wrong() {
    return Stream.of(
        refused(OklahomaRulesFault.SEATS, draft -> draft.seats(1)),
        refused(OklahomaRulesFault.SEATS, draft -> draft.seats(9)),
        refused(OklahomaRulesFault.JOKERS, draft -> draft.jokersPerPack(-1)),
        refused(OklahomaRulesFault.JOKERS, draft -> draft.jokersPerPack(5)),
        refused(OklahomaRulesFault.CLAIMS, draft -> draft.claims(OptionalInt.of(-1))),
        refused(OklahomaRulesFault.CLAIMS, draft -> draft.claims(OptionalInt.of(6))),
        refused(OklahomaRulesFault.PENALTY, draft -> draft.penalty(-1)),
        refused(OklahomaRulesFault.PENALTY, draft -> draft.penalty(3)),
        refused(OklahomaRulesFault.RENEWALS, draft -> draft.renewals(0)),
        refused(OklahomaRulesFault.RENEWALS, draft -> draft.renewals(21)),
        refused(OklahomaRulesFault.CLAIM_SECONDS, draft -> draft.claimSeconds(OptionalInt.of(2))),
        refused(OklahomaRulesFault.CLAIM_SECONDS, draft -> draft.claimSeconds(OptionalInt.of(31))),
        refused(OklahomaRulesFault.TURN_SECONDS, draft -> draft.turnSeconds(OptionalInt.of(14))),
        refused(OklahomaRulesFault.TURN_SECONDS, draft -> draft.turnSeconds(OptionalInt.of(301))),
        refused(
            OklahomaRulesFault.FIRST_UP_CARD_WITHOUT_CLAIMS,
            draft -> draft.firstUpCardClaimable(true).claims(OptionalInt.of(0))));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void rulesThatCannotBePlayedAreRefused(
      OklahomaRulesFault fault, UnaryOperator<OklahomaDraft> change) {
    OklahomaDraft draft = change.apply(OklahomaRules.standard(4).draft());
    OklahomaRulesRefused refused = catchThrowableOfType(OklahomaRulesRefused.class, draft::rules);
    assertThat(refused.fault()).isEqualTo(fault);
  }

  static Stream<UnaryOperator<OklahomaDraft>> right() {
    return Stream.of(
        draft -> draft.seats(2),
        draft -> draft.seats(8),
        draft -> draft.jokersPerPack(0),
        draft -> draft.jokersPerPack(4),
        draft -> draft.claims(OptionalInt.of(0)),
        draft -> draft.claims(OptionalInt.of(5)),
        draft -> draft.penalty(0),
        draft -> draft.penalty(2),
        draft -> draft.renewals(1),
        draft -> draft.renewals(20),
        draft -> draft.claimSeconds(OptionalInt.of(3)),
        draft -> draft.claimSeconds(OptionalInt.of(30)),
        draft -> draft.claimSeconds(OptionalInt.empty()),
        draft -> draft.turnSeconds(OptionalInt.of(15)),
        draft -> draft.turnSeconds(OptionalInt.of(300)),
        draft -> draft.firstUpCardClaimable(true).claims(OptionalInt.of(1)),
        draft -> draft.firstUpCardClaimable(true).seats(2));
  }

  @ParameterizedTest
  @MethodSource("right")
  void theEndsOfEachRangeCanBePlayed(UnaryOperator<OklahomaDraft> change) {
    OklahomaRules standard = OklahomaRules.standard(4);
    assertThat(change.apply(standard.draft()).rules()).isNotEqualTo(standard);
  }
}
