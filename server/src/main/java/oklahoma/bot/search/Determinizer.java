package oklahoma.bot.search;

/** Samples what a seat does not see. */
@FunctionalInterface
public interface Determinizer<W> {
  /** Makes a world the next guess at the known deal. */
  void next(W world);
}
