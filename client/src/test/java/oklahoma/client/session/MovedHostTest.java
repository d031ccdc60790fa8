package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.MadeUpAnswers;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.net.ScriptedHost;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.page.Topic;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A host gets another address, and its guests find their seats there by its key. */
class MovedHostTest {
  private static final Duration SEARCH = Duration.ofMinutes(1);

  /** More than the guest asks at a time. */
  private static final int IMPOSTORS = 5;

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow owner;

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow guest;

  @Test
  void aPlayerWhoTypesTheNewAddressIsBackInTheSeat() throws Exception {
    Host host = windows.thenClose(Host.start(HostSettings.with(Bots::of)));
    InetSocketAddress now = host.listen(at(0));
    host.open(ProgramWindows.forTwoAndABot());
    owner = windows.open("North");
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
    await().until(() -> guest.tells("return-state", "does not answer"));
    guest.joins(now.getPort());
    await().until(() -> guest.atTable());
    assertThat(guest.model().playerView().seat()).contains(Seat.B);
    assertThat(keptPort()).isEqualTo(Integer.toString(now.getPort()));
  }

  @Test
  void theFirstScreenFindsTheSeatOnTheNetwork() throws Exception {
    owner = windows.open("North", MovedHostTest::findable);
    owner.hosts();
    int port = owner.port();
    guest = windows.open("East", MovedHostTest::findable);
    try (FaultyProxy before = FaultyProxy.before(at(port), 1)) {
      guest.joins(before.address().getPort());
      guest.fire("ready");
      owner.fire("start");
      await().until(() -> owner.atTable() && guest.atTable());
    }
    guest = windows.restart(guest);
    await().atMost(SEARCH).until(() -> guest.tells("return-state", "the table is there"));
    guest.fire("rejoin");
    await().until(() -> guest.atTable());
    assertThat(keptPort()).isEqualTo(Integer.toString(port));
    assertThat(guest.finds(".question-card").filter(Node::isVisible)).isEmpty();
  }

  /** Its program crashed, say, and was started again while another program had its port. */
  @Test
  void aPlayerAtTheTableFollowsTheHostToAnotherPort() throws Exception {
    PlayerWindow crashed = windows.open("North");
    crashed.hosts();
    guest = windows.open("East", MovedHostTest::findable);
    try (FaultyProxy before = FaultyProxy.before(at(crashed.port()), 1)) {
      guest.joins(before.address().getPort());
      guest.fire("ready");
      crashed.fire("start");
      await().until(() -> crashed.atTable() && guest.atTable());
      owner = windows.afterCrash(crashed, HostSettings.with(Bots::of));
      owner.awaits("continue");
      isListed(owner);
    }
    owner.fire("continue");
    await().until(owner::atTable);
    await().atMost(SEARCH).until(() -> presence() == Presence.HERE);
    await().until(() -> !guest.sees("#connection-band"));
    assertThat(guest.model().playerView().seat()).contains(Seat.B);
  }

  /** Only the key of the host counts: the guest asks who says to have the table, and leaves. */
  @Test
  void impostorsWhoAnnounceTheTableReceiveNothingAndHideNoHost() throws Exception {
    Host host = windows.thenClose(Host.start(HostSettings.with(Bots::of)));
    InetSocketAddress now = host.listen(at(0));
    host.open(ProgramWindows.forTwoAndABot());
    owner = windows.open("North");
    owner.joins(now.getPort());
    owner.awaits("start");
    guest = windows.open("East", MovedHostTest::findable);
    MadeUpAnswers network = windows.thenClose(new MadeUpAnswers(host::tables));
    List<ScriptedHost> impostors = new ArrayList<>();
    for (int impostor = 0; impostor < IMPOSTORS; impostor++) {
      ScriptedHost each = windows.thenClose(new ScriptedHost());
      network.add(each.address().getPort());
      impostors.add(each);
    }
    try (FaultyProxy before = FaultyProxy.before(now, 1)) {
      guest.joins(before.address().getPort());
      guest.fire("ready");
      owner.fire("start");
      await().until(() -> owner.atTable() && guest.atTable());
    }
    for (ScriptedHost impostor : impostors) {
      assertThat(impostor.visit().heardNothing()).isTrue();
    }
    assertThat(presence()).isNotEqualTo(Presence.HERE);
    network.add(now.getPort());
    await().atMost(SEARCH).until(() -> presence() == Presence.HERE);
  }

  /** Without the key of a seat: the table is the one on the same port of the same host. */
  @Test
  void aSpectatorFollowsTheHostToAnotherAddress() throws Exception {
    Host host = windows.thenClose(Host.start(HostSettings.with(Bots::of)));
    InetSocketAddress inside = host.listen(at(0));
    host.open(ProgramWindows.forTwoAndABot().watchable(true).lasting());
    MadeUpAnswers network = windows.thenClose(new MadeUpAnswers(host::tables));
    PlayerWindow spectator = windows.open("East", MovedHostTest::findable);
    InetSocketAddress now;
    try (FaultyProxy before = FaultyProxy.before(inside, 1)) {
      now = host.listen(elsewhere(before.address().getPort()));
      spectator.watches(before.address().getPort(), host.tables().getFirst());
      spectator.awaits("chairs");
    }
    spectator.awaits("connection-band");
    network.add(now);
    await().atMost(SEARCH).until(() -> !spectator.sees("#connection-band"));
  }

  private Presence presence() {
    return ProgramWindows.now(() -> owner.model().labelsProperty().get().get(1).presence());
  }

  private static void isListed(PlayerWindow window) {
    ProgramWindows.now(() -> {
      window.program().navigation().settings(Topic.NETWORK);
      return true;
    });
    window.awaits("discovery");
    window.turns("discovery", true);
    window.types(KeyCode.ESCAPE);
  }

  private static InetSocketAddress at(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  /** Another address of this computer; some systems have none by themselves. */
  private static InetSocketAddress elsewhere(int port) {
    InetAddress other = InetAddress.ofLiteral("127.0.0.2");
    try (ServerSocket socket = new ServerSocket(port, 1, other)) {
      return new InetSocketAddress(other, socket.getLocalPort());
    } catch (IOException none) {
      return abort("one loopback address only: " + none.getMessage());
    }
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
