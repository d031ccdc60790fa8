package oklahoma.client.replay.review;

import java.util.List;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;

/**
 * A moment at which another move would have been clearly better.
 *
 * @param decision what was done there
 * @param best what Hard would have played
 * @param cost what the move that was made is behind it
 * @param guess a sentence about what another player probably held then; may be empty
 */
public record BetterMove(
    Decision decision, Advice.Option best, MoveEstimate cost, Advice.Words guess) {

  /** Its place among others: what costs most comes first, and it follows its equals. */
  public int among(List<BetterMove> others) {
    return (int) others.stream().filter(other -> other.cost().behind() >= cost.behind()).count();
  }
}
