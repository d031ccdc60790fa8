package oklahoma.bot.tournament;

import oklahoma.bot.Bot;
import oklahoma.bot.Entrant;
import oklahoma.bot.search.Budget;

/**
 * A bot in a contest.
 *
 * @param times how many times the contest's budget it has, 1 to 1,000; without meaning for bots
 *     that do not guess
 */
public record Contender(Entrant entrant, int times) {
  /** No contender has more budgets than this. */
  public static final int MOST_TIMES = 1_000;

  public Contender {
    if (times < 1 || times > MOST_TIMES) {
      throw new IllegalArgumentException("1 to 1,000 budgets: " + times);
    }
  }

  /** Its bot where a contest has this budget. */
  Bot bot(Budget budget) {
    return entrant.bot(budget.multiplied(times));
  }
}
