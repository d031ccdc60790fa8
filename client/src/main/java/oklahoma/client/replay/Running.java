package oklahoma.client.replay;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Duration;

/** Plays a replay automatically, one event after another, until the player stops it or it ends. */
final class Running {
  private final Projector projector;
  private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper(this, "on");
  private final ObjectProperty<Rate> rate = new SimpleObjectProperty<>(this, "rate", Rate.NORMAL);
  private Timeline clock = new Timeline();

  /** A stopped replay. */
  Running(Projector projector) {
    this.projector = projector;
    rate.subscribe(this::pace);
  }

  /** Whether the replay is playing. */
  ReadOnlyBooleanProperty onProperty() {
    return on.getReadOnlyProperty();
  }

  /** The speed, which can be changed while the replay is playing. */
  ObjectProperty<Rate> rateProperty() {
    return rate;
  }

  /** Starts or stops playing. At the end it starts again from the first moment. */
  void run(boolean wanted) {
    if (wanted && !projector.hasNext()) {
      projector.jump(0);
    }
    on.set(wanted);
    if (wanted) {
      clock.play();
    } else {
      clock.stop();
    }
  }

  private void pace(Rate now) {
    clock.stop();
    clock = new Timeline(new KeyFrame(Duration.millis(now.periodMs()), tick -> tick()));
    clock.setCycleCount(Animation.INDEFINITE);
    if (on.get()) {
      clock.play();
    }
  }

  private void tick() {
    if (!projector.forward() || !projector.hasNext()) {
      run(false);
    }
  }

  void faster() {
    rate.set(rate.get().faster());
  }

  void slower() {
    rate.set(rate.get().slower());
  }
}
