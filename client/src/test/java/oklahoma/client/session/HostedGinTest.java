package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import javafx.scene.Node;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.setup.Preset;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two programs with a window each: the one hosts a table of gin, the other joins it. */
class HostedGinTest {
  private static final Duration ROUND = Duration.ofMinutes(3);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void aTableOfGinIsHostedItsRulesAreChangedAndTwoRoundsArePlayed() throws Exception {
    PlayerWindow north = windows.open("North");
    PlayerWindow east = windows.open("East");
    north.fire("host");
    north.toggles("game-gin");
    north.chooses("preset", new Preset.Sheet(GinPreset.AWARDS));
    north.turns("suggestions", false);
    north.fire("start");
    north.awaits("share");
    assertThat(north.says("rules-title")).isEqualTo("Oklahoma Gin · Awards");
    assertThat(north.sees("#bot-4")).isTrue();
    assertThat(north.sees("#unlock-5")).as("four play at most").isTrue();
    east.joins(north.port());
    east.awaits("lobby");
    east.fire("ready");
    await().until(() -> north.says("start-reason").isEmpty());

    north.fire("change-rules");
    north.turns("rule-big-gin", true);
    north.fire("done");
    await().until(() -> east.says("start-reason").startsWith("The owner changed the rules"));
    assertThat(north.says("start-reason")).contains("East");
    assertThat(east.sees(".fresh-rule")).isTrue();
    east.fire("ready");
    await().until(() -> north.says("start-reason").isEmpty());
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
    assertThat(east.finds("#log-mine")).isPresent();
    assertThat(east.finds("#log-claims")).as("nobody claims in gin").isEmpty();
    assertThat(east.model().help()).isEqualTo(new TableHelp(true, false));
    assertThat(east.screen().suggests())
        .as("suggestions at a table whose host has switched them off")
        .isFalse();
    playsAVerifiedRound(1, north, east);
    playsAVerifiedRound(2, north, east); // which proves nothing unless the end of the first counts
    assertThat(north.standing().totals()).isEqualTo(east.standing().totals());
  }

  /** Every program takes its part in the shuffle, sees it used, and says so. */
  private static void playsAVerifiedRound(int number, PlayerWindow north, PlayerWindow east) {
    await()
        .atMost(ROUND)
        .pollInterval(Duration.ofMillis(5))
        .until(() -> {
          boolean first = scored(number, north);
          return scored(number, east) && first;
        });
    for (PlayerWindow window : List.of(north, east)) {
      await()
          .until(() -> {
            ProgramWindows.now(() -> {
              window.screen().hurry();
              return true;
            });
            return window.finds("#proof-mark").filter(Node::isVisible).isPresent();
          });
      assertThat(window.wordsOf("proof-mark")).isEqualTo("Shuffle verified");
    }
  }

  /** Makes a move if it is this player's turn; true as soon as so many rounds have been scored. */
  private static boolean scored(int rounds, PlayerWindow window) {
    return ProgramWindows.now(() -> {
      boolean scored = window.model().standingProperty().get().deals().size() == rounds;
      if (!scored) {
        window.plays();
      }
      return scored;
    });
  }
}
