package oklahoma.client.replay.review;

import java.util.List;

/** Searches in the background for better moves than those of a player. */
public interface Reviewer {

  /** Receives the results on the FX thread. */
  interface Listener {
    /** Another move would have been better. The results come in the order of the decisions. */
    void found(BetterMove better);

    /** The number of decisions that have been reviewed so far. */
    void looked(int decisions);
  }

  /**
   * Starts the search.
   *
   * @param decisions decisions in either game
   * @param listener receives the results
   * @return stops the search; no more results come then
   */
  Runnable review(List<Decision> decisions, Listener listener);
}
