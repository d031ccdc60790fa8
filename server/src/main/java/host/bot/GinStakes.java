package host.bot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import rules.Seat;
import rules.Standing;
import rules.gin.GinRules;
import rules.gin.MatchEnd;

/**
 * What a seat plays a deal of gin for two for: the match if the score is known and Hollywood's
 * three games do not stand against it, else the points of the deal.
 */
final class GinStakes {
  /** More rules than this are seldom played at a time. */
  private static final int MOST_RULES = 32;

  private static final Map<GinRules, WinChance> CHANCES = new ConcurrentHashMap<>();

  private GinStakes() {}

  /** Whether the score of a match says how likely it is to be won. */
  static boolean ofMatch(GinRules rules) {
    return !rules.hollywood();
  }

  /** The worth of a finished deal to the seat that looks at it. */
  static ToDoubleFunction<RolloutDeal> of(GinSight sight, Optional<Standing> before) {
    GinRules rules = sight.rules();
    if (before.isEmpty() || !ofMatch(rules)) {
      return over -> {
        List<Integer> points = WinChance.points(over, sight.deal().upCard());
        return WinChance.lead(rules, of(points, sight.me()), of(points, sight.next()));
      };
    }
    int mine = of(before.get().totals(), sight.me());
    int theirs = of(before.get().totals(), sight.next());
    int left = left(rules, before.get());
    WinChance chance = chance(rules);
    return over -> {
      List<Integer> points = WinChance.points(over, sight.deal().upCard());
      int played = over.caller == RolloutDeal.NOBODY ? 0 : 1;
      return chance.at(
          mine + of(points, sight.me()), theirs + of(points, sight.next()), left - played);
    };
  }

  private static int of(List<Integer> points, Seat seat) {
    return points.get(seat.ordinal());
  }

  /** The rounds left, this one included; a round in which nobody scored looks like a void deal. */
  private static int left(GinRules rules, Standing before) {
    int played =
        (int)
            before.deals().stream()
                .filter(deal -> deal.stream().anyMatch(points -> points != 0))
                .count();
    return rules.end() instanceof MatchEnd.Rounds rounds ? Math.max(1, rounds.count() - played) : 0;
  }

  private static WinChance chance(GinRules rules) {
    if (CHANCES.size() >= MOST_RULES) {
      CHANCES.clear();
    }
    return CHANCES.computeIfAbsent(rules, WinChance::of);
  }
}
