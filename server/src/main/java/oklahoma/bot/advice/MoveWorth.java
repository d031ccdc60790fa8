package oklahoma.bot.advice;

import oklahoma.bot.search.Estimate;

/** The estimated value of a move for the seat that makes it. */
public sealed interface MoveWorth {

  /**
   * In the match.
   *
   * @param chance to win the match, 0 to 1; a shared win counts by its share
   * @param behind how much less than the best move of the same advice, 0 or more, except where the
   *     errors are larger; both were compared in the same worlds, so its error is its own
   */
  record OfMatch(Estimate chance, Estimate behind) implements MoveWorth {}

  /**
   * In this deal alone, where the score of the match says no chance (Hollywood's three games).
   *
   * @param lead the points by which the seat gains on the others
   * @param behind how much less than the best move
   */
  record OfDeal(Estimate lead, Estimate behind) implements MoveWorth {}

  /** Nobody has looked ahead: the order is a judgement, and there is no figure. */
  record Judged() implements MoveWorth {}
}
