package oklahoma.bot.search;

/** Samples what a seat does not see. */
@FunctionalInterface
public interface Determinizer<W> {
  /** Replaces this world by the next sample of the known deal. */
  void next(W world);
}
