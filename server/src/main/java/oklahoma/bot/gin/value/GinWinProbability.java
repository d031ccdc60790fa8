package oklahoma.bot.gin.value;

import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;

/** Estimates a seat's probability of winning a match of gin from a score. */
public interface GinWinProbability {

  /**
   * The probability of winning, 0 to 1; a shared win counts by its share.
   *
   * @param totals those of all seats, after the last deal that counted
   * @param me the seat
   * @param left the number of remaining rounds, if rounds are counted
   */
  double at(int[] totals, int me, int left);

  /**
   * Whether these rules allow an estimate: not with Hollywood scoring, nor with a target among
   * several players.
   */
  static boolean known(GinRules rules) {
    return !rules.has(GinSwitch.HOLLYWOOD)
        && (rules.seats() == 2 || rules.end() instanceof MatchEnd.Rounds);
  }

  /**
   * The estimates under such rules. They take a tenth of a second to compute, and half a second in
   * a program that has just started.
   */
  static GinWinProbability of(GinRules rules) {
    return rules.seats() == 2 ? TwoPlayerWinProbability.of(rules) : SeveralWinProbability.of(rules);
  }
}
