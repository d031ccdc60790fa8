package oklahoma.bot.gin.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import oklahoma.bot.gin.sim.BaselineSimPolicy;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.TwoTables;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;
import org.junit.jupiter.api.Test;

/** What the network looks at in a deal, and what it makes of it. */
class GinValueFunctionTest {
  private final SplittableRandom chance = new SplittableRandom(4);
  private int compared;

  /** A bot looks at a table, the network learnt from quick deals: both show it the same. */
  @Test
  void aTableAndAQuickDealShowItTheSame() {
    TwoTables.play(
        60,
        chance,
        (view, quick, other) -> {
          List<Integer> shown = shown(quick);
          assertThat(shown(GinSim.of(view))).as("%s", view).isEqualTo(shown);
          assertThat(shown).doesNotHaveDuplicates().allMatch(in -> in >= 0 && in < NetInputs.COUNT);
          compared++;
        });
    assertThat(compared).isGreaterThan(500);
  }

  private static List<Integer> shown(GinSim deal) {
    SparseInputs inputs = new SparseInputs();
    NetInputs.ofDeal(deal, inputs);
    long hand = deal.hand(deal.seat);
    boolean discards = deal.phase == GinSim.Phase.PLAY;
    long top = discards ? Long.lowestOneBit(deal.loose()) : deal.top();
    NetInputs.ofHand(deal, hand & ~top, top, inputs);
    return IntStream.of(inputs.copy()).boxed().toList();
  }

  /** The network of the program alone, one move ahead. */
  @Test
  void itsMovesBeatAPlainPlayer() {
    GinRules rules = GinPreset.CLASSIC.rules(2);
    double led = 0;
    int deals = 1_000;
    for (int i = 0; i < deals; i++) {
      int[] pack = GinSim.shuffled(chance);
      Suited upCard = CardBits.card(pack[2 * rules.cardsEach()]);
      GinSim deal = new GinSim(rules, rules.limit(upCard));
      Payoffs payoffs = new Payoffs(deal, 0, GinStakes.ofPoints(rules, upCard, 0));
      deal.deal(pack, i % 2);
      PupilPolicy outlook = PupilPolicy.best(GinNet.OWN, payoffs, chance);
      GinRollout.of(deal, 0, outlook, new BaselineSimPolicy(chance));
      led += GinStakes.ofPoints(rules, upCard, 0).applyAsDouble(deal);
    }
    // Some six points a deal in the long run; the bound allows for the noise of so few.
    assertThat(led / deals).isGreaterThan(3);
  }
}
