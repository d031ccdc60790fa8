package oklahoma.client.lesson;

import java.util.Optional;
import oklahoma.client.text.Texts;

/** The coach's sentences, for the screen and for reading aloud. */
final class CoachWords {
  private final LessonRun run;

  CoachWords(LessonRun run) {
    this.run = run;
  }

  /** What is said at the place that it is about; nothing while the player is asked for nothing. */
  Optional<String> there(Texts in) {
    return switch (stand().mood()) {
      case ASKING -> run.step().map(step -> said(in, step.key()));
      case SLIPPED -> stand().verdict().map(key -> said(in, key));
      case WATCHING, FREE, LEARNED -> Optional.empty();
    };
  }

  /** What is said in the bar: about the move before, or about the whole lesson. */
  String above(Texts in) {
    Lesson lesson = run.lesson();
    return switch (stand().mood()) {
      case ASKING, WATCHING ->
          stand()
              .verdict()
              .filter(in::has)
              .map(key -> said(in, key))
              .orElseGet(() -> in.say(beginning(in)));
      case SLIPPED -> in.say(lesson.key("title"));
      case FREE -> in.say(lesson.key("free"));
      case LEARNED -> in.say(lesson.key("end"));
    };
  }

  private String beginning(Texts in) {
    String intro = run.lesson().key("intro");
    return stand().step() == 0 && in.has(intro) ? intro : run.lesson().key("title");
  }

  /** A sentence of a step, which names the step's cards. */
  private String said(Texts in, String key) {
    return run.stepOf(key)
        .map(step -> in.say(key, step.cards().toArray()))
        .orElseGet(() -> in.say(key));
  }

  private LessonRun.Stand stand() {
    return run.standProperty().get();
  }
}
