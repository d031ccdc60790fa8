package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Gin by a few numbers, which were tuned by playing against itself for two: discards what leaves
 * least deadwood and most cards to hope for and hardly helps the next seat; takes what melds or
 * improves the hand by much. With two it knocks in its first turns, later only where gin is far;
 * with several as soon as it may.
 */
public final class TunedSimPolicy implements GinSimPolicy {
  /** The policy for two. */
  public static final TunedSimPolicy USUAL = new TunedSimPolicy(true);

  /** The policy for several. */
  public static final TunedSimPolicy HASTY = new TunedSimPolicy(false);

  /** The most deadwood to knock with, by the turns so far; the last number for good. */
  private static final int[] KNOCKS = {10, 10, 10, 10, 7, 5, 4};

  /** Points of deadwood that a card is worth which may still come and makes a meld. */
  private static final double LIVE = 0.767;

  /** Points for each way in which the other might meld the discard with two unseen cards. */
  private static final double FEEDS_UNSEEN = 0.102;

  /** The same with an unseen card and one that it was seen to take. */
  private static final double FEEDS_HALF = 1;

  /** The same with two cards that it was seen to take. */
  private static final double FEEDS_SEEN = 10.6;

  /** By so many points a card from the pile must improve a hand that does not meld it. */
  private static final double IMPROVES = 8;

  /** How much less deadwood one may knock with for each card that would make gin. */
  private static final double GIN_NEAR = 1.6;

  /** How much more for each card that the other was seen to take and holds. */
  private static final double OTHER_NEAR = 0.2;

  private final boolean waits;

  private TunedSimPolicy(boolean waits) {
    this.waits = waits;
  }

  /** The policy for so many seats. */
  public static TunedSimPolicy of(int seats) {
    return seats == 2 ? USUAL : HASTY;
  }

  @Override
  public boolean takes(GinSim deal) {
    long hand = deal.hand(deal.seat);
    if (GinBits.melds(hand, deal.top(), deal.runs)) {
      return true;
    }
    long unseen = deal.unseen(deal.seat);
    double enough = cost(deal, hand, unseen) - IMPROVES;
    long more = hand | deal.top();
    for (long left = hand; left != 0; left &= left - 1) {
      if (cost(deal, more ^ Long.lowestOneBit(left), unseen) < enough) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void plays(GinSim deal) {
    long hand = deal.hand(deal.seat);
    if (deal.rules.has(GinSwitch.BIG_GIN) && Deadwood.least(hand, deal.runs) == 0) {
      deal.bigGin();
      return;
    }
    long unseen = deal.unseen(deal.seat);
    int least = Integer.MAX_VALUE;
    long leaves = 0;
    double cheapest = Double.POSITIVE_INFINITY;
    long discard = 0;
    for (long left = deal.loose(); left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int deadwood = Deadwood.least(hand ^ card, deal.runs);
      if (deadwood < least) {
        least = deadwood;
        leaves = card;
      }
      double cost = deadwood - hope(hand ^ card, unseen) + feeds(deal, card, unseen);
      if (cost < cheapest) {
        cheapest = cost;
        discard = card;
      }
    }
    boolean may = least <= deal.limit;
    if (least == 0 || (may && (deal.last() || stops(deal, hand ^ leaves, least)))) {
      deal.stop(leaves);
    } else {
      deal.discard(discard);
    }
  }

  /** What a discard costs in points, without the comparison of a knock; less is better. */
  public static double costs(GinSim deal, long card) {
    return costs(deal, card, 1);
  }

  /**
   * The same.
   *
   * @param care how much it counts what the next seat may do with the card; 1 as usual
   */
  public static double costs(GinSim deal, long card, double care) {
    long unseen = deal.unseen(deal.seat);
    return cost(deal, deal.hand(deal.seat) ^ card, unseen) + care * feeds(deal, card, unseen);
  }

  /** Whether the seat to play stops the deal with the hand that is left and this deadwood. */
  public boolean stops(GinSim deal, long hand, int deadwood) {
    return stops(deal, hand, deadwood, 0);
  }

  /**
   * The same.
   *
   * @param longer for so many turns more than usual it goes on knocking early
   */
  public boolean stops(GinSim deal, long hand, int deadwood, int longer) {
    if (!waits) {
      return true;
    }
    double most =
        KNOCKS[Math.clamp(deal.turns(deal.seat) - longer, 0, KNOCKS.length - 1)]
            + OTHER_NEAR * Long.bitCount(deal.exposedBesides(deal.seat));
    return deadwood <= most && deadwood + GIN_NEAR * toGin(deal, hand) <= most;
  }

  /** How many unseen cards would make gin. */
  private static int toGin(GinSim deal, long hand) {
    int cards = 0;
    long outs = Neighbours.completing(hand) & deal.unseen(deal.seat);
    for (long left = outs; left != 0; left &= left - 1) {
      long more = hand | Long.lowestOneBit(left);
      cards += GinBits.afterDiscard(more, more, deal.runs) == 0 ? 1 : 0;
    }
    return cards;
  }

  private static double cost(GinSim deal, long hand, long unseen) {
    return Deadwood.least(hand, deal.runs) - hope(hand, unseen);
  }

  private static double hope(long hand, long unseen) {
    return LIVE * Long.bitCount(Neighbours.completing(hand) & unseen);
  }

  private static double feeds(GinSim deal, long bit, long unseen) {
    int card = Long.numberOfTrailingZeros(bit);
    long taken = deal.exposed(deal.after(deal.seat));
    int guessed = Long.bitCount(Neighbours.sameRank(card) & unseen);
    int known = Long.bitCount(Neighbours.sameRank(card) & taken);
    int none = guessed * (guessed - 1) / 2;
    int one = guessed * known;
    int both = known * (known - 1) / 2;
    for (int which = 0; which < Neighbours.PAIRS; which++) {
      long pair = Neighbours.pair(card, which);
      if (pair != 0 && (pair & ~(unseen | taken)) == 0) {
        int seen = Long.bitCount(pair & taken);
        none += seen == 0 ? 1 : 0;
        one += seen == 1 ? 1 : 0;
        both += seen == 2 ? 1 : 0;
      }
    }
    return FEEDS_UNSEEN * none + FEEDS_HALF * one + FEEDS_SEEN * both;
  }
}
