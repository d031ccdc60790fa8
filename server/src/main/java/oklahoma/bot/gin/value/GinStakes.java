package oklahoma.bot.gin.value;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;

/**
 * The worth of a deal of gin to a seat: the probability of winning the match, if the score gives
 * one, otherwise the points of the deal.
 */
public final class GinStakes {
  /** The size of the cache: a program seldom plays by more rules than this. */
  private static final int MOST_RULES = 32;

  private static final Map<GinRules, GinWinProbability> CHANCES = new ConcurrentHashMap<>();

  private GinStakes() {}

  /** The worth of a finished deal to the seat of this view, by the deal's points alone. */
  public static ToDoubleFunction<GinSim> of(GinView view) {
    return ofPoints(view.rules(), view.deal().upCard(), view.me().ordinal());
  }

  /** The worth in a match whose earlier deals the seat saw end. */
  public static ToDoubleFunction<GinSim> of(GinView view, GinMatch before) {
    return of(view, before.standing().totals(), before.round() - 1);
  }

  /**
   * The worth to a seat that knows only the score of the match. A round without points then looks
   * like a void deal.
   */
  public static ToDoubleFunction<GinSim> of(GinView view, Standing before) {
    long rounds =
        before.deals().stream()
            .filter(deal -> deal.stream().anyMatch(points -> points != 0))
            .count();
    return of(view, before.totals(), (int) rounds);
  }

  private static ToDoubleFunction<GinSim> of(GinView view, List<Integer> totals, int rounds) {
    GinRules rules = view.rules();
    return GinWinProbability.known(rules)
        ? ofMatch(rules, view.deal().upCard(), view.me().ordinal(), totals, left(rules, rounds))
        : of(view);
  }

  /** The points by which a seat leads after a finished deal. */
  static ToDoubleFunction<GinSim> ofPoints(GinRules rules, Suited upCard, int me) {
    return over -> lead(rules, TwoPlayerWinProbability.points(over, upCard), me);
  }

  /**
   * A seat's chance to win the match after a finished deal.
   *
   * @param totals of all seats before the deal
   * @param left the rounds remaining before the deal, including it, if the match counts rounds
   */
  static ToDoubleFunction<GinSim> ofMatch(
      GinRules rules, Suited upCard, int me, List<Integer> totals, int left) {
    GinWinProbability chance = chance(rules);
    return over -> {
      int[] after = after(totals, TwoPlayerWinProbability.points(over, upCard));
      int played = over.caller == GinSim.NOBODY ? 0 : 1;
      return chance.at(after, me, left - played);
    };
  }

  /** By how many points a seat gains on the others, on average. */
  private static double lead(GinRules rules, List<Integer> points, int me) {
    int sum = 0;
    for (int each : points) {
      sum += TwoPlayerWinProbability.lead(rules, points.get(me), each);
    }
    return (double) sum / (points.size() - 1);
  }

  private static int[] after(List<Integer> totals, List<Integer> points) {
    int[] after = new int[totals.size()];
    for (int seat = 0; seat < after.length; seat++) {
      after[seat] = totals.get(seat) + points.get(seat);
    }
    return after;
  }

  /** The remaining rounds, including this one; at least one, in extra rounds too. */
  private static int left(GinRules rules, int played) {
    return rules.end() instanceof MatchEnd.Rounds rounds ? Math.max(1, rounds.count() - played) : 0;
  }

  private static GinWinProbability chance(GinRules rules) {
    if (CHANCES.size() >= MOST_RULES) {
      CHANCES.clear();
    }
    return CHANCES.computeIfAbsent(rules, GinWinProbability::of);
  }
}
