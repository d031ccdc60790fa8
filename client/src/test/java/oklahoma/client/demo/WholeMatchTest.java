package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import javafx.scene.Node;
import javafx.stage.Stage;
import oklahoma.client.app.Program;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.OklahomaMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;

/**
 * The demonstration plays a whole match through the real program, host and table, without motion.
 */
@ExtendWith(OnScreen.class)
class WholeMatchTest {
  /** Deals a match that is shorter than most, with moves of every kind. */
  private static final String SHORT = "390";

  @TempDir private static Path folder;

  private final CompletableFuture<Integer> ended = new CompletableFuture<>();

  @SuppressWarnings("NullAway.Init")
  private Program program;

  @Start
  void open(Stage stage) {
    Options options =
        Options.of(
            "--demo", "--speed", "off", "--seats", "3", "--size", "1024x640", "--seed", SHORT);
    Demo demo = new Demo(stage, folder, options);
    program = demo.program();
    program.open();
    demo.demonstrate(options, ended::complete);
  }

  @Test
  void aMatchIsPlayedToThePodium(Hands robot) {
    await().atMost(Duration.ofMinutes(4)).until(ended::isDone);
    assertThat(ended).isCompletedWithValue(0);
    assertThat(robot.lookup("#podium").<Node>tryQuery()).isPresent();
    Standing standing = program.navigation().table().orElseThrow().model().standingProperty().get();
    assertThat(standing.over()).isTrue();
    assertThat(standing.deals()).hasSize(OklahomaMatch.HANDS);
    robot.interact(program::close);
  }
}
