package oklahoma.bot.advice;

import oklahoma.bot.search.Estimate;

/** The estimated value of a move for the seat that makes it. */
public sealed interface MoveWorth {

  /**
   * The worth in the match.
   *
   * @param chance the probability of winning the match, 0 to 1; a shared win counts by its share
   * @param behind how much lower than that of the best move, 0 or more, except where the errors are
   *     larger. Both moves were compared in the same worlds, so this has an error of its own
   */
  record OfMatch(Estimate chance, Estimate behind) implements MoveWorth {}

  /**
   * The worth in this deal only, if the score gives no probability (Hollywood's three games).
   *
   * @param lead the seat's gain on the others, in points
   * @param behind how much lower than that of the best move
   */
  record OfDeal(Estimate lead, Estimate behind) implements MoveWorth {}

  /** The order of the policy, without figures, where nothing was searched. */
  record Judged() implements MoveWorth {}
}
