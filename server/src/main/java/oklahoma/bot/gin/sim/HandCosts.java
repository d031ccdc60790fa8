package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;

/**
 * The cost of a hand, and of a discard, for the seat to act, in points of deadwood; less is better.
 * The few weights were tuned in matches ({@link TunedSimPolicy}).
 */
final class HandCosts {
  /** Weights that change with the turn stay constant from this turn on. */
  private static final int LATE = 10;

  /** Additional cost of each point of deadwood for each turn so far. */
  private static final double DEADWOOD_LATER = 0.053;

  /** The additional cost for each point by which the knock limit is above {@link #USUAL_LIMIT}. */
  private static final double DEADWOOD_BY_LIMIT = 0.056;

  private static final int USUAL_LIMIT = 7;

  /** The value, in deadwood, of each unseen card that makes a meld. */
  private static final double LIVE = 0.779;

  /** How much {@link #LIVE} falls with each turn. */
  private static final double LIVE_LATER = 0.075;

  /** The value, for each such card, of a point of deadwood that it removes. */
  private static final double SAVES = 0.169;

  /** How much {@link #SAVES} falls with each turn. */
  private static final double SAVES_LATER = 0.016;

  /** The cost, in deadwood, of each unseen card that makes only a pair. */
  private static final double PAIRS = 0.156;

  /** How much {@link #PAIRS} rises with each turn. */
  private static final double PAIRS_LATER = 0.049;

  /** The value of a card that makes gin, for a hand that waits although it could knock. */
  private static final double MAKES_GIN = 2.83;

  /** The cost of each way in which the opponent might meld the discard with two unseen cards. */
  private static final double FEEDS_UNSEEN = 0.048;

  /** How much {@link #FEEDS_UNSEEN} rises with each turn. */
  private static final double FEEDS_LATER = 0.158;

  /** The cost if the opponent was seen to take one of the two cards. */
  private static final double FEEDS_HALF = 3.2;

  /** The cost if the opponent was seen to take both cards. */
  private static final double FEEDS_SEEN = 5;

  /** Larger than the rounding errors of a cost. */
  private static final double ROUNDING = 1e-6;

  private final Runs runs;
  private final int limit;
  private final long unseen;

  /** What the next seat took from the pile and still holds. */
  private final long taken;

  // The above weights at this turn.
  private final double point;
  private final double live;
  private final double saves;
  private final double pair;
  private final double feeds;

  /** The costs at a moment of a deal. */
  HandCosts(GinSim deal) {
    runs = deal.runs;
    limit = deal.limit;
    unseen = deal.unseen(deal.seat);
    taken = deal.exposed(deal.after(deal.seat));
    int later = Math.min(deal.turns(deal.seat), LATE);
    point = 1 + DEADWOOD_LATER * later + DEADWOOD_BY_LIMIT * (limit - USUAL_LIMIT);
    live = LIVE - LIVE_LATER * later;
    saves = SAVES - SAVES_LATER * later;
    pair = PAIRS + PAIRS_LATER * later;
    feeds = FEEDS_UNSEEN + FEEDS_LATER * later;
  }

  /** The cost of a hand: its deadwood minus the value of possible draws. */
  double of(long hand) {
    return of(hand, Deadwood.least(hand, runs));
  }

  /**
   * The cost of a hand with known deadwood.
   *
   * @param deadwood its points, as {@link Deadwood#least} gives them
   */
  double of(long hand, int deadwood) {
    long outs = outs(hand);
    long loose = loose(hand);
    double gin = deadwood <= limit ? MAKES_GIN * GinBits.toGin(hand, outs, runs) : 0;
    return deadwood * point
        - live * Long.bitCount(outs)
        - saves * Neighbours.saved(hand, loose, outs, runs)
        + pair * pairs(loose, outs)
        - gin;
  }

  /**
   * Whether exchanging a card of the hand for this one lowers its cost by at least this much. A
   * lower bound of the cost excludes most exchanges: a card outside all melds breaks none when it
   * goes, so the rest has no more useful draws than all cards together.
   *
   * @param deadwood that of the hand
   * @param card a card that a best arrangement does not meld
   * @param by how many points
   */
  boolean improves(long hand, int deadwood, long card, double by) {
    double enough = of(hand, deadwood) - by;
    long both = hand | card;
    long outs = outs(both);
    long loose = loose(both);
    double hopes =
        live * Long.bitCount(outs) + saves * Neighbours.saved(both, loose, outs, runs) + ROUNDING;
    for (long left = hand; left != 0; left &= left - 1) {
      long goes = Long.lowestOneBit(left);
      int least = deadwood + Deadwood.points(card, runs) - Deadwood.points(goes, runs);
      boolean hopeless =
          (loose & goes) != 0
              && least * point
                      + pair * pairs(loose ^ goes, outs)
                      - hopes
                      - (least <= limit ? MAKES_GIN * Long.bitCount(outs) : 0)
                  > enough;
      if (!hopeless && of(both ^ goes) < enough) {
        return true;
      }
    }
    return false;
  }

  /** The cost of a discard that the next seat may meld. */
  double feeds(long discard) {
    int card = Long.numberOfTrailingZeros(discard);
    int guessed = Long.bitCount(Neighbours.sameRank(card) & unseen);
    int known = Long.bitCount(Neighbours.sameRank(card) & taken);
    int unseenRuns = Neighbours.runs(card, unseen);
    int takenRuns = Neighbours.runs(card, taken);
    int mixedRuns = Neighbours.runs(card, unseen | taken) - unseenRuns - takenRuns;
    return feeds * (guessed * (guessed - 1) / 2 + unseenRuns)
        + FEEDS_HALF * (guessed * known + mixedRuns)
        + FEEDS_SEEN * (known * (known - 1) / 2 + takenRuns);
  }

  /** The unseen cards that make a meld with two of a hand. */
  private long outs(long hand) {
    return Neighbours.completing(hand) & unseen;
  }

  private static long loose(long hand) {
    return hand & ~Neighbours.melding(hand);
  }

  private int pairs(long loose, long outs) {
    return Long.bitCount(Neighbours.beside(loose) & unseen & ~outs);
  }
}
