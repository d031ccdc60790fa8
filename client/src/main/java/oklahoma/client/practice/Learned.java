package oklahoma.client.practice;

import java.util.EnumSet;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;

/** Which lessons the player has gone through to the end. Belongs to the thread of the screen. */
public final class Learned {
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

  /** Tells somebody of every lesson that is learned from now on. */
  public void onChange(Consumer<Lesson> learned) {
    lessons.addListener(
        (SetChangeListener<Lesson>)
            change -> {
              if (change.wasAdded()) {
                learned.accept(change.getElementAdded());
              }
            });
  }
}
