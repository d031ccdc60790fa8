package oklahoma.client.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.discovery.HostFinder;
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

  /** The lobby says so, and so does a program that asks the network for tables. */
  @Test
  void anOpenTableIsListedAndHiddenAtOnceWhenThePlayerWantsItSo() throws Exception {
    PlayerWindow north = windows.hosting("North");
    assertThat(north.says("found")).startsWith("The table is not in the list");
    int port = north.port();
    Set<Integer> listed = ConcurrentHashMap.newKeySet();
    try (HostFinder _ = HostFinder.open(Runnable::run, hosts -> list(hosts, listed))) {
      discovery(north, true);
      await().until(() -> north.says("found").startsWith("Friends on this network see"));
      await().until(() -> listed.contains(port));
      discovery(north, false);
      await().until(() -> north.says("found").startsWith("The table is not in the list"));
      await().until(() -> !listed.contains(port));
    }
  }

  private static void list(List<FoundHost> hosts, Set<Integer> ports) {
    Set<Integer> now =
        hosts.stream().map(host -> host.address().port()).collect(Collectors.toSet());
    ports.retainAll(now);
    ports.addAll(now);
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
