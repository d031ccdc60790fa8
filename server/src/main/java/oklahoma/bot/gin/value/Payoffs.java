package oklahoma.bot.gin.value;

import java.util.function.ToDoubleFunction;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.rules.gin.GinResult.Call;

/**
 * The values of typical ends of a deal for two for a seat, on the scale of {@link GinNet}: 1 is the
 * value of its own gin against {@value #USUAL} points of deadwood, -1 that of the opponent's. On
 * this scale all rules and scores look alike to the network.
 */
final class Payoffs {
  /** The number of typical ends. */
  static final int COUNT = 13;

  private static final int USUAL = 25;
  private static final int[] LEFT_AT_GIN = {10, USUAL, 45};
  private static final int KNOCKS_WITH = 5;
  private static final int[] LEFT_AT_KNOCK = {10, USUAL};
  private static final int UNDERCUT = 9;
  private static final double TINY = 1e-6;

  /** Values are limited to this many times the usual one. */
  private static final double MOST = 4;

  /** If an end is worth more than this many times the usual value, the scale is unusable. */
  private static final double LOST = 10;

  private final ToDoubleFunction<GinSim> worth;
  private final double middle;
  private final double half;
  private final float[] ends = new float[COUNT];
  private boolean usable = true;

  /**
   * The payoffs of a seat.
   *
   * @param blank a deal of the rules; it is overwritten
   * @param worth of a finished deal to the seat
   */
  Payoffs(GinSim blank, int seat, ToDoubleFunction<GinSim> worth) {
    this.worth = worth;
    int other = 1 - seat;
    double up = worth(blank, seat, Call.GIN, 0, USUAL);
    double down = worth(blank, other, Call.GIN, 0, USUAL);
    middle = (up + down) / 2;
    half = Math.max(TINY, (up - down) / 2);
    int end = 0;
    for (int caller : new int[] {seat, other}) {
      for (int left : LEFT_AT_GIN) {
        ends[end++] = end(worth(blank, caller, Call.GIN, 0, left));
      }
      for (int left : LEFT_AT_KNOCK) {
        ends[end++] = end(worth(blank, caller, Call.KNOCK, KNOCKS_WITH, left));
      }
      ends[end++] = end(worth(blank, caller, Call.KNOCK, UNDERCUT, UNDERCUT - 1));
    }
    ends[end] = end(worth(blank, GinSim.NOBODY, Call.KNOCK, 0, 0));
  }

  private double worth(GinSim blank, int caller, Call call, int own, int others) {
    blank.caller = caller;
    blank.call = call;
    for (int who = 0; who < blank.deadwood.length; who++) {
      blank.deadwood[who] = who == caller ? own : others;
    }
    return worth.applyAsDouble(blank);
  }

  /** Converts a value on the network's scale. */
  double worth(float value) {
    return middle + half * value;
  }

  private float scaled(double worth) {
    return (float) Math.clamp((worth - middle) / half, -MOST, MOST);
  }

  private float end(double worth) {
    usable &= Math.abs(worth - middle) <= LOST * half;
    return scaled(worth);
  }

  /**
   * Whether the scale is usable. It is not if a usual gin decides nothing at this score but a rarer
   * end does.
   */
  boolean usable() {
    return usable;
  }

  /** The value of a typical end, on the network's scale. */
  float end(int which) {
    return ends[which];
  }

  /** The value of a finished deal, on the network's scale. */
  float of(GinSim over) {
    return scaled(worth.applyAsDouble(over));
  }
}
