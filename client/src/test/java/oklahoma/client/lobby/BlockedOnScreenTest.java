package oklahoma.client.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two programs over real sockets: the owner of a table keeps a guest out of it, and lets back. */
class BlockedOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void aGuestIsBlockedUnderAnyNameAlsoAfterARestartUntilItIsUnblocked() throws Exception {
    PlayerWindow north = windows.hosting("North");
    assertThat(north.sees("#blocked-line")).isFalse();
    int port = north.port();
    PlayerWindow east = windows.open("East");
    east.joins(port);
    east.awaits("lobby");
    north.fire("remove-2");
    north.answers("Remove and block");
    awaitBlocked(east);
    await().until(() -> north.says("blocked").equals("Blocked: East"));

    PlayerWindow again = windows.restart(east);
    ProgramWindows.now(() -> {
      ((TextField) again.stage().getScene().lookup("#name")).setText("Somebody else");
      return true;
    });
    again.joins(port);
    await()
        .until(() ->
            again.sees("#join-reason")
                && again.says("join-reason").startsWith("The owner of this table has blocked you"));

    ProgramWindows.now(() -> {
      Parent page = north.stage().getScene().getRoot();
      ((Button) page.lookup("#unblock")).fire();
      page.applyCss(); // a frame may come before the focus
      page.layout();
      return true;
    });
    await("Enter unblocks nobody").until(() -> focused(north).equals("blocked-close"));
    north.fire("unblock-1");
    await().until(() -> !north.sees("#blocked-line"));
    again.fire("connect");
    again.awaits("lobby");
  }

  /** In the lobby one is only sent away, so that the table has somebody to keep out. */
  @Test
  void aSpectatorIsSentAwayFromTheLobbyAndBlockedAtTheTable() throws Exception {
    PlayerWindow north = windows.hosting("North");
    int port = north.port();
    north.turns("watchable", true);
    north.fire("bot-2");
    north.awaits("level-2");
    PlayerWindow east = windows.open("East");
    east.watches(port);
    east.awaits("lobby");
    assertThat(east.sees("#spectators-more")).isFalse();
    north.fire("spectators-more");
    north.fire("dismiss-1");
    await().until(() -> north.reads().equals("Cancel"));
    north.answers("Remove");
    await().until(() -> east.asked("The owner removed you from the table."));
    await().until(() -> !north.sees("#spectators-line"));
    east.answers("Home");

    east.watches(port);
    east.awaits("lobby");
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
    assertThat(east.model().people().owns()).isFalse();
    east.fire("spectators");
    assertThat(east.sees("#spectators-card")).isTrue();
    assertThat(east.sees("#hand-tools")).as("there is no hand to sort").isFalse();
    assertThat(north.sees("#hand-tools")).isTrue();
    assertThat(east.sees("#dismiss-1")).isFalse();
    north.fire("spectators");
    north.fire("dismiss-1");
    north.answers("Remove and block");
    awaitBlocked(east);
    await().until(() -> !north.sees("#spectators"));
  }

  private static String focused(PlayerWindow window) {
    return ProgramWindows.now(
        () -> Optional.ofNullable(window.stage().getScene().getFocusOwner().getId()).orElse(""));
  }

  private static void awaitBlocked(PlayerWindow window) {
    await()
        .until(
            () -> window.asked("The owner removed and blocked you. Ask the owner to unblock you."));
  }
}
