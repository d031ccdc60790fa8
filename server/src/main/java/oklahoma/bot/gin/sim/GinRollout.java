package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.GinBits;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;

/** Plays a {@link GinSim} to its end. */
public final class GinRollout {
  private GinRollout() {}

  /** Plays on until the deal is over, all seats by the same policy. */
  public static void of(GinSim deal, GinSimPolicy policy) {
    of(deal, deal.seat, policy, policy);
  }

  /** Plays on until the deal is over, one seat by one policy and the others by another. */
  public static void of(GinSim deal, int me, GinSimPolicy mine, GinSimPolicy others) {
    while (deal.phase != GinSim.Phase.OVER) {
      step(deal, deal.seat == me ? mine : others);
    }
  }

  /**
   * Plays on until it is one seat's turn to discard or to knock.
   *
   * @return false if the deal ends before, or if that move must end it
   */
  public static boolean untilDiscard(GinSim deal, int me, GinSimPolicy mine, GinSimPolicy others) {
    while (deal.phase != GinSim.Phase.OVER) {
      if (deal.seat == me && deal.phase == GinSim.Phase.PLAY) {
        return !deal.last();
      }
      step(deal, deal.seat == me ? mine : others);
    }
    return false;
  }

  /** Lets the seat to act make its next move. */
  static void step(GinSim deal, GinSimPolicy policy) {
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

  /** G-12: whether the seat could end the deal with the top discard. */
  private static boolean stopsWithTop(GinSim deal) {
    long hand = deal.hand(deal.seat);
    long more = hand | deal.top();
    if (deal.rules.has(GinSwitch.BIG_GIN) && Deadwood.least(more, deal.runs) == 0) {
      return true;
    }
    long loose = deal.rules.has(GinSwitch.RETURN_TAKEN) ? more : hand;
    return GinBits.afterDiscard(more, loose, deal.runs) <= deal.limit;
  }
}
