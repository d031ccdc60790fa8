package oklahoma.bot.search;

/** A deal that is played in place, so that one object serves many samples. */
public interface World<W> {
  /** Another world under the same rules, to be copied into. */
  W blank();

  /** Copies another world into this one. */
  void copy(W other);
}
