package oklahoma.bot.gin.sim;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * How the others play on in guessed worlds. Of two nobody knows whether the other waits for gin, as
 * Normal does, or knocks as soon as it may, as many people do: so it does the one in some worlds
 * and the other in the rest. Where it could have knocked and has not, it waits; that such a hand is
 * the less likely for it is left to {@link GinDeterminizer}. Several are taken for Normals, who
 * knock as soon as they may.
 */
public final class OpponentModel {
  /** In so many worlds the other of two is one who knocks as soon as it may. */
  private static final double PLAIN = 0.75;

  private static final int TWO = 2;

  private final int me;
  private final int seats;
  private final RandomGenerator chance;
  private boolean plain;
  private long dice;

  /**
   * The others of a seat.
   *
   * @param known the deal as the seat to move knows it
   */
  public OpponentModel(GinSim known, RandomGenerator chance) {
    this.me = known.seat;
    this.seats = known.seats();
    this.chance = chance;
  }

  /** Decides how the others play in a guessed world, and with what dice. */
  public void meet(GinSim world) {
    if (seats == TWO) {
      plain = chance.nextDouble() < PLAIN && !couldHaveKnocked(world);
      dice = chance.nextLong();
    }
  }

  /** Whoever knocks as soon as it may would not hold the hand that it is guessed to hold. */
  private boolean couldHaveKnocked(GinSim world) {
    int other = world.after(me);
    return world.turns(other) > 0 && Deadwood.least(world.hand(other), world.runs) <= world.limit;
  }

  /** How they play in the world that was met last, from the same dice every time. */
  public GinSimPolicy policy() {
    return plain ? new BaselineSimPolicy(new SplittableRandom(dice)) : TunedSimPolicy.of(seats);
  }
}
