package oklahoma.client.lesson;

import java.util.HashMap;
import java.util.Map;

/**
 * A player's progress in a lesson.
 *
 * @param step the step at which it continues, from 0
 * @param learned whether the player has finished it
 * @param skipped whether the player did not want it
 */
public record LessonProgress(int step, boolean learned, boolean skipped) {
  /** The progress in a lesson that was never begun. */
  public static final LessonProgress NONE = new LessonProgress(0, false, false);

  private static final String STEP = "step";
  private static final String LEARNED = "learned";
  private static final String SKIPPED = "skipped";
  private static final String YES = "yes";

  /**
   * Reads saved fields.
   *
   * @throws IllegalArgumentException if the step is not a number
   */
  public static LessonProgress of(Map<String, String> fields) {
    int step = Integer.parseInt(fields.getOrDefault(STEP, "0"));
    return new LessonProgress(
        Math.max(0, step), YES.equals(fields.get(LEARNED)), YES.equals(fields.get(SKIPPED)));
  }

  /** The fields to save; never empty. */
  public Map<String, String> fields() {
    Map<String, String> fields = new HashMap<>(Map.of(STEP, Integer.toString(step)));
    if (learned) {
      fields.put(LEARNED, YES);
    }
    if (skipped) {
      fields.put(SKIPPED, YES);
    }
    return fields;
  }

  /** The same progress at another step. */
  LessonProgress at(int now) {
    return new LessonProgress(now, learned, skipped);
  }

  /** The lesson is finished; it would start again at its first step. */
  LessonProgress done() {
    return new LessonProgress(0, true, skipped);
  }

  /** The player does not want the lesson; its step is kept. */
  LessonProgress left() {
    return new LessonProgress(step, learned, true);
  }
}
