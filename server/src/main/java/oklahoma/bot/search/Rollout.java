package oklahoma.bot.search;

/** Plays worlds to their end, and values the result for the seat that searches. */
public interface Rollout<W> {
  /** Plays the deal to its end. */
  void finish(W world);

  /** The value of a finished deal. */
  double worth(W over);

  /**
   * The value of a finished deal in points, the unit of priors; only called if there are priors.
   */
  default double points(W over) {
    return worth(over);
  }
}
