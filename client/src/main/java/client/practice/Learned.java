package client.practice;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;

/** Which lessons the player has gone through to the end. Belongs to the thread of the screen. */
public final class Learned {
  private static final String LESSONS = "lessons";

  private final ObservableSet<Lesson> lessons =
      FXCollections.observableSet(EnumSet.noneOf(Lesson.class));
  private final ObservableSet<Lesson> seen = FXCollections.unmodifiableObservableSet(lessons);

  /** Nothing yet. */
  public Learned() {}

  /** The lessons, to be read and followed. */
  public ObservableSet<Lesson> lessons() {
    return seen;
  }

  /** A lesson has been gone through. */
  public void add(Lesson lesson) {
    lessons.add(lesson);
  }

  /** Calls somebody after every change. */
  public void onChange(Runnable changed) {
    lessons.addListener((SetChangeListener<Lesson>) change -> changed.run());
  }

  /** As it is kept. */
  public Map<String, String> values() {
    return Map.of(
        LESSONS, lessons.stream().sorted().map(Lesson::name).collect(Collectors.joining(" ")));
  }

  /**
   * Takes in what was kept.
   *
   * @throws IllegalArgumentException if there is no such lesson; then nothing is taken
   */
  public void take(Map<String, String> values) {
    Set<Lesson> kept = EnumSet.noneOf(Lesson.class);
    for (String name : values.getOrDefault(LESSONS, "").split(" ", -1)) {
      if (!name.isEmpty()) {
        kept.add(Lesson.valueOf(name));
      }
    }
    lessons.addAll(kept);
  }
}
