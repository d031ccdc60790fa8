package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The menu of the table leads also to what has a key and no button. */
class MenuOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void theLogAndTheSuggestionsAreReachedWithoutAKey() throws Exception {
    PlayerWindow window = windows.open("North");
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
  void theWholeScreenIsFilledAndLeftWithoutAKey() throws Exception {
    PlayerWindow window = windows.open("North");
    window.fire("solo");
    window.fire("start");
    await().until(window::atTable);
    chooses(window, "menu-full-screen");
    assertThat(window.sees("#table-menu")).isFalse();
    await().until(window.stage()::isFullScreen);
    chooses(window, "menu-full-screen");
    await().until(() -> !window.stage().isFullScreen());
  }

  @Test
  void aTableWithoutSuggestionsOffersNone() throws Exception {
    PlayerWindow window = windows.open("North");
    window.fire("solo");
    window.turns("suggestions", false);
    window.fire("start");
    await().until(window::atTable);
    opens(window);
    assertThat(window.sees("#menu-log")).isTrue();
    assertThat(window.sees("#menu-suggestions")).isFalse();
  }

  /** No move of a spectator could be suggested. */
  @Test
  void aSpectatorIsOfferedNone() throws Exception {
    List<Chair> chairs =
        List.of(new Chair.Open(), new Chair.OfBot(new Name("Gauss"), BotLevel.EASY));
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      int port = host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)).getPort();
      host.open(
          TableSetup.hosted(
                  new TableName("The table"), OklahomaRules.standard(2), chairs, BotPace.NONE)
              .help(new TableHelp(true, true)));
      PlayerWindow owner = windows.open("North");
      owner.joins(port);
      owner.awaits("start");
      owner.turns("watchable", true);
      await().until(() -> host.tables().getFirst().watchable());
      PlayerWindow spectator = windows.open("East");
      spectator.joins(port);
      spectator.fire("watch-1");
      spectator.awaits("chairs");
      owner.fire("start");
      await().until(() -> owner.atTable() && spectator.atTable());
      opens(owner);
      opens(spectator);
      assertThat(owner.sees("#menu-suggestions")).isTrue();
      assertThat(spectator.sees("#menu-log")).isTrue();
      assertThat(spectator.sees("#menu-suggestions")).isFalse();
    }
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
