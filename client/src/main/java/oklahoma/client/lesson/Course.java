package oklahoma.client.lesson;

import java.util.List;
import oklahoma.rules.Deal;
import oklahoma.rules.notation.ProposedMove;

/**
 * A lesson from beginning to end.
 *
 * @param start the deal where it begins, with all cards open
 * @param steps what the player is to do
 * @param closing what the others still do after that
 * @param goesOn whether the deal then goes on against bots
 */
record Course(Deal start, List<LessonStep> steps, List<ProposedMove> closing, boolean goesOn) {
  Course {
    steps = List.copyOf(steps);
    closing = List.copyOf(closing);
  }

  /**
   * The step where the lesson can begin again: what was put into the tray is not kept, so it begins
   * with that.
   */
  int reachable(int step) {
    int from = Math.clamp(step, 0, steps.size());
    while (from > 0 && steps.get(from - 1).goal() instanceof Goal.Staged) {
      from--;
    }
    return from;
  }
}
