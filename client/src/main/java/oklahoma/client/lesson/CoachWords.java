package oklahoma.client.lesson;

import java.util.Optional;
import oklahoma.client.text.Texts;

/** The coach's sentences, for the screen and for reading aloud. */
final class CoachWords {
  private final LessonRun run;

  CoachWords(LessonRun run) {
    this.run = run;
  }

  /** The sentence in the bubble; empty while the coach does not wait for the player. */
  Optional<String> there(Texts in) {
    return switch (state().phase()) {
      case ASKING -> run.step().map(step -> sentence(in, step.key()));
      case MISTAKE -> state().verdict().map(key -> sentence(in, key));
      case WATCHING, FREE, LEARNED -> Optional.empty();
    };
  }

  /**
   * The sentence in the bar: a comment on the last move, or otherwise one about the whole lesson.
   */
  String above(Texts in) {
    Lesson lesson = run.lesson();
    return switch (state().phase()) {
      case ASKING, WATCHING ->
          state()
              .verdict()
              .filter(in::has)
              .map(key -> sentence(in, key))
              .orElseGet(() -> in.say(beginning(in)));
      case MISTAKE -> in.say(lesson.key("title"));
      case FREE -> in.say(lesson.key("free"));
      case LEARNED -> in.say(lesson.key("end"));
    };
  }

  private String beginning(Texts in) {
    String intro = run.lesson().key("intro");
    return state().step() == 0 && in.has(intro) ? intro : run.lesson().key("title");
  }

  /** A sentence of a step, with the names of the step's cards. */
  private String sentence(Texts in, String key) {
    return run.stepOf(key)
        .map(step -> in.say(key, step.cards().toArray()))
        .orElseGet(() -> in.say(key));
  }

  private LessonRun.State state() {
    return run.stateProperty().get();
  }
}
