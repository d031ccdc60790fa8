package oklahoma.bot.search;

/**
 * How much a search trusts its priors and its rollouts.
 *
 * @param mostWorlds the limit, after which more worlds hardly help
 * @param firstWorlds the head start of the candidate with the best prior, so that a few worlds do
 *     not overrule it by chance: as many additional worlds in which it was better by a standard
 *     deviation
 * @param priorError the standard error, in points, of the difference of two priors; infinite if all
 *     priors are equal
 * @param rolloutError the standard error, in points, of the difference of two means that remains
 *     after many worlds, because the rollouts play worse than the seats
 * @param patience by how many more standard errors a candidate must be behind before it is dropped,
 *     for each doubling of the budget
 */
public record Confidence(
    int mostWorlds, double firstWorlds, double priorError, double rolloutError, double patience) {
  private static final double HOPELESS = 1.5;
  private static final double SURELY_HOPELESS = 3;

  /** The confidence of a search whose priors are all the same. */
  public static Confidence withoutPriors(int mostWorlds, double firstWorlds, double patience) {
    return new Confidence(mostWorlds, firstWorlds, Double.POSITIVE_INFINITY, 0, patience);
  }

  /** By how many standard errors a candidate must be behind to be dropped. */
  double hopeless(Budget budget) {
    double doublings = Math.log(Math.max(1, budget.times())) / Math.log(2);
    return Math.min(SURELY_HOPELESS, HOPELESS + patience * doublings);
  }

  /** Whether the candidates have priors. */
  boolean hasPriors() {
    return !Double.isInfinite(priorError);
  }
}
