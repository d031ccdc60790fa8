package oklahoma.bot.gin.sim;

import java.util.random.RandomGenerator;
import oklahoma.bot.gin.GinBaselinePolicy;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * The reference player <em>plain</em> in the simulation, equivalent to {@link
 * GinBaselinePolicy#PLAIN}.
 */
public final class BaselineSimPolicy implements GinSimPolicy {
  private final RandomGenerator chance;

  /**
   * A reference player.
   *
   * @param chance chooses among equal discards
   */
  public BaselineSimPolicy(RandomGenerator chance) {
    this.chance = chance;
  }

  @Override
  public boolean takes(GinSim deal) {
    return GinBits.melds(deal.hand(deal.seat), deal.top(), deal.runs);
  }

  @Override
  public void plays(GinSim deal) {
    long hand = deal.hand(deal.seat);
    if (deal.rules.has(GinSwitch.BIG_GIN) && Deadwood.least(hand, deal.runs) == 0) {
      deal.bigGin();
      return;
    }
    int least = Integer.MAX_VALUE;
    int equal = 0;
    long discard = 0;
    for (long left = deal.loose(); left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int deadwood = Deadwood.least(hand ^ card, deal.runs);
      equal = deadwood < least ? 1 : deadwood == least ? equal + 1 : equal;
      if (deadwood < least || (deadwood == least && chance.nextInt(equal) == 0)) {
        discard = card;
      }
      least = Math.min(least, deadwood);
    }
    if (least <= deal.limit) {
      deal.stop(discard);
    } else {
      deal.discard(discard);
    }
  }
}
