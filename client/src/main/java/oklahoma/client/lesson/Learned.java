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

  /** Nothing yet. */
  public Learned() {}

  /** The lessons that were begun, to be read and followed. */
  public ObservableMap<Lesson, LessonProgress> lessons() {
    return seen;
  }

  /** How far the player has come with a lesson. */
  public LessonProgress of(Lesson lesson) {
    return lessons.getOrDefault(lesson, LessonProgress.NONE);
  }

  /** Whether a lesson has been gone through. */
  public boolean has(Lesson lesson) {
    return of(lesson).learned();
  }

  /** Whether the player has met neither first lesson yet, or has left it in the middle. */
  public boolean newcomer() {
    return Stream.of(Lesson.values())
        .filter(Lesson::first)
        .map(this::of)
        .noneMatch(progress -> progress.learned() || progress.skipped());
  }

  /** The player has come so far. */
  public void set(Lesson lesson, LessonProgress progress) {
    if (!progress.equals(of(lesson))) {
      lessons.put(lesson, progress);
    }
  }

  /** The player is at a step of a lesson. */
  public void reach(Lesson lesson, int step) {
    set(lesson, of(lesson).at(step));
  }

  /** A lesson has been gone through. */
  public void add(Lesson lesson) {
    set(lesson, of(lesson).done());
  }

  /** The player does not want a lesson. */
  public void skip(Lesson lesson) {
    set(lesson, of(lesson).left());
  }

  /** Tells somebody of everything that changes from now on. */
  public void onChange(BiConsumer<Lesson, LessonProgress> changed) {
    lessons.addListener(
        (MapChangeListener<Lesson, LessonProgress>)
            change -> changed.accept(change.getKey(), change.getValueAdded()));
  }
}
