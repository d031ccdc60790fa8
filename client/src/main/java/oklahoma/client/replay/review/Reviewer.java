package oklahoma.client.replay.review;

import java.util.List;

/** Searches, in the background, for better moves than those that were made. */
public interface Reviewer {

  /** Hears the results, on the FX thread. */
  interface Told {
    /** A moment at which another move would have been better; in the order of the moments. */
    void found(BetterMove better);

    /** The number of decisions that have been reviewed. */
    void looked(int decisions);
  }

  /**
   * Begins to look.
   *
   * @param decisions of either game
   * @return ends it early; there are no more results then
   */
  Runnable review(List<Decision> decisions, Told told);
}
