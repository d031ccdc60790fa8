package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import oklahoma.client.table.model.playerview.Countdown;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class PauseRingTest {
  private final SimpleObjectProperty<Optional<Countdown>> until =
      new SimpleObjectProperty<>(Optional.empty());
  private final AtomicLong nanos = new AtomicLong();

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void itShowsTheSecondsThatAreLeftAndNothingWhereTheNextHandWaits() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          PauseRing ring = new PauseRing(until, nanos::get);
          Scene scene = new Scene(new StackPane(ring));
          assertThat(scene.getRoot().getChildrenUnmodifiable()).contains(ring);
          assertThat(ring.isVisible()).isFalse();
          until.set(Optional.of(Countdown.in(20_000, nanos.get())));
          assertThat(ring.isVisible()).isTrue();
          assertThat(ring.seconds()).isEqualTo("20");
          nanos.set(7_500_000_000L);
          until.set(Optional.of(new Countdown(20_000_000_000L, 12_500)));
          assertThat(ring.seconds()).isEqualTo("13");
          until.set(Optional.empty());
          assertThat(ring.isVisible()).isFalse();
          assertThat(ring.seconds()).isEmpty();
          return true;
        });
  }
}
