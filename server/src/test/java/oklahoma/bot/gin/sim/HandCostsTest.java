package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What hands cost: what is ruled out at once would have been refused by looking at it, too. */
class HandCostsTest {
  private static final int DEALS = 400;

  @ParameterizedTest
  @EnumSource
  void aCardImprovesAHandIfAnExchangeMakesItCostSoMuchLess(Runs runs) {
    GinRules rules =
        GinPreset.CLASSIC.rules(2).with(GinSwitch.ROUND_THE_CORNER, runs == Runs.ROUND_THE_CORNER);
    SplittableRandom chance = new SplittableRandom(3);
    int improved = 0;
    int left = 0;
    for (int i = 0; i < DEALS; i++) {
      GinSim deal = new GinSim(rules, 1 + i % 10);
      deal.deal(GinSim.shuffled(chance), i % 2);
      while (deal.phase != GinSim.Phase.OVER) {
        if (deal.phase == GinSim.Phase.DRAW && !melds(deal)) {
          double by = chance.nextDouble(12);
          boolean improves = improves(deal, by);
          assertThat(improves).isEqualTo(anyExchangeImproves(deal, by));
          improved += improves ? 1 : 0;
          left += improves ? 0 : 1;
        }
        GinRollout.step(deal, TunedSimPolicy.USUAL);
      }
    }
    assertThat(improved).isGreaterThan(DEALS);
    assertThat(left).isGreaterThan(DEALS);
  }

  private static boolean melds(GinSim deal) {
    long hand = deal.hand(deal.seat);
    return Deadwood.least(hand | deal.top(), deal.runs)
        < Deadwood.least(hand, deal.runs) + Deadwood.points(deal.top(), deal.runs);
  }

  private static boolean improves(GinSim deal, double by) {
    long hand = deal.hand(deal.seat);
    int deadwood = Deadwood.least(hand, deal.runs);
    return new HandCosts(deal).improves(hand, deadwood, deal.top(), by);
  }

  private static boolean anyExchangeImproves(GinSim deal, double by) {
    HandCosts costs = new HandCosts(deal);
    long hand = deal.hand(deal.seat);
    boolean improves = false;
    for (long left = hand; left != 0; left &= left - 1) {
      long exchanged = (hand | deal.top()) ^ Long.lowestOneBit(left);
      improves |= costs.of(exchanged) < costs.of(hand) - by;
    }
    return improves;
  }
}
