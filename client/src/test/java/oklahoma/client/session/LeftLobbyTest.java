package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Set;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.Clocks;
import oklahoma.client.fixture.LeftScreens;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.WithoutPauses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Friends stay at one table for an evening: from the lobby to a match, from its podium back to the
 * lobby, and on to the next match. Whatever was left on the way is held by nobody, although the
 * line, the chat and the host are the same all the time.
 */
class LeftLobbyTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final WithoutPauses timing = windows.thenClose(new WithoutPauses());

  @Test
  void whatWasLeftOnTheWayFromMatchToMatchStaysInNoMemory() throws Exception {
    PlayerWindow north = open("North");
    PlayerWindow east = open("East");
    List<PlayerWindow> both = List.of(north, east);
    LeftScreens left = new LeftScreens();
    Set<Object> atHome =
        ProgramWindows.now(() -> {
          left.clocksOfOthers();
          return Clocks.running();
        });
    north.hosts();
    north.fire("bot-3");
    north.awaits("level-3");
    north.fire("bot-4");
    north.awaits("level-4");
    east.joins(north.port());
    east.awaits("lobby");

    begin(north, east, "first", left);
    both.forEach(LeftLobbyTest::lookAtEverything);
    ShortMatch.play(north, east);
    assertThat(north.standing().deals()).hasSize(5);
    both.forEach(PlayerWindow::showsTheEnd);
    both.forEach(window -> leaves(window, "the first match", left));
    north.fire("to-lobby");
    both.forEach(window -> window.awaits("lobby"));
    left.areForgotten();

    begin(north, east, "second", left);
    both.forEach(window -> leaves(window, "the second match", left));
    Set<Object> atTable = ProgramWindows.now(Clocks::running);
    atTable.removeAll(atHome);
    both.forEach(LeftLobbyTest::goesHome);
    await("nothing of the table runs")
        .until(() -> ProgramWindows.now(() -> Clocks.stopped(atTable)));
    left.areForgotten();
  }

  /** From the lobby to the table; the lobby is left. */
  private static void begin(PlayerWindow north, PlayerWindow east, String which, LeftScreens left) {
    east.fire("ready");
    await().until(() -> north.says("start-reason").isEmpty());
    for (PlayerWindow window : List.of(north, east)) {
      ProgramWindows.now(() -> {
        left.soon("the lobby before the " + which + " match", window.stage().getScene());
        return true;
      });
    }
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
  }

  /** Opens and closes what a table has to show, and says something. */
  private static void lookAtEverything(PlayerWindow window) {
    window.fire("chat-button");
    window.awaits("chat");
    ProgramWindows.now(() -> {
      window.program().navigation().rules();
      return true;
    });
    window.fire("back");
    window.awaits("table");
    window.fire("scores");
    window.awaits("score-sheet");
    window.types(KeyCode.ESCAPE);
    window.types(KeyCode.G);
  }

  private static void leaves(PlayerWindow window, String what, LeftScreens left) {
    ProgramWindows.now(() -> {
      left.soon("the table of " + what, window.stage().getScene());
      left.soon("the screen of " + what, window.screen());
      left.soon("what is known of " + what, window.model());
      return true;
    });
  }

  private static void goesHome(PlayerWindow window) {
    ProgramWindows.now(() -> {
      window.program().navigation().home();
      return true;
    });
  }

  private PlayerWindow open(String name) throws Exception {
    return windows.open(name, ShortMatch.dealt(timing));
  }
}
