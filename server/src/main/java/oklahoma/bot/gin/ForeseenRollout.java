package oklahoma.bot.gin;

import java.util.function.ToDoubleFunction;
import oklahoma.bot.gin.sim.GinDeterminizer;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.GinSimPolicy;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.gin.value.GinOutlook;
import oklahoma.bot.search.Determinizer;
import oklahoma.bot.search.Rollout;

/**
 * Deals for two played to their end, whose worth is half what came out and half what the seat's
 * outlook promised when it was to discard again. The two are wrong in different places: rollouts
 * play on as Normal would, and the outlook does not see the guessed hand. A deal in which the seat
 * does not discard again, since it knocks for one, is worth what came out. So that such a deal can
 * be compared with the others, what the outlook promises too much or too little in all of them does
 * not count: it says which of the moves that go on is better, and nothing about a knock. One thread
 * at a time.
 */
final class ForeseenRollout implements Rollout<GinSim>, Determinizer<GinSim> {
  private static final double HALF = 0.5;

  private final int me;
  private final GinDeterminizer guesses;
  private final ToDoubleFunction<GinSim> value;
  private final GinOutlook outlook;

  /**
   * What the outlook promised in the latest deal; infinite if it was not asked, or said nothing.
   */
  private double promised;

  /** How much more was promised than came out, in so many deals. */
  private double excess;

  private int promises;

  /** The mean of it in the worlds before this one, and so the same for all its candidates. */
  private double level;

  ForeseenRollout(GinSim known, GinDeterminizer guesses, ToDoubleFunction<GinSim> value) {
    this.me = known.seat;
    this.guesses = guesses;
    this.value = value;
    this.outlook = GinOutlook.of(known.rules, known.limit, me, value);
  }

  @Override
  public void next(GinSim world) {
    level = promises == 0 ? 0 : excess / promises;
    guesses.next(world);
  }

  @Override
  public void finish(GinSim world) {
    GinSimPolicy others = guesses.policy();
    boolean discards = GinRollout.untilDiscard(world, me, TunedSimPolicy.USUAL, others);
    promised = discards ? outlook.ofBestMove(world) : Double.POSITIVE_INFINITY;
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
