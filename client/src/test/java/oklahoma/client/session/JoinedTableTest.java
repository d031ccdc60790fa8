package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Welcomes;
import oklahoma.client.lobby.LobbyModel;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.RecordingListener;
import oklahoma.client.net.ScriptedHost;
import oklahoma.client.net.trust.Credentials;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.session.kept.SeatKeeper;
import oklahoma.client.storage.Store;
import oklahoma.client.table.model.TableModel;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of the seat at a table elsewhere when the player goes. */
@ExtendWith(OnScreen.class)
class JoinedTableTest {
  private static final TableName TABLE = new TableName("Table");
  private static final Fingerprint HOST = Fingerprint.ofHex("3c".repeat(32));

  @TempDir private Path folder;

  /** The program closes its database when a table says that it has stopped. */
  @Test
  void itHasStoppedWhenTheWatchNeedsTheDatabaseNoMore(Hands robot) {
    CountDownLatch busy = new CountDownLatch(1);
    CompletableFuture<?>[] stopped = new CompletableFuture<?>[1];
    try (Store store = Store.open(folder.resolve("oklahoma.db"));
        EventLoops eventLoops = new EventLoops()) {
      KeptSeats seats = new KeptSeats(folder.resolve("seats"), store);
      store.change(rows -> waitFor(busy));
      robot.interact(() -> stopped[0] = table(eventLoops, seats.fresh()).close());
      assertThat(stopped[0]).isNotDone();
      busy.countDown();
      await().until(stopped[0]::isDone);
    }
  }

  /** A player who chooses something else while the way back takes its time loses no seat. */
  @Test
  void aSeatIsKeptWhoseHostHasNotAnsweredYet(Hands robot) throws Exception {
    try (Store store = Store.open(folder.resolve("oklahoma.db"));
        EventLoops eventLoops = new EventLoops();
        ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      InetSocketAddress address = (InetSocketAddress) silent.getLocalSocketAddress();
      KeptSeats seats = new KeptSeats(folder.resolve("seats"), store);
      SeatKey key = RecordingListener.key(1);
      KeptSeats.Hold first = seats.fresh();
      Call call =
          new Call(
              address, Pin.exactly(HOST), hello(new ConnectionPurpose.Sit()), Credentials.NONE);
      new SeatKeeper(first, () -> call, TABLE, (host, name) -> {}, new RecordingListener())
          .key(key);
      first.close();
      KeptSeat kept = seats.free().join().getFirst();
      KeptSeats.Hold again = seats.take(kept).join().orElseThrow().hold();
      CompletableFuture<?>[] left = new CompletableFuture<?>[1];
      robot.interact(() ->
          left[0] =
              table(eventLoops, address, new ConnectionPurpose.Return(key), again, new Shown())
                  .leave());
      await().until(left[0]::isDone);
      assertThat(seats.free().join()).containsExactly(kept);
    }
  }

  /** Its host would keep it for nobody through the rematch: the key is forgotten here. */
  @Test
  void aWindowThatClosesAtThePodiumGivesUpTheSeat(Hands robot) throws Exception {
    assertThat(saidByClosing(robot, false)).as("the match goes on").isEmpty();
    assertThat(saidByClosing(robot, true)).contains(new ToHost.Leave(false));
  }

  /** The last message that the host receives. */
  private Optional<ToHost> saidByClosing(Hands robot, boolean matchOver) throws Exception {
    try (Store store = Store.inMemory();
        EventLoops eventLoops = new EventLoops();
        ScriptedHost host = new ScriptedHost()) {
      KeptSeats seats = new KeptSeats(folder.resolve("seats"), store);
      Shown shown = new Shown();
      JoinedTable[] table = new JoinedTable[1];
      robot.interact(() ->
          table[0] =
              table(eventLoops, host.address(), new ConnectionPurpose.Sit(), seats.fresh(), shown));
      ScriptedHost.Visit visit = host.visit();
      assertThat(visit.received()).isInstanceOf(ToHost.Hello.class);
      visit.say(welcome(matchOver));
      await().until(shown::atTable);
      CompletableFuture<?>[] stopped = new CompletableFuture<?>[1];
      robot.interact(() -> stopped[0] = table[0].close());
      await().until(stopped[0]::isDone);
      stopped[0].join();
      assertThat(seats.free().join()).as("kept seats").hasSize(matchOver ? 0 : 1);
      return visit.heardNothing() ? Optional.empty() : Optional.of(visit.received());
    }
  }

  private static FromHost.Welcome welcome(boolean matchOver) {
    MatchRecord record =
        RandomMatch.of(OklahomaRules.standard(2), List.of("North", "East"), 1).record();
    Deal deal = record.rules().match(record.firstDealer()).next(record.deals().getFirst().order());
    return Welcomes.of(
        1,
        Optional.of(RecordingListener.key(1)),
        List.of(
            SeatLabel.ofHuman(Seat.A, new Name("North")),
            SeatLabel.ofHuman(Seat.B, new Name("East"))),
        new Standing(List.of(), List.of(0, 0), List.of(), matchOver),
        Seen.of(deal, Seat.A),
        List.of());
  }

  private static ToHost.Hello hello(ConnectionPurpose purpose) {
    return new ToHost.Hello(new Name("North"), 1, purpose, Optional.empty());
  }

  private static JoinedTable table(EventLoops eventLoops, KeptSeats.Hold hold) {
    InetSocketAddress nobody = new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
    return table(eventLoops, nobody, new ConnectionPurpose.Sit(), hold, new Shown());
  }

  private static JoinedTable table(
      EventLoops eventLoops,
      InetSocketAddress address,
      ConnectionPurpose purpose,
      KeptSeats.Hold hold,
      Shown shown) {
    return new JoinedTable(
        eventLoops, Call.to(address, hello(purpose)), TABLE, hold, (host, name) -> {}, shown);
  }

  private static void waitFor(CountDownLatch busy) {
    try {
      busy.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static final class Shown implements TableSession.Listener {
    private volatile boolean atTable;

    boolean atTable() {
      return atTable;
    }

    @Override
    public void inLobby(LobbyModel lobby) {}

    @Override
    public void atTable(TableModel table) {
      atTable = true;
    }

    @Override
    public void refused(LobbyFault fault) {}

    @Override
    public void wrongPassword(FromHost.WrongPassword tried) {}

    @Override
    public void chatNotSent() {}

    @Override
    public void ended(Connection.EndCause why) {}
  }
}
