package oklahoma.bot.search;

/** Samples what a seat does not see. */
@FunctionalInterface
public interface Determinizer<W> {
  /** Turns a world into the next sample of the known deal. */
  void next(W world);
}
