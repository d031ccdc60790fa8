package oklahoma.client.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.session.kept.KnownTables;
import oklahoma.client.storage.Store;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.protocol.lobby.TableName;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Programs at a host over real sockets: who watches sits down, and who comes late replaces a bot.
 */
class LatecomersOnScreenTest {
  private static final Duration MATCH = Duration.ofMinutes(3);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final Host host = windows.thenClose(Host.start(HostSettings.with(Bots::of)));
  private final InetSocketAddress port =
      host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow owner;

  @BeforeEach
  void sitDown() throws Exception {
    host.open(ProgramWindows.forTwoAndABot());
    owner = windows.open("North");
    owner.joins(port.getPort());
    owner.awaits("start");
  }

  @Test
  void aSpectatorSitsDownAndALatecomerReplacesABot() throws Exception {
    PlayerWindow spectator = windows.open("East");
    owner.fire("lock-2"); // so the table is not entered at once
    owner.awaits("unlock-2");
    owner.turns("watchable", true);
    await().until(() -> host.tables().getFirst().watchable());
    spectator.joins(port.getPort());
    spectator.fire("watch-1");
    spectator.awaits("chairs");
    owner.fire("unlock-2");
    spectator.fire("sit-2");
    spectator.awaits("ready");
    assertThat(owner.says("admission-latecomers")).isEqualTo("Nobody may join during the match.");
    owner.fire("let-take-over");
    await()
        .until(() ->
            spectator
                .says("admission-latecomers")
                .equals("Latecomers may take over from bots during the match."));
    spectator.fire("ready");
    owner.fire("start");
    await().until(() -> owner.atTable() && spectator.atTable());
    assertThat(spectator.model().playerView().seat()).contains(Seat.B);

    PlayerWindow late = windows.open("South");
    late.joins(port.getPort());
    late.fire("take-over-1");
    await().until(late::atTable);

    assertThat(late.model().playerView().seat()).contains(Seat.C);
    await().until(() -> ProgramWindows.now(() -> owner.model().nameOf(Seat.C).equals("South")));
    await().atMost(MATCH).until(() -> discards(spectator, late));
    assertThat(ProgramWindows.now(() -> owner.model().labelsProperty().get().get(2).bot()))
        .isEmpty();
    assertThat(played(late)).as("where the first screen looks for it").isEqualTo(played(owner));
  }

  /** The tables elsewhere at which a player has played. */
  private List<TableName> played(PlayerWindow window) {
    try (Store store = Store.open(windows.folder(window).resolve("oklahoma.db"))) {
      return new KnownTables(store).all().join().stream().map(KnownTables.Known::name).toList();
    }
  }

  /** All play; whether the latecomer has discarded a card. */
  private boolean discards(PlayerWindow spectator, PlayerWindow late) throws Exception {
    return ProgramWindows.now(() -> {
      owner.plays();
      spectator.plays();
      late.plays();
      return late.model().log().lines().stream()
          .anyMatch(line ->
              line.event() instanceof Event.Discarded discarded && discarded.seat() == Seat.C);
    });
  }
}
