package oklahoma.bot.oklahoma.sim;

import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.view.Leftovers;

/** {@link Leftovers} for a seat that is down, in a simulated deal. */
final class RolloutLeftovers {
  private static final int RANKS = CardKinds.RANKS;

  private final OklahomaSim deal;
  private final int seat;
  private final boolean runs;
  private final boolean books;
  private int up;
  private int fewest = Leftovers.NOBODY_NEAR;
  private int unseen;

  RolloutLeftovers(OklahomaSim deal, int seat) {
    this.deal = deal;
    this.seat = seat;
    this.runs = deal.contract.runs() > 0;
    this.books = deal.contract.books() > 0;
    for (int other = 0; other < deal.seats; other++) {
      if (other != seat && deal.down[other]) {
        fewest = Math.min(fewest, deal.sizes[other]);
      } else if (other != seat) {
        up++;
      }
    }
    for (int kind = 0; kind < CardKinds.KINDS; kind++) {
      unseen += deal.unseen(seat, kind);
    }
  }

  /** The kind to discard from a hand of which nothing fits on the table. */
  int discard() {
    double weight = Leftovers.URGENT / (1 + fewest) - Leftovers.LATER;
    int best = CardKinds.WILD;
    double most = Double.NEGATIVE_INFINITY;
    for (int kind = 0; kind < CardKinds.KINDS; kind++) {
      if (deal.hands[seat][kind] > 0) {
        double costs = HandFeatures.points(kind) * weight - hope(kind);
        if (costs > most) {
          most = costs;
          best = kind;
        }
      }
    }
    return best;
  }

  private double hope(int kind) {
    if (kind == CardKinds.WILD) {
      return 0;
    }
    double weight = runs ? Leftovers.NEIGHBOUR_TAKEN : Leftovers.SAME_RANK_TAKEN;
    double toCome = books ? Leftovers.BOOK_TO_COME * up * ofRank(kind % RANKS) : 0;
    toCome += runs ? Leftovers.GAP_TO_FILL * gaps(kind) : 0;
    return related(kind) * weight + toCome / Math.max(1, unseen);
  }

  private int related(int kind) {
    int related = 0;
    for (int other = 0; other < deal.seats; other++) {
      if (other != seat && !deal.down[other]) {
        related += RolloutPolicy.relatedTaken(deal, other, kind);
      }
    }
    return related;
  }

  private int ofRank(int rank) {
    int live = 0;
    for (int kind = rank; kind < CardKinds.WILD; kind += RANKS) {
      live += deal.unseen(seat, kind);
    }
    return live;
  }

  private int gaps(int kind) {
    int live = 0;
    for (long left = deal.melds.gapsBefore(kind); left != 0; left &= left - 1) {
      live += deal.unseen(seat, Long.numberOfTrailingZeros(left));
    }
    return live;
  }
}
