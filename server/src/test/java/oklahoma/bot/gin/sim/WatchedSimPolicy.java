package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.ObservedPlay;

/** A player at the quick table, and what everybody sees it do in one deal. */
final class WatchedSimPolicy implements GinSimPolicy {
  private final GinSimPolicy player;
  private ObservedPlay observed = ObservedPlay.NONE;

  /** Whether it has taken or left the top of the pile in this turn. */
  private boolean answered;

  WatchedSimPolicy(GinSimPolicy player) {
    this.player = player;
  }

  @Override
  public boolean takes(GinSim deal) {
    boolean takes = player.takes(deal);
    observed = takes ? observed.takes() : observed.leaves(deal.top());
    answered = takes || deal.phase == GinSim.Phase.DRAW;
    return takes;
  }

  @Override
  public void plays(GinSim deal) {
    observed = answered ? observed : observed.leaves(deal.top());
    answered = false;
    player.plays(deal);
    if (deal.caller == GinSim.NOBODY && deal.phase != GinSim.Phase.OVER) {
      observed = observed.discards(deal.top());
    }
  }

  /** What it did so far. */
  ObservedPlay observed() {
    return observed;
  }
}
