package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import javafx.scene.Node;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.settings.Settings;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A host gets another address, and its guests find their seats there by its key. */
class MovedHostTest {
  private static final Duration SEARCH = Duration.ofMinutes(1);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow guest;

  @Test
  void aPlayerWhoTypesTheNewAddressIsBackInTheSeat() throws Exception {
    Host host = windows.thenClose(Host.start(HostSettings.with(Bots::of)));
    InetSocketAddress now = host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    host.open(ProgramWindows.forTwoAndABot());
    PlayerWindow owner = windows.open("North");
    owner.joins(now.getPort());
    owner.awaits("start");
    guest = windows.open("East");
    try (FaultyProxy before = FaultyProxy.before(now, 1)) {
      guest.joins(before.address().getPort());
      guest.fire("ready");
      owner.fire("start");
      await().until(() -> owner.atTable() && guest.atTable());
    }
    guest = windows.restart(guest);
    await().until(() -> guest.says("return-state").contains("does not answer"));
    guest.joins(now.getPort());
    await().until(() -> guest.atTable());
    assertThat(guest.model().sight().seat()).contains(Seat.B);
    assertThat(keptPort()).isEqualTo(Integer.toString(now.getPort()));
  }

  @Test
  void theFirstScreenFindsTheSeatOnTheNetwork() throws Exception {
    PlayerWindow owner = windows.open("North", MovedHostTest::findable);
    owner.hosts();
    int port = owner.port();
    guest = windows.open("East", MovedHostTest::findable);
    InetSocketAddress now = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    try (FaultyProxy before = FaultyProxy.before(now, 1)) {
      guest.joins(before.address().getPort());
      guest.fire("ready");
      owner.fire("start");
      await().until(() -> owner.atTable() && guest.atTable());
    }
    guest = windows.restart(guest);
    await().atMost(SEARCH).until(() -> guest.says("return-state").contains("the table is there"));
    guest.fire("rejoin");
    await().until(() -> guest.atTable());
    assertThat(keptPort()).isEqualTo(Integer.toString(port));
    assertThat(guest.finds(".question-card").filter(Node::isVisible)).isEmpty();
  }

  private static void findable(Settings settings) {
    settings.network().discoveryProperty().set(true);
  }

  private String keptPort() {
    try (Store store = Store.open(windows.folder(guest).resolve("oklahoma.db"))) {
      return store
          .ask(rows -> rows.all(Subject.SEATS).values().stream().findFirst().orElseThrow())
          .join()
          .getOrDefault("port", "");
    }
  }
}
