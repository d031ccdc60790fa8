package oklahoma.client.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import oklahoma.client.app.Navigation;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.net.ScriptedHost;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A host that keeps a seat is asked while the first screen is seen, and at no other time. */
class SeatWatchTest {
  private static final Name NORTH = new Name("North");
  private static final Fingerprint NOBODY = Fingerprint.ofHex("3c".repeat(32));

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void aLookEndsWhenHomeIsLeftAndBeginsAgainOnTheWayBack() throws Exception {
    try (ScriptedHost host = new ScriptedHost()) {
      PlayerWindow window = windows.open("North");
      keep(
          windows.folder(window),
          "seat",
          host.address().getPort(),
          host.fingerprint(),
          Instant.now());
      window = windows.restart(window);
      endsWhen(window, look(host), Navigation::rules);
      window.fire("back");
      endsWhen(window, look(host), Navigation::home);
      endsWhen(window, look(host), Navigation::lessons);
    }
  }

  /** A look that runs out of patience ends as well, but says so on the card. */
  private static void endsWhen(
      PlayerWindow window, ScriptedHost.Visit look, Consumer<Navigation> left) throws Exception {
    ReturnCard card = (ReturnCard) window.finds("#return-card").orElseThrow();
    ProgramWindows.now(() -> {
      left.accept(window.program().navigation());
      return true;
    });
    assertThat(look.heardNothing()).isTrue();
    assertThat(ProgramWindows.now(card.stateProperty()::get)).isEqualTo(ReturnCard.State.ASKING);
  }

  /** The next look at the host, which does not answer it. */
  private static ScriptedHost.Visit look(ScriptedHost host) throws Exception {
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received())
        .isEqualTo(new ToHost.Hello(NORTH, 1, new ConnectionPurpose.ListTables()));
    return visit;
  }

  @Test
  void aSeatIsOfferedThoughTheHostsOfNewerOnesAreGone() throws Exception {
    PlayerWindow window = windows.open("North");
    Instant now = Instant.now();
    for (int hours = 0; hours < 4; hours++) {
      keep(windows.folder(window), "seat-" + hours, 1, NOBODY, now.minus(Duration.ofHours(hours)));
    }
    PlayerWindow again = windows.restart(window);
    await()
        .until(() ->
            ProgramWindows.now(
                    () -> again.stage().getScene().getRoot().lookupAll("#return-card").size())
                == 4);
  }

  private static void keep(Path program, String id, int port, Fingerprint host, Instant kept) {
    KeptSeat seat =
        new KeptSeat(
            id,
            InetSocketAddress.createUnresolved("localhost", port),
            host,
            1,
            new TableName("The table"),
            NORTH,
            new SeatKey(new byte[SeatKey.BYTES]),
            kept);
    try (Store store = Store.open(program.resolve("oklahoma.db"))) {
      store.change(rows -> rows.put(Subject.SEATS, seat.id(), seat.values()));
    }
  }
}
