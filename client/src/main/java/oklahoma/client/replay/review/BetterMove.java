package oklahoma.client.replay.review;

import java.util.List;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;

/**
 * A moment at which another move would have been clearly better.
 *
 * @param decision the move that was made, and what its player knew
 * @param best the move that a Hard bot suggests
 * @param cost how much worse the move was, by the bot's estimate
 * @param guess a sentence about what another player probably held; may be empty
 */
public record BetterMove(
    Decision decision, Advice.Option best, MoveEstimate cost, Advice.Words guess) {

  /**
   * The index at which to insert it into a list that has the costliest moves first; after moves of
   * the same cost.
   */
  public int among(List<BetterMove> others) {
    return (int) others.stream().filter(other -> other.cost().behind() >= cost.behind()).count();
  }
}
