package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.lobby.LobbyModel;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Hearer;
import oklahoma.client.net.Lines;
import oklahoma.client.session.kept.KeptLine;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.storage.Store;
import oklahoma.client.table.model.TableModel;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A table elsewhere whose host never answers. */
@ExtendWith(OnScreen.class)
class JoinedTableTest {
  private static final TableName TABLE = new TableName("Table");

  @TempDir private Path folder;

  /** The program closes its database when a table says that it has stopped. */
  @Test
  void itHasStoppedWhenTheWatchNeedsTheDatabaseNoMore(Hands robot) {
    CountDownLatch busy = new CountDownLatch(1);
    CompletableFuture<?>[] stopped = new CompletableFuture<?>[1];
    try (Store store = Store.open(folder.resolve("oklahoma.db"));
        Lines lines = new Lines()) {
      KeptSeats seats = new KeptSeats(folder.resolve("seats"), store);
      store.change(rows -> waitFor(busy));
      robot.interact(() -> stopped[0] = table(lines, seats.fresh()).close());
      assertThat(stopped[0]).isNotDone();
      busy.countDown();
      await().until(stopped[0]::isDone);
    }
  }

  /** A player who chooses something else while the way back takes its time loses no seat. */
  @Test
  void aSeatIsKeptWhoseHostHasNotAnsweredYet(Hands robot) throws Exception {
    try (Store store = Store.open(folder.resolve("oklahoma.db"));
        Lines lines = new Lines();
        ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      InetSocketAddress address = (InetSocketAddress) silent.getLocalSocketAddress();
      KeptSeats seats = new KeptSeats(folder.resolve("seats"), store);
      SeatKey key = Hearer.key(1);
      KeptSeats.Hold first = seats.fresh();
      new KeptLine(first, address, hello(new Wish.Sit()), TABLE, name -> {}, new Hearer()).key(key);
      first.close();
      KeptSeat kept = seats.free().join().getFirst();
      KeptSeats.Hold again = seats.take(kept).join().orElseThrow().hold();
      CompletableFuture<?>[] left = new CompletableFuture<?>[1];
      robot.interact(() -> left[0] = table(lines, address, new Wish.Return(key), again).leave());
      await().until(left[0]::isDone);
      assertThat(seats.free().join()).containsExactly(kept);
    }
  }

  private static ToHost.Hello hello(Wish wish) {
    return new ToHost.Hello(new Name("North"), 1, wish, Optional.empty());
  }

  private static JoinedTable table(Lines lines, KeptSeats.Hold hold) {
    InetSocketAddress nobody = new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
    return table(lines, nobody, new Wish.Sit(), hold);
  }

  private static JoinedTable table(
      Lines lines, InetSocketAddress address, Wish wish, KeptSeats.Hold hold) {
    return new JoinedTable(
        lines, Call.to(address, hello(wish)), TABLE, hold, (host, name) -> {}, new Deaf());
  }

  private static void waitFor(CountDownLatch busy) {
    try {
      busy.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static final class Deaf implements TableSession.Listener {
    @Override
    public void inLobby(LobbyModel lobby) {}

    @Override
    public void atTable(TableModel table) {}

    @Override
    public void refused(LobbyFault fault) {}

    @Override
    public void wrongPassword(FromHost.WrongPassword tried) {}

    @Override
    public void unsaid() {}

    @Override
    public void parted(Connection.Parting why) {}
  }
}
