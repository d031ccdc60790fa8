package oklahoma.bot.search;

/**
 * How much a search trusts its priors and its rollouts.
 *
 * @param mostWorlds after which nothing more is to be learnt
 * @param firstWorlds the candidate with the best prior counts as if so many worlds more had been
 *     played, in each of which it was better by a standard deviation: few worlds overrule it by
 *     chance
 * @param priorError by so many points the difference of two priors is off; infinite where all
 *     priors are equal and say nothing
 * @param rolloutError by so many points the difference of two means is off however many worlds were
 *     played, because the rollouts play worse than the seats
 * @param patience for each doubling of the budget, so many standard errors more must a candidate be
 *     behind before it is dropped
 */
public record Confidence(
    int mostWorlds, double firstWorlds, double priorError, double rolloutError, double patience) {
  private static final double HOPELESS = 1.5;
  private static final double SURELY_HOPELESS = 3;

  /** The confidence of a search whose priors are all the same. */
  public static Confidence withoutPriors(int mostWorlds, double firstWorlds, double patience) {
    return new Confidence(mostWorlds, firstWorlds, Double.POSITIVE_INFINITY, 0, patience);
  }

  /** By so many standard errors a candidate that is behind is dropped. */
  double hopeless(Budget budget) {
    double doublings = Math.log(Math.max(1, budget.times())) / Math.log(2);
    return Math.min(SURELY_HOPELESS, HOPELESS + patience * doublings);
  }

  /** Whether priors say anything. */
  boolean hasPriors() {
    return !Double.isInfinite(priorError);
  }
}
