package oklahoma.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import oklahoma.bot.Bots;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.Table;
import oklahoma.host.table.TableServices;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.table.setup.MachineTiming;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.TestLobby;
import oklahoma.host.testing.TestSetups;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import org.junit.jupiter.api.Test;

/** A host and its tables: which one a guest comes to, and which ones there are. */
class OpenTablesTest {

  @Test
  void aKeyLeadsToItsTableAmongMany() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(2))) {
      for (int tables = 0; tables < 20; tables++) {
        gathering.host.open(TestLobby.setup(2));
      }
      HeadlessGuest north = gathering.comesFromInside("North");
      SeatKey key = gathering.drops(gathering.join("East"), north);
      HeadlessGuest back =
          HeadlessGuest.join(
              gathering.loops, gathering.address, "East", 0, new ConnectionPurpose.Return(key));
      gathering.inLobby(back);
      assertThat(back.lobby().chairs().get(1)).isInstanceOf(Chair.OfHuman.class);
    }
  }

  /** Who was invited there, or has a seat there, must find it in the list. */
  @Test
  void theListTellsOfTheTableThatIsAskedForHoweverManyThereAre() {
    try (Host host = Host.start(TestSetups.settings());
        Loops loops = new Loops()) {
      for (int table = 0; table <= FromHost.Tables.MOST; table++) {
        host.open(TestLobby.setup(2));
      }
      List<Integer> numbers = host.tables().stream().map(TableLabel::number).toList();
      InetSocketAddress door = host.listen(anyPort());
      assertThat(listed(loops, door, 0)).isEqualTo(numbers.subList(0, FromHost.Tables.MOST));
      assertThat(listed(loops, door, numbers.getLast()))
          .hasSize(FromHost.Tables.MOST)
          .startsWith(numbers.getFirst())
          .endsWith(numbers.getLast())
          .isSorted();
      assertThat(listed(loops, door, numbers.getLast() + 1))
          .isEqualTo(numbers.subList(0, FromHost.Tables.MOST));
    }
  }

  private static List<Integer> listed(Loops loops, InetSocketAddress door, int asked) {
    HeadlessGuest guest =
        HeadlessGuest.join(loops, door, "Guest", asked, new ConnectionPurpose.ListTables());
    Waiting.until(() -> !guest.received(FromHost.Tables.class).isEmpty());
    return guest.received(FromHost.Tables.class).getFirst().tables().stream()
        .map(TableLabel::number)
        .toList();
  }

  /** The number may lead to another table by now. */
  @Test
  void aTableThatClosesTakesNoOtherOneAway() throws Exception {
    try (MachineTiming timing = new MachineTiming()) {
      OpenTables tables = new OpenTables();
      Table first = table(timing);
      Table second = table(timing);
      CountDownLatch closed = new CountDownLatch(1);
      first.onClosed(closed::countDown); // runs after all that is asked for later
      tables.add(1, first);
      tables.add(1, second);
      first.close(ByeReason.TABLE_CLOSED);
      assertThat(closed.await(120, TimeUnit.SECONDS)).isTrue();
      assertThat(tables.get(1)).contains(second);
      second.close(ByeReason.TABLE_CLOSED);
      await().untilAsserted(() -> assertThat(tables.all()).isEmpty());
    }
  }

  private static Table table(MachineTiming timing) {
    TableSetup setup = TestLobby.setup(2);
    return Table.open(
        1,
        setup,
        Regulars.NONE,
        new TableServices(
            new MemoryJournal(),
            TestSetups.settings().dealings().apply(setup.seed()),
            Bots::of,
            Runnable::run,
            timing,
            new LoginThrottle(timing)));
  }

  @Test
  void aTableThatIsOpenedWhileTheHostStopsCloses() {
    Host host = Host.start(TestSetups.settings());
    host.close();
    host.open(TestLobby.setup(2));
    await().untilAsserted(() -> assertThat(host.tables()).isEmpty());
  }

  @Test
  void everyDoorOverTheNetworkSharesOneLoop() {
    try (Host host = Host.start(TestSetups.settings());
        Loops loops = new Loops()) {
      Set<Thread> before = networkThreads(); // those of hosts that are just stopping, too
      List<InetSocketAddress> doors =
          List.of(host.listen(anyPort()), host.listen(anyPort()), host.listen(anyPort()));
      Set<Thread> fresh = networkThreads();
      fresh.removeAll(before);
      assertThat(fresh).hasSize(1);
      int table = host.open(TestLobby.setup(2));
      for (InetSocketAddress door : doors.subList(0, 2)) {
        HeadlessGuest guest =
            HeadlessGuest.join(loops, door, "Guest", table, new ConnectionPurpose.Sit());
        Waiting.until(() -> guest.newestKey().isPresent());
      }
      HeadlessGuest late =
          HeadlessGuest.join(loops, doors.getLast(), "Late", table, new ConnectionPurpose.Sit());
      Waiting.until(() -> late.farewell().isPresent());
      assertThat(late.farewell()).contains(ByeReason.TABLE_FULL);
    }
  }

  private static Set<Thread> networkThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("host-network"))
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static InetSocketAddress anyPort() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  }
}
