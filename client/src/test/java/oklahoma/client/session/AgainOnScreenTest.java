package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Instant;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.settings.Settings;
import oklahoma.host.HostSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The last table for friends is opened again as it was, over real sockets. */
class AgainOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void theHostOpensItAgainAndAFriendGetsTheSameSeat() throws Exception {
    PlayerWindow north = windows.hosting("North");
    PlayerWindow east = windows.open("East");
    PlayerWindow later = closedAndDeleted(north, east);

    later.awaits("open-again");
    assertThat(later.says("again-words").replace('\u00a0', ' '))
        .isEqualTo("Oklahoma · Standard · with Gauss and East");
    later.types(KeyCode.C);
    later.awaits("share");
    await().until(() -> text(later, "#chair-3").equals("Seat 3: East, expected"));
    later.awaits("level-2");
    await().until(() -> east.sees(".question-card"));
    east.answers("Home");
    east.joins(later.port());
    later.awaits("remove-3");
    east.awaits("ready");
  }

  /** North, East and a bot begin a match that North closes and deletes. */
  private PlayerWindow closedAndDeleted(PlayerWindow north, PlayerWindow east) throws Exception {
    north.fire("bot-2");
    north.awaits("level-2");
    east.joins(north.port());
    north.awaits("remove-3");
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
    north.closes();
    north.answers("Save and close for everybody");
    PlayerWindow later = windows.restart(north);
    later.awaits("discard-kept");
    assertThat(later.sees("#again-card")).as("beside the match that can go on").isFalse();
    later.fire("discard-kept");
    later.answers("Delete");
    return later;
  }

  @Test
  void aFriendWhoWatchesIsOfferedTheSeatThatIsKept() throws Exception {
    PlayerWindow north = windows.hosting("North");
    PlayerWindow east = windows.open("East");
    PlayerWindow later = closedAndDeleted(north, east);
    later.fire("open-again");
    later.turns("watchable", true);
    later.fire("bot-4"); // the host reads one request after the other
    later.awaits("level-4");
    PlayerWindow south = windows.open("South");
    await().until(() -> east.sees(".question-card"));
    east.answers("Home");

    for (PlayerWindow spectator : List.of(east, south)) {
      spectator.watches(later.port());
      spectator.awaits("sit-5");
    }
    assertThat(south.finds("#sit-3")).as("kept for somebody else").isEmpty();
    assertThat(text(south, "#chair-3")).isEqualTo("Seat 3: East, expected");
    assertThat(text(east, "#chair-3")).isEqualTo("Seat 3: East, your seat");
    east.fire("sit-3");
    later.awaits("remove-3");
    east.awaits("ready");
  }

  private static String text(PlayerWindow window, String query) {
    return window.finds(query).map(Node::getAccessibleText).orElse("");
  }

  /** Others on this machine may host too: only a table whose host proves its key is shown. */
  @Test
  void aFriendSeesItOnTheFirstScreenAndJoinsWithoutItsPassword() throws Exception {
    PlayerWindow north = windows.open("North", AgainOnScreenTest::findable);
    north.hosts();
    north.fire("bot-2");
    north.awaits("level-2");
    PlayerWindow east = windows.open("East", AgainOnScreenTest::findable);
    east.joins(north.port());
    north.awaits("remove-3");
    north.fire("set-password");
    north.awaits("new-password");
    ProgramWindows.now(() -> {
      ((TextField) north.stage().getScene().lookup("#new-password")).setText("red queen");
      return true;
    });
    north.fire("password-set");
    await().until(() -> east.says("admission-password").startsWith("New players"));
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
    north.closes();
    north.answers("Save and close for everybody");
    PlayerWindow later = windows.restart(north);
    await().until(() -> east.sees(".question-card"));
    east.answers("Home");
    east.fire("forget"); // the seat in the match, which North deletes
    later.fire("discard-kept");
    later.answers("Delete");
    later.fire("open-again");
    later.awaits("share");

    east.awaits("found-card");
    await().until(() -> east.says("found-words").equals("North is in the lobby."));
    east.types(KeyCode.C);
    east.awaits("ready");
    assertThat(east.finds("#password-card")).isEmpty();
    later.awaits("remove-3");

    PlayerWindow south = windows.open("South", AgainOnScreenTest::findable);
    south.joins(later.port());
    south.awaits("password-card");
  }

  /** North plays a bot at a table that others may join. */
  private PlayerWindow playsABot() throws Exception {
    PlayerWindow north = windows.hosting("North");
    north.fire("bot-2");
    north.awaits("level-2");
    north.fire("start");
    await().until(north::atTable);
    return north;
  }

  @Test
  void itIsOfferedBesideAMatchThatHasWaitedLonger() throws Exception {
    PlayerWindow north = playsABot();
    leavesForLater(north);
    long left = Instant.now().getEpochSecond();
    north.awaits("discard-kept");
    assertThat(north.sees("#again-card")).as("beside the match that can go on").isFalse();
    await().until(() -> Instant.now().getEpochSecond() > left); // a journal counts in seconds
    north.hosts();
    north.fire("bot-2");
    north.awaits("level-2");
    north.fire("bot-3");
    north.awaits("level-3");
    north.fire("start");
    await().until(north::atTable);
    leavesForLater(north);
    north.fire("discard-kept");
    north.answers("Delete");
    north.awaits("again-card");
    assertThat(north.says("again-words")).contains(" and ");
    assertThat(north.sees("#discard-kept")).as("the match that waits").isTrue();
  }

  private static void leavesForLater(PlayerWindow window) {
    ProgramWindows.now(() -> {
      window.screen().menu();
      return true;
    });
    window.fire("menu-leave");
    window.answers("Save and close for everybody");
  }

  private static void findable(Settings settings) {
    settings.network().discoveryProperty().set(true);
  }

  @Test
  void itIsOfferedAlsoWhenTheProgramWasKilledAndTheMatchIsDeleted() throws Exception {
    PlayerWindow north = playsABot();
    PlayerWindow later = windows.afterCrash(north, HostSettings.with(Bots::of));
    later.fire("discard-kept");
    later.answers("Delete");
    later.awaits("open-again");
    assertThat(later.says("again-words").replace('\u00a0', ' '))
        .isEqualTo("Oklahoma · Standard · with Gauss");
  }

  @Test
  void theHostForgetsIt() throws Exception {
    PlayerWindow north = playsABot();
    north.closes();
    north.answers("Save and close for everybody");
    PlayerWindow later = windows.restart(north);
    later.fire("discard-kept");
    later.answers("Delete");
    later.fire("forget-last");
    await().until(() -> !later.sees("#again-card"));
    PlayerWindow again = windows.restart(later);
    again.awaits("solo");
    assertThat(again.sees("#again-card")).isFalse();
  }
}
