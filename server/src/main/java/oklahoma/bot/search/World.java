package oklahoma.bot.search;

/** A deal that is played in place, so that one object serves many samples. */
public interface World<W> {
  /** Another world under the same rules, as the target of {@link #copy}. */
  W blank();

  /** Copies another world into this one. */
  void copy(W other);
}
