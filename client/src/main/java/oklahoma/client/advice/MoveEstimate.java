package oklahoma.client.advice;

/** The estimated value of a move; an error is a standard error. */
public sealed interface MoveEstimate {

  /** How much less than the best move it is worth, in its own measure; 0 if nobody can say. */
  double behind();

  /**
   * The chance to win the match.
   *
   * @param of 0 to 1
   * @param behind how much less than the best move; less than 0 only within the error
   * @param error of {@code behind}, or of the chance itself for the best move
   */
  record Chance(double of, double behind, double error) implements MoveEstimate {}

  /**
   * The points by which one gains on the others in this deal.
   *
   * @param lead less than 0 if they gain
   * @param behind how much less than the best move
   * @param error as for a chance
   */
  record Points(double lead, double behind, double error) implements MoveEstimate {}

  /** Nobody has looked ahead, and there is no figure. */
  record None() implements MoveEstimate {
    @Override
    public double behind() {
      return 0;
    }
  }
}
