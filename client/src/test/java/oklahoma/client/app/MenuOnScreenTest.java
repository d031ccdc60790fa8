package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.host.HostSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The menu of the table leads also to what has a key and no button. */
class MenuOnScreenTest {
  @TempDir private static Path folder;

  private final ProgramWindows windows = new ProgramWindows(folder);

  @AfterEach
  void close() throws Exception {
    windows.close();
  }

  @Test
  void theLogAndTheSuggestionsAreReachedWithoutAKey() throws Exception {
    PlayerWindow window = windows.open("North", HostSettings.with(Bots::of));
    window.fire("solo");
    window.fire("start");
    await().until(window::atTable);
    chooses(window, "menu-log");
    window.awaits("log");
    window.types(KeyCode.ESCAPE);
    await().until(() -> !window.sees("#log"));
    await().until(() -> ProgramWindows.now(() -> mustAnswer(window)));
    chooses(window, "menu-suggestions");
    window.awaits("advice-card");
  }

  @Test
  void aTableWithoutSuggestionsOffersNone() throws Exception {
    PlayerWindow window = windows.open("North", HostSettings.with(Bots::of));
    window.fire("solo");
    window.turns("suggestions", false);
    window.fire("start");
    await().until(window::atTable);
    opens(window);
    assertThat(window.sees("#menu-log")).isTrue();
    assertThat(window.sees("#menu-suggestions")).isFalse();
  }

  /** Until the player answers, nothing changes at the table that would close the suggestions. */
  private static boolean mustAnswer(PlayerWindow window) {
    return switch (window.model().promptProperty().get()) {
      case Prompt.Draw _, Prompt.Claim _ -> true;
      default -> false;
    };
  }

  private static void chooses(PlayerWindow window, String line) {
    opens(window);
    window.fire(line);
  }

  private static void opens(PlayerWindow window) {
    ProgramWindows.now(() -> {
      window.screen().menu();
      return true;
    });
    window.awaits("table-menu");
  }
}
