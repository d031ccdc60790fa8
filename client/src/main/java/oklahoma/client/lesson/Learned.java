package oklahoma.client.lesson;

import java.util.EnumMap;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.MapChangeListener;
import javafx.collections.ObservableMap;

/** The player's progress in each lesson. Confined to the FX thread. */
public final class Learned {
  private final ObservableMap<Lesson, LessonProgress> lessons =
      FXCollections.observableMap(new EnumMap<>(Lesson.class));
  private final ObservableMap<Lesson, LessonProgress> seen =
      FXCollections.unmodifiableObservableMap(lessons);

  /** No lesson has been begun. */
  public Learned() {}

  /** The progress in each lesson that has been begun; read-only, but observable. */
  public ObservableMap<Lesson, LessonProgress> lessons() {
    return seen;
  }

  /** The progress in a lesson; {@link LessonProgress#NONE} if it was never begun. */
  public LessonProgress of(Lesson lesson) {
    return lessons.getOrDefault(lesson, LessonProgress.NONE);
  }

  /** Whether the player has finished a lesson. */
  public boolean has(Lesson lesson) {
    return of(lesson).learned();
  }

  /** Whether the player has neither finished nor skipped one of the first lessons. */
  public boolean newcomer() {
    return Stream.of(Lesson.values())
        .filter(Lesson::first)
        .map(this::of)
        .noneMatch(progress -> progress.learned() || progress.skipped());
  }

  /** Sets the progress, as read from the database. */
  public void set(Lesson lesson, LessonProgress progress) {
    if (!progress.equals(of(lesson))) {
      lessons.put(lesson, progress);
    }
  }

  /** Records that the player has reached a step. */
  public void reach(Lesson lesson, int step) {
    set(lesson, of(lesson).at(step));
  }

  /** Records that the player has finished a lesson. */
  public void add(Lesson lesson) {
    set(lesson, of(lesson).done());
  }

  /** Records that the player does not want a lesson. */
  public void skip(Lesson lesson) {
    set(lesson, of(lesson).left());
  }

  /** Registers a listener for later changes. */
  public void onChange(BiConsumer<Lesson, LessonProgress> changed) {
    lessons.addListener(
        (MapChangeListener<Lesson, LessonProgress>)
            change -> changed.accept(change.getKey(), change.getValueAdded()));
  }
}
