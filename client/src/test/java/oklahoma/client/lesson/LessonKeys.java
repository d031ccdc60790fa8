package oklahoma.client.lesson;

import java.util.List;
import java.util.stream.Stream;

/** The keys of what the coach says, which no line of the code spells out. */
public final class LessonKeys {

  private LessonKeys() {}

  /** All that the lessons ask for, with those that a lesson need not have. */
  public static List<String> all() {
    return Stream.of(Lesson.values())
        .flatMap(lesson ->
            Stream.concat(
                Stream.of("title", "about", "intro", "end", "free").map(lesson::key),
                lesson.course().steps().stream().flatMap(LessonKeys::of)))
        .toList();
  }

  private static Stream<String> of(LessonStep step) {
    return Stream.concat(
        Stream.of(step.key(), step.praise(), step.invalid()),
        step.mistakes().stream().map(LessonStep.Mistake::key));
  }
}
