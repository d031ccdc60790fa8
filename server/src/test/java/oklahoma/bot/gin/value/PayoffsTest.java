package oklahoma.bot.gin.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.ToDoubleFunction;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import org.junit.jupiter.api.Test;

/** What the ends of a deal are worth, in the scale of the network. */
class PayoffsTest {
  private static final GinRules RULES = GinPreset.CLASSIC.rules(2);
  private static final Suited UP_CARD = new Suited(Rank.SEVEN, Suit.SPADES);
  private static final double CLOSE = 1e-5;

  @Test
  void oneIsTheOwnGinAndMinusOneTheOthers() {
    ToDoubleFunction<GinSim> worth = GinStakes.ofMatch(RULES, UP_CARD, 0, List.of(20, 70), 0);
    Payoffs payoffs = new Payoffs(blank(), 0, worth);
    assertThat(payoffs.of(over(0, 25))).isCloseTo(1, within((float) CLOSE));
    assertThat(payoffs.of(over(1, 25))).isCloseTo(-1, within((float) CLOSE));
    assertThat(payoffs.of(over(0, 10))).isLessThan(1);
  }

  @Test
  void theyReadTheSameBothWays() {
    ToDoubleFunction<GinSim> worth = GinStakes.ofMatch(RULES, UP_CARD, 1, List.of(20, 70), 0);
    Payoffs payoffs = new Payoffs(blank(), 1, worth);
    for (int left = 1; left < 60; left++) {
      GinSim over = over(left % 2, left);
      assertThat(payoffs.worth(payoffs.of(over)))
          .isCloseTo(worth.applyAsDouble(over), within(CLOSE));
    }
  }

  @Test
  void doubledPointsAreTheSameInItsScale() {
    GinRules doubled = RULES.with(GinSwitch.SPADES_DOUBLE, true);
    Payoffs once = new Payoffs(blank(), 0, GinStakes.ofPoints(RULES, UP_CARD, 0));
    Payoffs twice = new Payoffs(blank(), 0, GinStakes.ofPoints(doubled, UP_CARD, 0));
    for (int end = 0; end < Payoffs.COUNT; end++) {
      assertThat(twice.end(end)).isCloseTo(once.end(end), within((float) CLOSE));
    }
  }

  /** A match that is as good as won: no deal is worth anything. */
  @Test
  void nothingIsInfinite() {
    Payoffs payoffs = new Payoffs(blank(), 0, over -> 1);
    assertThat(payoffs.of(over(0, 25))).isZero();
    assertThat(payoffs.worth(-1)).isCloseTo(1, within(CLOSE));
  }

  /** In the last round and far behind, gin against 25 wins nothing, and against 45 it does. */
  @Test
  void aScoreThatNoUsualGinDecidesIsBeyondTheScale() {
    Payoffs payoffs =
        new Payoffs(blank(), 0, over -> over.caller == 0 && over.deadwood[1] > 40 ? 1 : 0);
    assertThat(payoffs.usable()).isFalse();
    ToDoubleFunction<GinSim> even = GinStakes.ofMatch(RULES, UP_CARD, 0, List.of(0, 0), 0);
    assertThat(new Payoffs(blank(), 0, even).usable()).isTrue();
  }

  private static GinSim blank() {
    return new GinSim(RULES, 7);
  }

  /** A deal that ended with gin. */
  private static GinSim over(int caller, int left) {
    GinSim over = blank();
    over.caller = caller;
    over.call = Call.GIN;
    over.deadwood[1 - caller] = left;
    return over;
  }
}
