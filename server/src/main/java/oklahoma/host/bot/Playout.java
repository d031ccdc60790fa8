package oklahoma.host.bot;

import oklahoma.rules.gin.Deadwood;

/** Plays a {@link RolloutDeal} to its end. */
final class Playout {
  private Playout() {}

  /** Plays on until the deal is over, all seats by the same policy. */
  static void of(RolloutDeal deal, RolloutPolicy policy) {
    of(deal, deal.seat, policy, policy);
  }

  /** Plays on until the deal is over, one seat by one policy and the others by another. */
  static void of(RolloutDeal deal, int me, RolloutPolicy mine, RolloutPolicy others) {
    while (deal.phase != RolloutDeal.Phase.OVER) {
      step(deal, deal.seat == me ? mine : others);
    }
  }

  private static void step(RolloutDeal deal, RolloutPolicy policy) {
    switch (deal.phase) {
      case OFFERED -> {
        if (policy.takes(deal)) {
          deal.take();
        } else {
          deal.pass();
        }
      }
      case DRAW -> {
        if (policy.takes(deal)) {
          deal.take();
        } else {
          deal.draw();
        }
      }
      case DRAW_CLOSED -> deal.draw();
      case LAST -> {
        if (stopsWithTop(deal)) {
          deal.take();
        } else {
          deal.pass();
        }
      }
      case PLAY -> policy.plays(deal);
      case OVER -> {}
    }
  }

  /** G-12: whether the seat could stop the deal with the top discard. */
  private static boolean stopsWithTop(RolloutDeal deal) {
    long hand = deal.hand(deal.seat);
    long more = hand | deal.top();
    if (deal.rules.bigGin() && Deadwood.least(more, deal.runs) == 0) {
      return true;
    }
    long loose = deal.rules.returnTaken() ? more : hand;
    return GinHand.afterDiscard(more, loose, deal.runs) <= deal.limit;
  }
}
