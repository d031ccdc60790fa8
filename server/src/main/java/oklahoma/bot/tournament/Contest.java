package oklahoma.bot.tournament;

import java.util.List;
import oklahoma.bot.search.Budget;
import oklahoma.rules.Rules;

/**
 * The setup of a measurement.
 *
 * @param rules the rules
 * @param contenders one for each seat; the contest measures the first one
 * @param sequences the number of sequences of deals; each is played once for each seat
 * @param budget Hard's budget for each decision
 * @param seed determines all shuffles and random choices
 */
public record Contest(
    Rules rules, List<Contender> contenders, int sequences, Budget budget, long seed) {
  public Contest {
    contenders = List.copyOf(contenders);
    if (contenders.size() != rules.seats() || sequences < 1) {
      throw new IllegalArgumentException("a contender for each seat, and at least one sequence");
    }
  }

  /** How many matches are played. */
  public int matches() {
    return sequences * rules.seats();
  }

  /** The expected share of wins of a bot that is as good as the others. */
  public double fair() {
    return 1.0 / rules.seats();
  }

  /** The different contenders in their order. */
  public List<Contender> kinds() {
    return contenders.stream().distinct().toList();
  }
}
