package oklahoma.bot.search;

/** Plays worlds to their end, and values the result for the seat that searches. */
public interface Rollout<W> {
  /** Plays on until the deal is over. */
  void finish(W world);

  /** What a finished deal is worth. */
  double worth(W over);

  /** The same in points, which priors are measured in; asked only where there are any. */
  default double points(W over) {
    return worth(over);
  }
}
