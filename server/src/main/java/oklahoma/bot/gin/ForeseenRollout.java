package oklahoma.bot.gin;

import java.util.function.ToDoubleFunction;
import oklahoma.bot.gin.sim.GinDeterminizer;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.GinSimPolicy;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.gin.value.GinValueFunction;
import oklahoma.bot.search.Determinizer;
import oklahoma.bot.search.Rollout;

/**
 * Rollouts of gin for two, each valued half by its result and half by what the value network
 * predicted when the seat was next to discard. Their errors differ: rollouts continue as Normal
 * would, and the network does not see the sampled hand. A deal in which the seat does not discard
 * again, for example because it knocks, is valued by its result alone. To keep such deals
 * comparable, the network's mean error over all deals is subtracted: the network ranks the moves
 * that continue, and says nothing about a knock. Single-threaded.
 */
final class ForeseenRollout implements Rollout<GinSim>, Determinizer<GinSim> {
  private static final double HALF = 0.5;

  private final int me;
  private final GinDeterminizer determinizer;
  private final ToDoubleFunction<GinSim> value;
  private final GinValueFunction values;

  /** The network's prediction in the latest deal; infinite if there was none. */
  private double promised;

  /** The sum of prediction minus result, over {@link #promises} deals. */
  private double excess;

  private int promises;

  /** The mean excess over the earlier worlds, so it is the same for all candidates. */
  private double level;

  ForeseenRollout(GinSim known, GinDeterminizer determinizer, ToDoubleFunction<GinSim> value) {
    this.me = known.seat;
    this.determinizer = determinizer;
    this.value = value;
    this.values = GinValueFunction.of(known.rules, known.limit, me, value);
  }

  @Override
  public void next(GinSim world) {
    level = promises == 0 ? 0 : excess / promises;
    determinizer.next(world);
  }

  @Override
  public void finish(GinSim world) {
    GinSimPolicy others = determinizer.policy();
    boolean discards = GinRollout.untilDiscard(world, me, TunedSimPolicy.USUAL, others);
    promised = discards ? values.ofBestMove(world) : Double.POSITIVE_INFINITY;
    GinRollout.of(world, me, TunedSimPolicy.USUAL, others);
  }

  @Override
  public double worth(GinSim over) {
    double played = value.applyAsDouble(over);
    if (Double.isInfinite(promised)) {
      return played;
    }
    excess += promised - played;
    promises++;
    return HALF * (played + promised - level);
  }
}
