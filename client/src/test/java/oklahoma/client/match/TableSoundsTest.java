package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.sound.Cue;
import oklahoma.client.sound.Sounds;
import oklahoma.client.table.model.Rig;
import oklahoma.client.table.view.Moments;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class TableSoundsTest {
  /** The first tick is heard after a tenth of a second. */
  private static final long LEFT_MS = 3_100;

  private final List<Cue> heard = new CopyOnWriteArrayList<>();
  private final Rig rig = new Rig(Moments.CLAIM).window(LEFT_MS);

  @Test
  void theLastSecondsTick(Hands robot) {
    ask(robot, true);
    Awaitility.await().until(() -> heard.contains(Cue.LAST_SECONDS));
  }

  @Test
  void noSecondTicksWithoutALine(Hands robot) {
    AtomicBoolean past = new AtomicBoolean();
    ask(robot, false);
    Platform.runLater(() -> {
      PauseTransition seconds = new PauseTransition(Duration.millis(LEFT_MS));
      seconds.setOnFinished(over -> past.set(true));
      seconds.play();
    });
    Awaitility.await().untilTrue(past);
    assertThat(heard).contains(Cue.CLAIM_OPEN).doesNotContain(Cue.LAST_SECONDS);
  }

  private void ask(Hands robot, boolean line) {
    robot.interact(() -> {
      new TableSounds(rig.model(), new Sounds(this::silent, Platform::runLater));
      rig.play("C discards Qs");
      rig.model().clocks(line);
    });
  }

  private double silent(Cue cue) {
    heard.add(cue);
    return 0;
  }
}
