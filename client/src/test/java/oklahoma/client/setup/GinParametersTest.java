package oklahoma.client.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;
import org.junit.jupiter.api.Test;

/** A choice of one parameter of gin leaves the others as they are. */
class GinParametersTest {
  @Test
  void anotherTargetMustStillBePassed() {
    Rules sheet = GinPreset.SHEET_101.rules(2);
    assertThat(end(set("target", sheet, OptionalInt.of(200))))
        .isEqualTo(new MatchEnd.Target(200, true));
  }

  @Test
  void anotherNumberOfRoundsKeepsTheExtraRound() {
    Rules extra = GinPreset.AWARDS.rules(2).with(new MatchEnd.Rounds(5, true));
    assertThat(end(set("rounds", extra, OptionalInt.of(8))))
        .isEqualTo(new MatchEnd.Rounds(8, true));
  }

  @Test
  void aMatchThatEndsInAnotherWayBeginsWithThePlainOne() {
    Rules beyond = GinPreset.SHEET_101.rules(2);
    assertThat(end(set("rounds", beyond, OptionalInt.of(8))))
        .isEqualTo(new MatchEnd.Rounds(8, false));
    assertThat(end(set("target", beyond, OptionalInt.empty())))
        .isEqualTo(new MatchEnd.Rounds(5, false));
  }

  /** A lay-off clock needs lay-offs, and these need a knock. */
  @Test
  void whereOnlyGinEndsARoundNothingOfAKnockCanBeChosen() {
    GinRules classic = GinPreset.CLASSIC.rules(2);
    GinRules onlyGin =
        classic.with(
            new GinRules.Knocking(GinRules.KnockLimit.GIN_ONLY, classic.knocking().undercut()));
    for (String key : new String[] {"lay-offs", "undercut", "undercut-bonus", "lay-off-clock"}) {
      assertThat(parameter(key).idle().apply(classic)).as(key).isEmpty();
      assertThat(parameter(key).idle().apply(onlyGin)).as(key).isPresent();
    }
    assertThat(parameter("lay-off-clock").idle().apply(classic.with(GinSwitch.LAY_OFFS, false)))
        .isPresent();
  }

  /** The sentences stay the same whatever the scoring is, so they say where it matters. */
  @Test
  void whatASwitchSaysHoldsForEveryScoring() {
    Texts texts = new Texts(Language.ENGLISH);
    assertThat(texts.say("ginrules.rule.gin-bonus.sentence"))
        .contains("Where the difference is scored, the others’ deadwood comes on top.");
    assertThat(texts.say("ginrules.rule.big-gin.sentence"))
        .contains("If only penalties count, it counts as gin.");
  }

  private static MatchEnd end(Rules rules) {
    return ((GinRules) rules).end();
  }

  @SuppressWarnings("unchecked") // Both are numbers or none.
  private static Rules set(String key, Rules rules, OptionalInt value) {
    return ((Parameter<OptionalInt>) parameter(key)).set().apply(rules, value);
  }

  private static Parameter<?> parameter(String key) {
    return GinParameters.all().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow();
  }
}
