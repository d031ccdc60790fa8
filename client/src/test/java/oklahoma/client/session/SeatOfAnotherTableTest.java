package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.identity.Identity;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * While a match waits to go on, another window of its host has a table of the same number at the
 * same address.
 */
class SeatOfAnotherTableTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final Identity identity = Identity.fresh();
  private InetSocketAddress port = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow guest;

  @BeforeEach
  void aMatchIsLeftThatWaits() throws Exception {
    Host host = opens(identity, ProgramWindows.forTwoAndABot());
    PlayerWindow owner = windows.open("North");
    owner.joins(port.getPort());
    owner.awaits("start");
    PlayerWindow seated = windows.open("East");
    seated.joins(port.getPort());
    seated.fire("ready");
    owner.fire("start");
    await().until(() -> owner.atTable() && seated.atTable());
    host.sayGoodbye();
    host.close();
    guest = seated;
  }

  private Host opens(Identity key, TableSetup table) {
    Host host = windows.thenClose(Host.start(HostSettings.with(Bots::of).withIdentity(() -> key)));
    port = host.listen(port);
    host.open(1, table);
    return host;
  }

  @Test
  void aTableOfTheSameNameDoesNotKnowTheSeatWhichIsKeptUntilThePlayerGivesItUp() throws Exception {
    opens(identity, ProgramWindows.forTwoAndABot());
    guest = windows.restart(guest);
    await().until(() -> guest.tells("return-state", "the table is there"));
    guest.fire("rejoin");
    await().until(() -> guest.sees(".question-card"));
    assertThat(guest.asked("You could not return to “The table”")).isTrue();
    guest.answers("Keep the seat");
    guest.fire("rejoin");
    await().until(() -> guest.sees(".question-card"));
    guest.answers("Give up the seat");
    await().until(() -> guest.sees("#solo") && !guest.sees("#return-card"));
  }

  @Test
  void aTableOfAnotherNameIsNotTheSeats() throws Exception {
    opens(
        identity,
        TableSetup.hosted(
            new TableName("Another"),
            OklahomaRules.standard(2),
            List.of(new Chair.Open(), new Chair.Open()),
            BotPace.NONE));
    guest = windows.restart(guest);
    await().until(() -> guest.tells("return-state", "the table is closed now"));
  }

  @Test
  void aHostThatThePlayerTrustsThereIsNotTheHostOfTheSeat() throws Exception {
    opens(Identity.fresh(), ProgramWindows.forTwoAndABot());
    guest = windows.restart(guest);
    guest.joins(port.getPort());
    guest.fire("key-trust");
    guest.awaits("start");
    ProgramWindows.now(() -> {
      guest.program().navigation().home();
      return true;
    });
    guest.awaits("return-card");
    await().until(() -> guest.tells("return-state", "a different host answers"));
  }

  /** The host has lost its key, say. */
  @Test
  void aHostThatThePlayerTrustsWithTheSeatIsAskedForIt() throws Exception {
    opens(Identity.fresh(), ProgramWindows.forTwoAndABot());
    guest = windows.restart(guest);
    guest.fire("rejoin");
    guest.fire("key-trust");
    await().until(() -> guest.tells("return-state", "the table is there"));
    guest.fire("rejoin");
    await().until(() -> guest.asked("You could not return to “The table”"));
  }
}
