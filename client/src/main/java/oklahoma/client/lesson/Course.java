package oklahoma.client.lesson;

import java.util.List;
import oklahoma.rules.Deal;
import oklahoma.rules.notation.ProposedMove;

/**
 * A lesson from its beginning to its end.
 *
 * @param start the deal at its beginning, with all cards open
 * @param steps the steps of the player
 * @param closing the moves of the other players after the last step
 * @param continuesWithBots whether the deal then continues against bots
 */
record Course(
    Deal start, List<LessonStep> steps, List<ProposedMove> closing, boolean continuesWithBots) {
  Course {
    steps = List.copyOf(steps);
    closing = List.copyOf(closing);
  }

  /**
   * The step from which the lesson can continue. The tray is not saved, so steps that fill it have
   * to be repeated.
   */
  int reachable(int step) {
    int from = Math.clamp(step, 0, steps.size());
    while (from > 0 && steps.get(from - 1).goal() instanceof Goal.Staged) {
      from--;
    }
    return from;
  }
}
