package oklahoma.client.advice;

/** The estimated value of a move. Every error is a standard error. */
public sealed interface MoveEstimate {

  /**
   * How much less than the best move this one is worth, in the unit of its type; 0 without a
   * figure.
   */
  double behind();

  /**
   * The chance to win the match.
   *
   * @param of from 0 to 1
   * @param behind how much smaller than the chance of the best move; negative only within the error
   * @param error the error of {@code behind}, or of the chance itself for the best move
   */
  record Chance(double of, double behind, double error) implements MoveEstimate {}

  /**
   * The points that the player gains on the others in this deal.
   *
   * @param lead negative if the others gain
   * @param behind how many points fewer than with the best move
   * @param error the error of {@code behind}, or of the lead itself for the best move
   */
  record Points(double lead, double behind, double error) implements MoveEstimate {}

  /** There is no figure, because nothing was played ahead. */
  record None() implements MoveEstimate {
    @Override
    public double behind() {
      return 0;
    }
  }
}
