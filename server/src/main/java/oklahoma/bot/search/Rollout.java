package oklahoma.bot.search;

/** Plays worlds to their end, and values the result for the seat that searches. */
public interface Rollout<W> {
  /** Plays on until the deal is over. */
  void finish(W world);

  /** The value of a finished deal. */
  double worth(W over);

  /** The same in points, the unit of priors; called only if there are priors. */
  default double points(W over) {
    return worth(over);
  }
}
