package oklahoma.bot.advice;

import oklahoma.bot.search.Estimate;

/** The estimated value of a move for the seat that makes it. */
public sealed interface MoveWorth {

  /**
   * In the match.
   *
   * @param chance the probability of winning the match, 0 to 1; a shared win counts by its share
   * @param behind how much less than the best move of the same advice, 0 or more, except where the
   *     errors are larger; both were compared in the same worlds, so it has its own error
   */
  record OfMatch(Estimate chance, Estimate behind) implements MoveWorth {}

  /**
   * In this deal only, if the score of the match gives no probability (Hollywood's three games).
   *
   * @param lead the seat's gain on the others, in points
   * @param behind how much less than the best move
   */
  record OfDeal(Estimate lead, Estimate behind) implements MoveWorth {}

  /** Without a search: the policy's order, without figures. */
  record Judged() implements MoveWorth {}
}
