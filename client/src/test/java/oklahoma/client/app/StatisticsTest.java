package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.host.HostSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is played is counted, until a reset that asks. */
class StatisticsTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void aMatchThatWasPlayedCountsUntilAReset() throws Exception {
    PlayerWindow window = windows.open("North");
    window.awaits("solo");
    window.types(KeyCode.T);
    window.awaits("no-statistics");
    window.types(KeyCode.ESCAPE);
    ReplaysTest.playsAMatch(window);
    window.fire("go-home");
    window.awaits("solo");
    window.types(KeyCode.T);
    window.awaits("figures");
    assertThat(window.says("figure-matches")).isEqualTo("1");
    assertThat(window.says("figure-rounds")).endsWith("of 1");
    window.fire("reset-statistics");
    assertThat(window.asked("Reset statistics?")).isTrue();
    window.answers("Keep");
    assertThat(window.sees("#figures")).isTrue();
    window.fire("reset-statistics");
    window.answers("Reset");
    window.awaits("no-statistics");
    window.types(KeyCode.ESCAPE);
    window.types(KeyCode.P);
    await().until(() -> ReplaysTest.listed(window).size() == 1);
  }

  @Test
  void aMatchCountsThatCouldNotBeKeptWhenItWasOver() throws Exception {
    PlayerWindow window = windows.open("North");
    window.awaits("solo");
    Path inTheWay = Files.createDirectory(windows.folder(window).resolve("finished.db"));
    ReplaysTest.playsAMatch(window);
    await().until(() -> window.asked("The program cannot read or save finished matches"));
    window.answers("OK");
    window.fire("go-home");
    window.awaits("solo");
    Files.delete(inTheWay);

    PlayerWindow again = windows.restart(window, HostSettings.with(Bots::of));
    again.awaits("solo");
    again.types(KeyCode.T);
    again.awaits("figures");
    assertThat(again.says("figure-matches")).isEqualTo("1");
  }
}
