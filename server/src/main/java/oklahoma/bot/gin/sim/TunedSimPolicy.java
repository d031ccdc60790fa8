package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Gin with a few weights, which were tuned in matches for two against itself and reference players
 * with different habits: it discards the card that leaves little deadwood and good draws and hardly
 * helps the next seat, and takes a card that melds or improves the hand a lot. With two seats it
 * knocks in its first turns, later only if gin is far away; with several as soon as it may.
 */
public final class TunedSimPolicy implements GinSimPolicy {
  /** The policy for two seats. */
  public static final TunedSimPolicy USUAL = new TunedSimPolicy(true);

  /** The policy for three or four seats. */
  public static final TunedSimPolicy HASTY = new TunedSimPolicy(false);

  /**
   * The most deadwood with which it knocks, by the turns so far; the last value holds for all later
   * turns.
   */
  private static final double[] KNOCKS = {14, 14, 14, 14, 13, 9.7, 7.7, 7.5, 7.2, 6.4, 5.5, 4.7};

  /** By how much that limit falls for each card that would make gin. */
  private static final double GIN_NEAR = 3.4;

  /** By how many points a card from the pile must improve a hand that does not meld it. */
  private static final double IMPROVES = 9.4;

  /** It does not consider a discard that leaves this much more deadwood than another one. */
  private static final int FAR = 12;

  private final boolean waits;

  private TunedSimPolicy(boolean waits) {
    this.waits = waits;
  }

  /** The policy for a number of seats. */
  public static TunedSimPolicy of(int seats) {
    return seats == 2 ? USUAL : HASTY;
  }

  @Override
  public boolean takes(GinSim deal) {
    long hand = deal.hand(deal.seat);
    int deadwood = Deadwood.least(hand, deal.runs);
    int more = deadwood + Deadwood.points(deal.top(), deal.runs);
    return Deadwood.least(hand | deal.top(), deal.runs) < more
        || new HandCosts(deal).improves(hand, deadwood, deal.top(), IMPROVES);
  }

  @Override
  public void plays(GinSim deal) {
    long hand = deal.hand(deal.seat);
    if (deal.rules.has(GinSwitch.BIG_GIN) && Deadwood.least(hand, deal.runs) == 0) {
      deal.bigGin();
      return;
    }
    long loose = deal.loose();
    int[] leaving = new int[Long.bitCount(loose)];
    int least = Integer.MAX_VALUE;
    long leaves = 0;
    int place = 0;
    for (long left = loose; left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int deadwood = Deadwood.least(hand ^ card, deal.runs);
      leaves = deadwood < least ? card : leaves;
      least = Math.min(least, deadwood);
      leaving[place++] = deadwood;
    }
    boolean may = least <= deal.limit;
    if (least == 0 || (may && (deal.last() || stops(deal, hand ^ leaves, least)))) {
      deal.stop(leaves);
    } else {
      deal.discard(cheapest(deal, leaving, least + FAR));
    }
  }

  /**
   * The discard that costs least.
   *
   * @param leaving the deadwood after each allowed discard
   * @param most the limit of deadwood above which a discard is not considered
   */
  private static long cheapest(GinSim deal, int[] leaving, int most) {
    HandCosts costs = new HandCosts(deal);
    long hand = deal.hand(deal.seat);
    double cheapest = Double.POSITIVE_INFINITY;
    long discard = 0;
    int place = 0;
    for (long left = deal.loose(); left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int deadwood = leaving[place++];
      if (deadwood <= most) {
        double cost = costs.of(hand ^ card, deadwood) + costs.feeds(card);
        if (cost < cheapest) {
          cheapest = cost;
          discard = card;
        }
      }
    }
    return discard;
  }

  /** The cost of a discard in points, ignoring knocks; less is better. */
  public static double costs(GinSim deal, long card) {
    return costs(deal, card, 1);
  }

  /**
   * The cost of a discard.
   *
   * @param caution the weight of what the next seat may do with the card; 1 is usual
   */
  public static double costs(GinSim deal, long card, double caution) {
    HandCosts costs = new HandCosts(deal);
    return costs.of(deal.hand(deal.seat) ^ card) + caution * costs.feeds(card);
  }

  /** Whether the seat to play ends the deal with this remaining hand and deadwood. */
  public boolean stops(GinSim deal, long hand, int deadwood) {
    return stops(deal, hand, deadwood, 0);
  }

  /**
   * As above, with a higher limit.
   *
   * @param more the additional points of deadwood with which it still knocks
   */
  public boolean stops(GinSim deal, long hand, int deadwood, double more) {
    if (!waits) {
      return true;
    }
    double most = KNOCKS[Math.min(deal.turns(deal.seat), KNOCKS.length - 1)] + more;
    long outs = Neighbours.completing(hand) & deal.unseen(deal.seat);
    return deadwood <= most && deadwood + GIN_NEAR * GinBits.toGin(hand, outs, deal.runs) <= most;
  }
}
