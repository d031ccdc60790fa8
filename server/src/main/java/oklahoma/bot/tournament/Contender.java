package oklahoma.bot.tournament;

import oklahoma.bot.Bot;
import oklahoma.bot.Entrant;
import oklahoma.bot.search.Budget;

/**
 * A bot in a contest.
 *
 * @param times its multiple of the contest's budget, 1 to 1,000; meaningless for bots that do not
 *     search
 */
public record Contender(Entrant entrant, int times) {
  /** The largest multiple of the budget. */
  public static final int MOST_TIMES = 1_000;

  public Contender {
    if (times < 1 || times > MOST_TIMES) {
      throw new IllegalArgumentException("1 to 1,000 budgets: " + times);
    }
  }

  /** Its bot in a contest with this budget. */
  Bot bot(Budget budget) {
    return entrant.bot(budget.multiplied(times));
  }
}
