package oklahoma.bot.oklahoma.sim;

import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.view.FeedingCost;
import oklahoma.rules.oklahoma.Contract;

/** What {@link FeedingCost} says, at a table of counts. */
final class SimFeeding {
  private static final int RANKS = CardKinds.RANKS;

  private SimFeeding() {}

  /** The points that discarding a card of a kind costs by helping the next seat. */
  static double cost(OklahomaSim deal, int seat, int kind) {
    if (kind == CardKinds.WILD) {
      return 20;
    }
    int next = (seat + 1) % deal.seats;
    if (deal.down[next]) {
      return deal.melds.fits(kind) ? 7 : 0;
    }
    int related = 0;
    for (int other = 0; other < CardKinds.WILD; other++) {
      int count = deal.exposed[next][other];
      related += count > 0 && related(deal.contract, kind, other) ? count : 0;
    }
    return related * 3 - (deal.stock.isInPile(kind) ? 1 : 0);
  }

  private static boolean related(Contract contract, int one, int two) {
    int apart = Math.abs(one % RANKS - two % RANKS);
    return (apart == 0 && contract.books() > 0)
        || (apart > 0 && apart <= 3 && one / RANKS == two / RANKS && contract.runs() > 0);
  }
}
