package oklahoma.client.match.score;

import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.panel.CountdownRing;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.client.ui.lifetime.VisibleTimer;

/** The countdown to the next hand; hidden if that does not begin automatically. */
final class PauseRing extends StackPane {
  private static final Duration OFTEN = Duration.millis(100);

  private final CountdownRing ring = new CountdownRing();
  private final ObservableValue<Optional<Countdown>> until;
  private final LongSupplier nanos;

  /**
   * @param until when the next hand begins automatically; empty if it does not
   * @param nanos the clock of that countdown
   */
  PauseRing(ObservableValue<Optional<Countdown>> until, LongSupplier nanos) {
    this.until = until;
    this.nanos = nanos;
    setId("pause-ring");
    getChildren().add(ring);
    managedProperty().bind(visibleProperty());
    new VisibleTimer(this, OFTEN, this::tick).setWanted(true);
    NodeVisibility.follow(this, until, now -> tick());
  }

  /** The text in the ring; empty if the next hand does not begin automatically. */
  String seconds() {
    return ring.seconds();
  }

  private void tick() {
    Optional<Countdown> left = until.getValue();
    setVisible(left.isPresent());
    ring.show(left, nanos.getAsLong());
  }
}
