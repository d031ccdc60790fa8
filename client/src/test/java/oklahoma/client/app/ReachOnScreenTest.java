package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.settings.page.Topic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The owner of a table tests whether others can reach it: a real host is called over sockets. */
class ReachOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void theCardSaysWhatAnswersAndWhatNobodyCanKnow() throws Exception {
    PlayerWindow north = windows.hosting("North");
    PlayerWindow east = windows.open("East");
    east.joins(north.port());
    east.awaits("lobby");
    north.fire("reach-test");
    await()
        .until(() -> north.says("reach-verdict").startsWith("The table answers at every address"));
    assertThat(north.says("reach-came")).startsWith("East has joined over the network");
    assertThat(north.says("reach-blind")).contains("has only tested itself");
    assertThat(north.sees("#reach-again")).isTrue();
    north.types(KeyCode.ESCAPE);
    await().until(() -> north.finds("#reach-card").isEmpty());
  }

  @Test
  void whatTheCardSaysIsScrolledByKeysAndEnterClosesIt() throws Exception {
    PlayerWindow north =
        windows.open("North", settings -> settings.text().sizeProperty().set(TextSettings.LARGEST));
    north.hosts();
    north.fire("reach-test");
    await().until(() -> north.sees("#reach-blind"));
    ScrollPane found = (ScrollPane) north.finds("#reach-scroll").orElseThrow();
    await().until(found::isFocusTraversable);
    ProgramWindows.now(() -> {
      found.requestFocus();
      return true;
    });
    north.types(KeyCode.PAGE_DOWN);
    assertThat(found.getVvalue()).isPositive();
    north.types(KeyCode.ENTER);
    await().until(() -> north.finds("#reach-card").isEmpty());
  }

  @Test
  void anOpenTableIsListedAndHiddenAtOnceWhenThePlayerWantsItSo() throws Exception {
    PlayerWindow north = windows.hosting("North");
    assertThat(north.says("found")).startsWith("The table is not in the list");
    discovery(north, true);
    await().until(() -> north.says("found").startsWith("Friends on this network see"));
    discovery(north, false);
    await().until(() -> north.says("found").startsWith("The table is not in the list"));
  }

  private static void discovery(PlayerWindow window, boolean on) {
    ProgramWindows.now(() -> {
      window.program().navigation().settings(Topic.NETWORK);
      return true;
    });
    window.awaits("discovery");
    window.turns("discovery", on);
    window.types(KeyCode.ESCAPE);
    window.awaits("share");
  }
}
