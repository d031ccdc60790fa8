package oklahoma.client.home;

import java.time.Instant;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.util.Duration;
import oklahoma.client.ui.lifetime.VisibleTimer;

/** The time of day, updated while something on the screen shows it. */
final class TimeOfDay {
  private static final Duration OFTEN = Duration.seconds(20);

  private final ReadOnlyObjectWrapper<Instant> now = new ReadOnlyObjectWrapper<>(Instant.now());

  /**
   * @param shown the clock runs only while this node is shown
   */
  TimeOfDay(Node shown) {
    new VisibleTimer(shown, OFTEN, this::look).setWanted(true);
  }

  /** Updates the time at once. */
  void look() {
    now.set(Instant.now());
  }

  /** The current time, at most 20 seconds old while the node is shown. */
  ReadOnlyObjectProperty<Instant> nowProperty() {
    return now.getReadOnlyProperty();
  }
}
