package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Gin by a few numbers, which were tuned in matches for two with itself and with yardsticks of
 * different habits: discards what leaves little deadwood, good cards to hope for, and hardly helps
 * the next seat; takes what melds or improves the hand by much. With two it knocks in its first
 * turns, later only where gin is far; with several as soon as it may.
 */
public final class TunedSimPolicy implements GinSimPolicy {
  /** The policy for two. */
  public static final TunedSimPolicy USUAL = new TunedSimPolicy(true);

  /** The policy for several. */
  public static final TunedSimPolicy HASTY = new TunedSimPolicy(false);

  /** The most deadwood to knock with, by the turns so far; the last number for good. */
  private static final double[] KNOCKS = {14, 14, 14, 14, 13, 9.7, 7.7, 7.5, 7.2, 6.4, 5.5, 4.7};

  /** How much less it must be for each card that would make gin. */
  private static final double GIN_NEAR = 3.4;

  /** What changes by the turn changes no more from this one on. */
  private static final int LATE = 10;

  /** Points more for each point of deadwood and turn so far. */
  private static final double DEADWOOD_LATER = 0.053;

  /** The same for each point of the knock limit above {@link #USUAL_LIMIT}. */
  private static final double DEADWOOD_BY_LIMIT = 0.056;

  private static final int USUAL_LIMIT = 7;

  /** Points of deadwood that a card is worth which may still come and makes a meld. */
  private static final double LIVE = 0.779;

  /** So much less for each turn so far. */
  private static final double LIVE_LATER = 0.075;

  /** The same for each point of deadwood that it takes away. */
  private static final double SAVES = 0.169;

  /** So much less for each turn so far. */
  private static final double SAVES_LATER = 0.016;

  /** Points of deadwood that a card costs which may still come and makes no more than a pair. */
  private static final double PAIRS = 0.156;

  /** So much more for each turn so far. */
  private static final double PAIRS_LATER = 0.049;

  /** Points for a card that makes gin, where one could knock and waits. */
  private static final double MAKES_GIN = 2.83;

  /** Points for each way in which the other might meld the discard with two unseen cards. */
  private static final double FEEDS_UNSEEN = 0.048;

  /** So much more for each turn so far. */
  private static final double FEEDS_LATER = 0.158;

  /** The same with an unseen card and one that it was seen to take. */
  private static final double FEEDS_HALF = 3.2;

  /** The same with two cards that it was seen to take. */
  private static final double FEEDS_SEEN = 5;

  /** By so many points a card from the pile must improve a hand that does not meld it. */
  private static final double IMPROVES = 9.4;

  /** A discard that leaves so much more deadwood than another one is not thought of. */
  private static final int FAR = 12;

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
    long leaves = Long.lowestOneBit(GinBits.leavingLeast(hand, deal.loose(), deal.runs));
    int least = Deadwood.least(hand ^ leaves, deal.runs);
    boolean may = least <= deal.limit;
    if (least == 0 || (may && (deal.last() || stops(deal, hand ^ leaves, least)))) {
      deal.stop(leaves);
    } else {
      deal.discard(cheapest(deal, hand, least));
    }
  }

  private static long cheapest(GinSim deal, long hand, int least) {
    long unseen = deal.unseen(deal.seat);
    double cheapest = Double.POSITIVE_INFINITY;
    long discard = 0;
    for (long left = deal.loose(); left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int deadwood = Deadwood.least(hand ^ card, deal.runs);
      if (deadwood <= least + FAR) {
        double cost = cost(deal, hand ^ card, deadwood, unseen) + feeds(deal, card, unseen);
        if (cost < cheapest) {
          cheapest = cost;
          discard = card;
        }
      }
    }
    return discard;
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
   * @param more with so many points more than usual it still knocks
   */
  public boolean stops(GinSim deal, long hand, int deadwood, double more) {
    if (!waits) {
      return true;
    }
    double most = KNOCKS[Math.min(deal.turns(deal.seat), KNOCKS.length - 1)] + more;
    long outs = Neighbours.completing(hand) & deal.unseen(deal.seat);
    return deadwood <= most && deadwood + GIN_NEAR * GinBits.toGin(hand, outs, deal.runs) <= most;
  }

  /** The seat's turns so far, ten at most. */
  private static int later(GinSim deal) {
    return Math.min(deal.turns(deal.seat), LATE);
  }

  private static double cost(GinSim deal, long hand, long unseen) {
    return cost(deal, hand, Deadwood.least(hand, deal.runs), unseen);
  }

  /** What is left of a hand's deadwood without what one may hope for. */
  private static double cost(GinSim deal, long hand, int deadwood, long unseen) {
    long outs = Neighbours.completing(hand) & unseen;
    long loose = hand & ~Neighbours.melding(hand);
    int saved = 0;
    for (long left = outs; left != 0; left &= left - 1) {
      long melding = Neighbours.melding(hand | Long.lowestOneBit(left));
      saved += Deadwood.points(loose & melding, deal.runs);
    }
    int later = later(deal);
    long pairs = Neighbours.beside(loose) & unseen & ~outs;
    double gin = deadwood <= deal.limit ? MAKES_GIN * GinBits.toGin(hand, outs, deal.runs) : 0;
    double each = 1 + DEADWOOD_LATER * later + DEADWOOD_BY_LIMIT * (deal.limit - USUAL_LIMIT);
    return deadwood * each
        - (LIVE - LIVE_LATER * later) * Long.bitCount(outs)
        - (SAVES - SAVES_LATER * later) * saved
        + (PAIRS + PAIRS_LATER * later) * Long.bitCount(pairs)
        - gin;
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
    return (FEEDS_UNSEEN + FEEDS_LATER * later(deal)) * none + FEEDS_HALF * one + FEEDS_SEEN * both;
  }
}
